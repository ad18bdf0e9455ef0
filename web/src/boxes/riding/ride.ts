/** On horseback along the train, in every box that has horses. */

import { stamp } from '../../lib/table/effects'
import type { Gait } from '../../lib/table/gaits'
import { apart, travel, type Theatre } from '../../lib/table/theatre'

/** Along the train on a horse, from its place if it has one; the sprite must have its drawing. */
export const ride = (theatre: Theatre, name: string, ms: number, saddle?: DOMRect) =>
  travel(theatre, name, (body) => gallop(theatre, body, ms, saddle), ms)

/** Into the saddle, along with the horse, and off again. */
const gallop =
  (theatre: Theatre, body: HTMLElement, ms: number, saddle?: DOMRect): Gait =>
  (dx, dy) => {
    const way = -Math.sign(dx) || 1
    const home = body.getBoundingClientRect()
    const seat = { x: home.x, y: saddle ? saddle.top + saddle.height * 0.25 : home.bottom + 40 }
    const [, down] = apart(theatre, seat, { x: home.x, y: home.bottom })
    const size = (saddle?.width ?? home.width) * 1.15
    const at = { x: home.x + home.width / 2, y: home.bottom + down + size * 0.1 }
    // Horse and rider keep together: both take the same bounds at the same time.
    const bounds = (far: number, low: number) =>
      Array.from({ length: 9 }, (_, n) => ({
        translate: `${far * (1 - n / 8)}px ${low - (n % 2) * 8}px`,
        rotate: `${way * (n % 2 ? -4 : 3)}deg`,
        offset: 0.14 + n * 0.08,
        easing: 'linear',
      }))
    // The horse is drawn over the table, which no camera enlarges.
    const far = (dx * home.width) / (body.offsetWidth || home.width)
    const run = [
      { translate: `${far}px 0px` },
      ...bounds(far, 0),
      { translate: `${way * 60}px 0px` },
    ].map((frame) => ({ ...frame, scale: `${way} 1` }))
    void stamp(theatre, 'm-loose-2', at, size, run, ms)
    return [
      { translate: `${dx}px ${dy}px` },
      { translate: `${dx}px ${down}px`, offset: 0.12 },
      ...bounds(dx, down),
      { translate: `0px ${down * 0.4 - 16}px`, rotate: '0deg', offset: 0.9 },
      { translate: '0px 0px' },
    ]
  }
