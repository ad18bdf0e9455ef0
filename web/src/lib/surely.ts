/** Surely: parts of a view that are there wherever they are named, in any game. */

function surely<Part>(part: Part | undefined, name: string | number): Part {
  if (part === undefined) throw new TypeError(`${name} is nowhere in this view`)
  return part
}

export const banditOf = <Bandit>(view: { bandits: Record<string, Bandit> }, name: string): Bandit =>
  surely(view.bandits[name], name)
export const seatOf = <Seat>(view: { seats: Record<string, Seat> }, name: string): Seat =>
  surely(view.seats[name], name)
export const carAt = <Car>(view: { train: Car[] }, number: number): Car =>
  surely(view.train[number], number)
