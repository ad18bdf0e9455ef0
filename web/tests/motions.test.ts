import { expect, it } from 'vitest'
import { show } from '../src/lib/table/motions'
import { Pace } from '../src/lib/table/pace'
import type { GameEvent, View } from '../src/lib/types'

it('a Round card shows its face once it is turned halfway', async () => {
  const seen: Record<string, Keyframe[]> = {}
  Element.prototype.animate = function (frames) {
    seen[this.localName] = frames as Keyframe[]
    return { finished: Promise.resolve() } as unknown as Animation
  }
  const root = document.createElement('main')
  root.innerHTML = '<article data-round><s data-round-back></s></article>'
  const theatre = { root, still: false, change: () => Promise.resolve(), pace: new Pace(() => 1) }
  await show(
    theatre,
    { kind: 'card_turned' } as GameEvent,
    { game: { modules: [] } } as unknown as View,
  )
  const edge = seen.article!.find(({ transform }) => String(transform).includes('(90deg)'))!.offset
  const after = seen.s!.slice(seen.s!.findLastIndex(({ offset }) => offset === edge))
  expect(after.map(({ visibility }) => visibility)).toEqual(['hidden', 'hidden'])
})
