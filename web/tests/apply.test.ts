import { describe, expect, it } from 'vitest'
import { lootIn, whereabouts } from '../src/lib/table/apply'
import { after, stagingOf } from '../src/lib/table/staging'
import type { GameEvent, View } from '../src/lib/types'
import { afterAll, steps, told } from './steps'

const labelsOf = (loot: ReturnType<typeof lootIn>) =>
  typeof loot === 'number' ? loot : loot.map(({ label }) => label)

/** What can be seen on the table, without what only the server can know. */
const visible = (view: View) => ({
  marshal: view.marshal,
  bandits: Object.fromEntries(
    Object.entries(view.bandits).map(([name, bandit]) => [
      name,
      [
        bandit.at,
        bandit.bullets,
        bandit.received,
        bandit.purses,
        bandit.jewels,
        bandit.strongboxes,
      ],
    ]),
  ),
  train: view.train.map(({ in: inside, roof }) =>
    [inside, roof].map((place) => [
      place.bandits,
      labelsOf(lootIn(place, 'purses')),
      place.jewels,
      place.strongboxes,
    ]),
  ),
})

describe('events written down one by one', () => {
  it.each(steps.slice(1).map((step, n) => ({ n, step })))(
    'lead to the view that the server gives after choice $step.n',
    ({ n, step }) => {
      const before = steps[n]!.view
      expect(visible(afterAll(step.events, before))).toEqual(visible(step.view))
    },
  )

  it('leave the view before them as it was', () => {
    const { view } = steps[0]!
    const copy = structuredClone(view)
    afterAll(steps[1]!.events, view)
    expect(view).toEqual(copy)
  })

  it('no longer ask who has laid a card or drawn some', () => {
    const view = { ...steps[0]!.view, asked: ['tuco', 'ghost'] }
    const played = told('played', { seat: 'tuco', index: 0, hidden: false })
    expect(after(view, played).asked).toEqual(['ghost'])
    expect(after(view, { kind: 'drew', seat: 'ghost', number: 3, text: '' }).asked).toEqual([
      'tuco',
    ])
  })

  it('take the hands away before the first card is carried out', () => {
    const before = steps[0]!.view
    const seat = Object.keys(before.seats)[0]!
    const own = { ...before.own!, hand: ['fire', 'move'] }
    const seats = { ...before.seats, [seat]: { ...before.seats[seat]!, hand: 2, deck: 3 } }
    const view = { ...before, seat, own, seats } as View
    const gone = after(view, { kind: 'hand_returned', seat, number: 2, text: '' })
    expect(gone.own!.hand).toEqual([])
    expect(gone.seats[seat]).toMatchObject({ hand: 0, deck: 5 })
    const kept = after(view, { kind: 'hand_returned', seat, number: 1, kept: ['fire'], text: '' })
    expect(kept.own!.hand).toEqual(['fire'])
  })

  it('count loot that was struck loose once, with any owner in the end', () => {
    const { view: before } = steps[0]!
    const held = { doc: 1, cheyenne: 2 } // and one is in the air
    const bandits = { ...before.bandits }
    for (const [name, purses] of Object.entries(held))
      bandits[name] = { ...before.bandits.django!, purses }
    const view: View = { ...before, bandits, loose: { token: 'purse', bandit: 'doc' } }
    const purses = ({ bandits }: View) => [bandits.doc!.purses, bandits.cheyenne!.purses]

    const token = 'purse'
    const kept = after(view, told('loot_kept', { bandit: 'cheyenne', victim: 'doc', token }))
    expect(purses(kept)).toEqual([1, 3])
    const fall = told('loot_fell', { bandit: 'doc', position: '0.roof', label: 99, token })
    const fell = after(view, fall)
    expect(purses(fell)).toEqual([1, 2])
    expect(fell.train[0]!.roof.purses).toContainEqual({ label: 99 })
    // Only once: the next one leaves the sheet.
    expect(purses(after(fell, fall))).toEqual([0, 2])
  })

  it('that nobody knows change nothing', () => {
    const { view } = steps[0]!
    expect(after(view, { kind: 'eclipse', text: 'It gets dark.' } as unknown as GameEvent)).toEqual(
      view,
    )
  })
})

it('finds bandits and the marshal', () => {
  const { view } = steps[0]!
  expect(whereabouts(view, 'marshal')).toBe(view.marshal)
  expect(whereabouts(view, 'django')).toBe(view.bandits.django!.at)
  expect(whereabouts(view, 'nobody')).toBeNull()
})

it('takes the old Round card away before the new one is turned up', () => {
  const { view } = steps[0]!
  const begun = after(view, { kind: 'round_begun', text: null, round: 2, first: 'doc' })
  expect([begun.round_card, begun.turns, begun.event]).toEqual([null, [], ''])
  const turned = after(begun, { kind: 'card_turned', text: null, round_card: 'swivel_arm' })
  expect(turned.round_card).toBe('swivel_arm')
})

it('copies what is reactive to plain data, before an event and after it', () => {
  const wrapped = new Proxy(['standard', 'tunnel'], {})
  const view = { ...steps[0]!.view, turns: wrapped }
  expect(() => structuredClone(view)).toThrow()
  const begun = after(view, told('turn_begun', { turn: 1 }))
  expect(structuredClone(begun).turns).toEqual(['standard', 'tunnel'])

  const staging = {
    ...stagingOf(view),
    write: (draft: View) => Object.assign(draft, { turns: wrapped }),
  }
  expect(structuredClone(after(view, told('stealin_begun'), staging)).turns).toEqual(wrapped)
})
