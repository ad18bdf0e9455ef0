import { beforeEach, describe, expect, it, vi } from 'vitest'
import { faults } from '../src/lib/faults.svelte'
import { Pace } from '../src/lib/table/pace'
import { Story, type Screen } from '../src/lib/table/story'
import type { Speed } from '../src/lib/settings.svelte'
import type { View } from '../src/lib/types'
import { steps, told } from './steps'

/** happy-dom has no animations: each one here ends when the test lets it. */
class FakeAnimation {
  static all: FakeAnimation[] = []
  static endAtOnce = true
  paused = false
  duration: number
  #end!: () => void
  finished = new Promise<void>((resolve) => (this.#end = resolve))
  constructor(options: KeyframeAnimationOptions) {
    this.duration = Number(options.duration)
    FakeAnimation.all.push(this)
    if (FakeAnimation.endAtOnce) this.finish()
  }
  pause() {
    this.paused = true
  }
  play() {
    this.paused = false
  }
  finish() {
    this.#end()
  }
}

beforeEach(() => {
  FakeAnimation.all = []
  FakeAnimation.endAtOnce = true
  Element.prototype.animate = ((_: Keyframe[], options: KeyframeAnimationOptions) =>
    new FakeAnimation(options)) as unknown as Element['animate']
})

function theatre(speed: Speed = 1) {
  const said: string[] = []
  const shown: View[] = []
  let view = steps[0]!.view
  const root = document.createElement('main')
  const screen: Screen = {
    root: () => root,
    still: () => false,
    view: () => view,
    show: (next) => {
      shown.push((view = next))
      return Promise.resolve()
    },
    say: (event) => said.push(event.text!),
    cue: vi.fn(),
  }
  const pace = new Pace(() => speed)
  return { pace, screen, story: new Story(pace, screen), said, shown }
}

describe('a story', () => {
  it('tells every sentence and ends with the view of the server', async () => {
    const { story, said, shown } = theatre()
    const step = steps[2]!
    await story.tell(step.events, step.view)
    expect(said).toEqual(step.events.map((event) => event.text).filter(Boolean))
    expect(shown.at(-1)).toBe(step.view)
  })

  it('shows the view after each event on its way', async () => {
    const { story, shown } = theatre()
    const step = steps[2]!
    await story.tell(step.events, step.view)
    expect(shown.length).toBeGreaterThan(step.events.length / 2)
  })

  it('leaves somebody the cards that they keep, if the view at its end is of the same round', async () => {
    const now = steps[0]!.view
    const seat = Object.keys(now.seats)[0]!
    const own = { ...now.own!, hand: ['fire', 'move', 'punch'] }
    const returned = told('hand_returned', { seat, number: 2 })
    for (const [round, hand] of [
      [now.round, ['move']],
      [now.round + 1, []],
    ] as const) {
      const { story, screen, shown } = theatre()
      await screen.show({ ...now, seat, own } as View)
      const end = { ...now, seat, round, own: { ...own, hand: ['move'] } } as View
      await story.tell([returned], end)
      expect(shown.at(-2)!.own!.hand).toEqual(hand)
    }
  })

  it('at instant speed moves nothing, but still says what happened', async () => {
    const { story, said, shown, screen } = theatre('instant')
    const step = steps[2]!
    await story.tell(step.events, step.view)
    expect(FakeAnimation.all).toHaveLength(0)
    expect(screen.cue).not.toHaveBeenCalled()
    expect(said.length).toBeGreaterThan(0)
    expect(shown).toEqual([step.view])
  })
})

describe('a story in which something goes wrong', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

  it('says every sentence and ends with the view of the server', async () => {
    const { story, said, shown, screen } = theatre()
    screen.cue = vi.fn(() => {
      throw new Error('no such sound')
    })
    const step = steps[2]!
    expect(await story.tell(step.events, step.view)).toBe(true)
    expect(said).toEqual(step.events.map((event) => event.text).filter(Boolean))
    expect(shown).toEqual([step.view])
    expect(faults.notice).toBe('story')
  })

  it('goes on without a motion that the browser refuses', async () => {
    Element.prototype.animate = () => {
      throw new TypeError('Offsets must be monotonically non-decreasing')
    }
    const { story, shown } = theatre()
    const step = steps[2]!
    await story.tell(step.events, step.view)
    expect(shown.length).toBeGreaterThan(step.events.length / 2)
  })

  it('says and shows nothing more once it is given up', async () => {
    FakeAnimation.endAtOnce = false
    const { story, said, shown } = theatre()
    const step = steps[2]!
    const telling = story.tell(step.events, step.view)
    await vi.waitFor(() => expect(FakeAnimation.all.length).toBeGreaterThan(0))
    const before = [said.length, shown.length]
    story.giveUp()
    expect(await telling).toBe(false)
    expect([said.length, shown.length]).toEqual(before)
  })
})

describe('a paused story', () => {
  it('tells one sentence for each step, and with it what has none', async () => {
    const { story, said, pace } = theatre()
    const spoken = steps.find(({ events }) => events.filter(({ text }) => text).length > 2)!
    const events = spoken.events.flatMap((event) => [event, { ...event, text: null }])
    const texts = events.flatMap(({ text }) => text ?? [])
    const gate = vi.spyOn(pace, 'gate')
    pace.pause()
    const telling = story.tell(events, spoken.view)
    expect(said).toEqual([])
    for (let n = 1; n <= texts.length; n++) {
      await vi.waitFor(() => expect(gate).toHaveBeenCalledTimes(n))
      expect(gate.mock.settledResults.at(-1)?.type).toBe('incomplete')
      pace.step()
      await vi.waitFor(() => expect(said).toEqual(texts.slice(0, n)))
    }
    pace.resume()
    expect(await telling).toBe(true)
  })
})

describe('pace', () => {
  const element = [document.createElement('i')]

  it.each([0.5, 1, 2, 4])('takes the time of its speed at ×%s', async (speed) => {
    await new Pace(() => speed).animate(element, [], 400)
    expect(FakeAnimation.all[0]!.duration).toBe(400 / speed)
  })

  it('pauses what runs, and what begins meanwhile', () => {
    FakeAnimation.endAtOnce = false
    const pace = new Pace(() => 1)
    void pace.animate(element, [], 400)
    pace.pause()
    void pace.animate(element, [], 400)
    expect(FakeAnimation.all.map(({ paused }) => paused)).toEqual([true, true])
    pace.resume()
    expect(FakeAnimation.all.map(({ paused }) => paused)).toEqual([false, false])
  })

  it.each([1, 'instant'] as const)('holds a paused story at speed %s', async (speed) => {
    const pace = new Pace(() => speed)
    const gone = vi.fn()
    pace.pause()
    void pace.gate().then(gone)
    await Promise.resolve()
    expect(gone).not.toHaveBeenCalled()
    pace.resume()
    await vi.waitFor(() => expect(gone).toHaveBeenCalled())
  })

  it('skips to the end, and runs again once that is told', async () => {
    FakeAnimation.endAtOnce = false
    const pace = new Pace(() => 1)
    const running = pace.animate(element, [], 400)
    pace.skip()
    await running
    expect(pace.skipping).toBe(true)
    await pace.wait(1000)
    pace.settle()
    expect(pace.skipping).toBe(false)
  })
})
