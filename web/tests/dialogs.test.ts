import { mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { addWords } from '../src/lib/i18n'
import en from '../src/boxes/superexpress/en.ftl?raw'
import fr from '../src/boxes/superexpress/fr.ftl?raw'
import LeaveDialog from '../src/lib/table/LeaveDialog.svelte'
import type { Game } from '../src/lib/table/game.svelte'
import type { Seat, Table } from '../src/lib/types'
import PawnSheet from '../src/boxes/superexpress/PawnSheet.svelte'
import type { SuperView } from '../src/boxes/superexpress/types'
import RideAgain from '../src/lib/ui/RideAgain.svelte'

const seat = (n: number, more: Partial<Seat> = {}) =>
  ({ n, kind: 'person', name: `P${n}`, bandits: ['doc'], gave_up: false, ...more }) as Seat

let shown: Record<string, unknown> | undefined
const text = () => document.body.textContent.replaceAll(/\s+/g, ' ')
afterEach(() => shown && unmount(shown))

describe('the end of a game', () => {
  const offer = (rides_again: boolean, rematch: string | null, isHost = false) => {
    const seats = [seat(0, { rides_again }), seat(1)]
    const table = { id: 'old', rematch, rematch_by: rematch && 1, seats } as unknown as Table
    shown = mount(RideAgain, { target: document.body, props: { table, mine: [0], isHost } })
  }

  it('offers the next game to those who played to the end', () => {
    offer(true, 'new')
    expect(text()).toContain('Ride along')
  })

  it('offers who gave up nothing but to watch', () => {
    offer(false, 'new')
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/t/new')
    expect(text()).toContain('Watch the next game')
    expect(document.querySelector('button')).toBeNull()
  })

  it('leaves it to the others to call for it', () => {
    offer(false, null)
    expect(document.querySelector('a, button')).toBeNull()
  })

  it('lets a host who gave up call for it, and watch', () => {
    offer(false, null, true)
    expect(text()).toContain('Ride again')
    void unmount(shown!)
    offer(false, 'new', true)
    expect(text()).toContain('Watch the next game')
  })
})

describe('giving up', () => {
  const EVERYBODY = 'Everybody at this device gives up'
  const ask = (mine: number[], seats: Seat[]) => {
    const game = { mine, table: { seats } } as unknown as Game
    const props = { game, way: 'give-up' as const, onclose: () => {} }
    shown = mount(LeaveDialog, { target: document.body, props })
  }

  it.each([
    ['one of several devices', [0], [seat(0), seat(1)], false],
    ['the only person', [0], [seat(0), seat(1, { kind: 'bot' })], false],
    ['several people at one device', [0, 1], [seat(0), seat(1)], true],
    ['several people among others', [0, 1], [seat(0), seat(1), seat(2)], true],
    ['the last of several', [0, 1], [seat(0), seat(1, { gave_up: true }), seat(2)], false],
  ])('is said to concern everybody at the device: %s', (_, mine, seats, all) => {
    ask(mine, seats)
    expect(text().includes(EVERYBODY)).toBe(all)
  })
})

describe('the sheet of a pawn', () => {
  it('draws its place, its Loot cards and its program', () => {
    const doc = { seat: 'doc', at: '1.roof', facing: 'rear', state: 'standing', loot: [301, 367] }
    const view = {
      seat: null,
      first: 'doc',
      train: [{}, {}, {}],
      bandits: { doc },
      seats: { doc: { bandits: ['doc'], revealed: ['fire'], hidden: 2 } },
    } as unknown as SuperView
    const table = { seats: [seat(0)] } as unknown as Table
    addWords({ en, fr })
    const props = { bandit: 'doc', view, table, onclose: () => {} }
    shown = mount(PawnSheet, { target: document.body, props })
    const found = (selector: string) => document.querySelectorAll(`dialog ${selector}`).length
    expect(found('.train .car')).toBe(3)
    // Numbers stand below the cars, where no pawn covers them.
    const cars = [...document.querySelectorAll('dialog .car')].map(
      (car) => Number(car.getAttribute('y')) + Number(car.getAttribute('height')),
    )
    const numbers = [...document.querySelectorAll('dialog .n')]
    const tops = numbers.map((number) => Number(number.getAttribute('y')) - 9)
    expect(Math.min(...tops)).toBeGreaterThan(Math.max(...cars))
    expect(found('[data-about^="lootcard:"] svg')).toBe(2)
    expect(found('[data-about="card:doc:fire"]')).toBe(1)
    expect(found('[data-about="card:doc:back"]')).toBe(2)
  })
})
