/** How large the cards of the pile can be while it is laid: turns stand beside each other, and go on
 * in the next line, like words. */

const LEAST = 12 // pixels, the width of a card
const MOST = 52
const SIGN = 27 // the sign of the turn, before its cards
const GAP = 3 // between two cards
const APART = 10 // between two turns
const LINE = 5 // between two lines
export const TALL = 1.2 // of a card's width

/** The largest width of a card at which turns of so many places each have room. */
export function widestCard(turns: readonly number[], width: number, height: number): number {
  let card = MOST
  while (card > LEAST && heightOf(turns, width, card) > height) card--
  return card
}

const STEP = 8 // pixels
const NEARLY = 2 // pixels of a card that are not worth a wider pile

/** The least width at which they are nearly as large as if they had all of it. */
export function narrowest(turns: readonly number[], width: number, height: number): number {
  const card = widestCard(turns, width, height)
  let least = width
  while (least > STEP && widestCard(turns, least - STEP, height) >= card - NEARLY) least -= STEP
  return least
}

function heightOf(turns: readonly number[], width: number, card: number): number {
  let lines = 1
  let used = 0
  for (const places of turns) {
    const long = SIGN + places * (card + GAP)
    const room = used > 0 ? width - used - APART : width
    if (long <= room) {
      used = width - room + long
      continue
    }
    // A turn that is longer than a line breaks.
    const each = Math.max(1, Math.floor((width - SIGN) / (card + GAP)))
    const own = Math.ceil(places / each)
    lines += used > 0 ? own : own - 1
    used = own > 1 ? width : long
  }
  return lines * (card * TALL + LINE) - LINE
}
