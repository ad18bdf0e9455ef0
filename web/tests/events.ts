/** Recorded steps with every event of a box: each leads to the server's view, is told and shown. */

import { describe, expect, it, vi } from 'vitest'
import { soundOf } from '../src/lib/sound'
import { show } from '../src/lib/table/motions'
import { Pace } from '../src/lib/table/pace'
import type { GameEvent, View } from '../src/lib/types'
import { afterAll } from './steps'

export interface Step {
  before: View
  events: GameEvent[]
  after: View
}

/** One by one they lead to what is visible of the server's view. */
export function leadToTheView(steps: Step[], visible: (view: View) => unknown) {
  describe('events written down one by one', () => {
    it.each(steps.map((step, n) => ({ n, step, kinds: step.events.map(({ kind }) => kind) })))(
      'lead to the view of the server: $n',
      ({ step }) => {
        expect(visible(afterAll(step.events, step.before))).toEqual(visible(step.after))
      },
    )
  })
}

/** On a bare stage with whoever they are about, and these. */
export function areToldAndShown(steps: Step[], kinds: string[], figures: string[] = []) {
  describe.each(kinds)('the event %s', (kind) => {
    const step = steps.find(({ events }) => events.some((event) => event.kind === kind))!
    const event = step.events.find((event) => event.kind === kind)!

    it('has a sentence and a sound', () => {
      expect(event.text).toBeTruthy()
      expect(soundOf(step.after, event)).toBeTruthy()
    })
    it('is shown, moving and still', async () => {
      Element.prototype.animate = (() => ({
        finished: Promise.resolve(),
      })) as unknown as Element['animate']
      for (const still of [false, true]) {
        const change = vi.fn(() => Promise.resolve())
        const root = document.createElement('main')
        const names = ['bandit', 'target'].map((who) => Reflect.get(event, who)).concat(figures)
        root.innerHTML =
          names.map((name) => `<b class="spot"><i data-figure="${name}"></i></b>`).join('') +
          names.map((name) => `<b data-panel="${name}"></b>`).join('') +
          '<b data-stage></b><b data-bars></b>'
        await show({ root, still, change, pace: new Pace(() => 1) }, event, step.before)
      }
    })
  })
}
