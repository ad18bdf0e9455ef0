/** The drawings of all figures, and what they say of themselves: where the face and the shoulder are. */

import { LETTERS } from '../../cast'

const files = import.meta.glob<string>(['./figures/*.svg', '../../boxes/*/figures/*.svg'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const figures = Object.values(files)
  .join('')
  .replaceAll(/<!--.*?-->\n\s*/g, '')

const said = new Map(
  [...figures.matchAll(/<g id="g-([a-z]+)"([^>]*)>/g)].map(([, look, said]) => [look!, said!]),
)

/** Several of a kind are told apart by what follows: `rider_2` looks like any rider. */
export const lookOf = (figure: string): string => figure.split('_')[0]!

export const letterOf = (figure: string): string => LETTERS[lookOf(figure)] ?? '•'

const saidOf = (figure: string, what: string): string | undefined =>
  said.get(lookOf(figure))?.match(`data-${what}="(.*?)"`)?.[1]

/** The part of a figure's drawing that shows its face, as a viewBox. */
export const faceOf = (figure: string): string => saidOf(figure, 'face') ?? '11 0 58 58'

type Point = readonly [x: number, y: number]

/** Where an arm that acts is fixed, in the units of the drawing. */
export function shoulderOf(figure: string): Point {
  const [x = 52, y = 49] = saidOf(figure, 'shoulder')?.split(' ').map(Number) ?? []
  return [x, y]
}
