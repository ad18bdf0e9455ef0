/** Generic drawings, colours and letters for the pieces of boxes that nobody has drawn. */

import { LETTERS } from '../../cast'
import type { OutsideBandit, OutsideBox, OutsideToken } from '../types'

const TOKEN = '#d9c39a'

let sheet: CSSStyleSheet | undefined

/** Their letters, and their colours as a style sheet of its own. */
export function paint(boxes: Record<string, OutsideBox>): void {
  const bandits = Object.values(boxes).flatMap((box) => Object.entries(box.bandits))
  if (!bandits.length) return
  for (const [id, { letter }] of bandits) LETTERS[id] = letter
  sheet ??= new CSSStyleSheet()
  sheet.replaceSync(bandits.map(([id, look]) => rules(id, look)).join('\n'))
  const others = document.adoptedStyleSheets.filter((other) => other !== sheet)
  document.adoptedStyleSheets = [...others, sheet]
}

const rules = (id: string, look: OutsideBandit): string => `
  :root { --${id}: ${look.colour} }
  .b-${id} { --c: var(--${id}); --on: ${look.ink} }
  html.colours { --${id}: ${look.colour_apart} }
  html.colours .b-${id} { --on: ${look.ink_apart} }`

/** Everything that a box shows, as symbols of the sprite. */
export const drawn = (boxes: Record<string, OutsideBox>): string =>
  Object.values(boxes)
    .flatMap((box) => [
      ...Object.entries(box.tokens).map(([kind, token]) => tokenArt(kind, token)),
      ...Object.entries(box.bandits).map(([id, look]) => figureArt(id, look)),
      ...box.events.map(eventArt),
    ])
    .join('')

const letter = (x: number, y: number, size: number, fill: string, said: string): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="800" text-anchor="middle" fill="${fill}">${said.replace(/[<&]/g, '')}</text>`

/** A round counter with the first letter of what it is. */
const tokenArt = (kind: string, { name, colour }: OutsideToken): string =>
  `<symbol id="l-${kind}" viewBox="0 0 40 40"><circle cx="20" cy="21" r="16" fill="${colour ?? TOKEN}" stroke="#1b0f21" stroke-width="3"/>` +
  `<circle cx="20" cy="21" r="11.5" fill="none" stroke="#1b0f21" stroke-opacity=".35" stroke-width="1.5"/>` +
  `${letter(20, 27, 17, '#1b0f21', name.charAt(0).toUpperCase())}</symbol>`

/** A card with a burst: something happens. */
const eventArt = (event: string): string =>
  `<symbol id="e-${event}" viewBox="0 0 48 48"><path fill="currentColor" d="m24 4 4 11 11-5-5 11 11 4-11 4 5 11-11-5-4 11-4-11-11 5 5-11-11-4 11-4-5-11 11 5z"/></symbol>`

const PARTS = {
  legs: '<path class="k2" d="M28 70h11l1 34H25q0-5 5-7zM41 70h11l2 27q5 2 5 7H43z"/>',
  coat: '<path class="c1" d="M28 44q12-5 24 0l7 8 3 20-5 22q-17 6-34 0l-5-22 3-20z"/><path class="c2" d="M28 44q6-2.5 9-2.7L31 96q-5-.6-8-2l-5-22 3-20z"/>',
  arm: '<g class="arm"><path class="c1" d="m51 47 8 5 7 20-7 3-9-14z"/><path class="sk" d="M59 74q4-3 7-.5 1 5-3 6-4-.5-4-5.5z"/></g>',
  head: '<path class="sk" d="M31 21h18v13q-1 9-9 10-8-1-9-10z"/><path class="k" d="M35 29h3v3h-3zM43 29h3v3h-3z"/>',
  hat: '<path class="c1" d="M29 21Q30 6 33 5q7-2.5 14 0 3 1 4 16z"/><path class="c4" d="M29.5 15.5q10.5 3 21 0l.5 5q-11 3-22 0z"/><path class="c2" d="M15 21q7 2 25 2t25-2q1 5-5 6-20 3-40 0-6-1-5-6z"/>',
}

/** A bandit in a coat and a hat, with the letter on the chest. */
function figureArt(id: string, { ink, letter: said }: OutsideBandit): string {
  const hat = `<g id="hat-${id}" class="hat">${PARTS.hat}</g>`
  const chest = letter(40, 70, 18, ink, said)
  const body = PARTS.legs + PARTS.coat + chest + PARTS.arm + PARTS.head + hat
  const edged = (part: string) =>
    ['class="halo-o"', 'class="halo-i"', '']
      .map((edge) => `<use href="#${part}" ${edge}/>`)
      .join('')
  return (
    `<defs><g id="g-${id}">${body}</g><g id="arm-${id}">${PARTS.arm}</g></defs>` +
    `<symbol id="fig-${id}" viewBox="-6 -8 92 120" overflow="visible"><use href="#g-${id}" class="halo-s" y="2"/>${edged(`g-${id}`)}</symbol>` +
    `<symbol id="x-hat-${id}" viewBox="-6 -8 92 120" overflow="visible">${edged(`hat-${id}`)}</symbol>` +
    `<g id="x-arm-${id}">${edged(`arm-${id}`)}</g>`
  )
}
