/** Motions find the pieces by their data- attributes, whatever classes dress them. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import SuperStage from '../src/boxes/superexpress/Stage.svelte'
import Stage from '../src/lib/table/Stage.svelte'
import { loadKit } from '../src/lib/games.svelte'
import { loadModules } from '../src/lib/modules/index.svelte'
import { Pace } from '../src/lib/table/pace'
import { figure, stage, travel } from '../src/lib/table/theatre'
import type { View } from '../src/lib/types'
import marshal from './fixtures/marshal.json'
import rides from './fixtures/rides.json'
import steps from './fixtures/steps.json'
import recorded from './fixtures/super.json'

const SRC = join(import.meta.dirname, '../src')
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(join(SRC, file), 'utf8')

/** All that is told by motions: their files, and those that motions share. */
const told = files.filter((file) =>
  /(^|\/)(theatre|acting|motions|story)\.ts$/.test(file.replaceAll('\\', '/')),
)
const markup = files
  .filter((file) => file.endsWith('.svelte'))
  .map((file) => read(file).replace(/<script[^]*?<\/script>|<style[^]*?<\/style>/g, ''))
  .join('\n')
const drawn = new Set([...markup.matchAll(/\s(data-[a-z-]+)/g)].map(([, name]) => name))

const selectors = (text: string) =>
  [
    ...text.matchAll(
      /(?:\ball\(\w+, |closest<HTMLElement>\(|querySelector\w*\(|PLACED = )([`'])(.+?)\1/g,
    ),
  ].map(([, , selector]) => selector!)
const partsOf = (selector: string) =>
  [...selector.replaceAll(/\$\{[^}]*\}/g, '').matchAll(/\[(data-[a-z-]+)/g)].map(([, name]) => name)
/** What is left of it without attributes. */
const besides = (selector: string) =>
  selector.replaceAll(/\$\{[^}]*\}/g, '').replaceAll(/\[[^\]]*\]|[\s,]/g, '')

describe('the pieces that motions look for', () => {
  it.each(told)('%s finds them by what components say of them', (file) => {
    const asked = selectors(read(file))
    expect(asked.map(besides).filter(Boolean)).toEqual([])
    expect(asked.flatMap(partsOf).filter((name) => !drawn.has(name))).toEqual([])
  })

  it('are many, in both games and their boxes', () => {
    const asked = new Set(told.flatMap((file) => selectors(read(file)).flatMap(partsOf)))
    expect(told.length).toBeGreaterThan(6)
    expect(asked.size).toBeGreaterThan(20)
    expect(besides("[data-panel~='doc'] .cyl")).toBe('.cyl')
  })
})

const GAMES: [string, Component<{ view: View }>, { view: View }[]][] = [
  ['Colt Express', Stage, steps as unknown as { view: View }[]],
  ['Horses and the Time-Travel Car', Stage, viewsOf(rides)],
  ['Marshal & Prisoners', Stage, viewsOf(marshal)],
  ['Colt Super Express', SuperStage as Component<{ view: View }>, recorded as never],
]

function viewsOf(recorded: unknown): { view: View }[] {
  return (recorded as { after: View }[]).map(({ after }) => ({ view: after }))
}

describe.each(GAMES)('the stage of %s', (_, component, views) => {
  const width = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'clientWidth')!
  const height = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'clientHeight')!
  let shown: Record<string, unknown> | undefined

  beforeAll(() => Promise.all([loadModules(views[0]!.view), loadKit('super')]))
  afterEach(() => {
    if (shown) void unmount(shown)
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', width)
    Object.defineProperty(HTMLElement.prototype, 'clientHeight', height)
  })

  const draw = (view: View) => {
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', {
      get: () => 1200,
      configurable: true,
    })
    Object.defineProperty(HTMLElement.prototype, 'clientHeight', {
      get: () => 500,
      configurable: true,
    })
    shown = mount(component, { target: document.body, props: { view } })
    flushSync()
    return {
      root: document.body,
      still: false,
      pace: new Pace(() => 1),
      change: () => Promise.resolve(),
    }
  }
  const onTrain = (view: View) => Object.keys(view.bandits).filter((name) => view.bandits[name]!.at)

  /** … where most bandits are on the train. */
  const crowded = () =>
    views.reduce((most, one) => (onTrain(one.view).length > onTrain(most.view).length ? one : most))

  it('holds every piece in a place', () => {
    const { view } = crowded()
    const theatre = draw(view)
    expect(stage(theatre)).toBeInstanceOf(HTMLElement)
    const pieces = [...document.querySelectorAll('[data-figure], [data-token]')]
    expect(pieces.filter((piece) => !piece.closest('[data-place]'))).toEqual([])
    const missing = onTrain(view).filter((name) => figure(theatre, name).length === 0)
    expect(missing).toEqual([])
    expect(onTrain(view).length).toBeGreaterThan(1)
  })

  it('leaves it to the motion to move a figure, while it travels', async () => {
    Element.prototype.animate = () => ({ finished: Promise.resolve() }) as unknown as Animation
    const { view } = crowded()
    const theatre = draw(view)
    const [name] = onTrain(view)
    const places = () =>
      figure(theatre, name!).map((it) => it.closest<HTMLElement>('[data-place]')!.style.transition)
    let seen: string[] = []
    const change = () => {
      seen = places()
      return Promise.resolve()
    }
    await travel({ ...theatre, change }, name!, () => () => [], 10)
    expect(new Set(seen)).toEqual(new Set(['none']))
    expect(new Set(places())).toEqual(new Set(['']))
  })
})
