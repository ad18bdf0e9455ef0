/** A train for the picture on the home page: everybody aboard, nothing decided yet. */

import type { BanditView, Place, View } from '../../lib/types'

const place = (bandits: string[], purses = 0, jewels = 0, strongboxes = 0): Place => ({
  bandits,
  purses: Array.from({ length: purses }, (_, n) => ({ label: n + 1 })),
  jewels,
  strongboxes,
})

/** From the locomotive to the caboose. */
const LONG: View['train'] = [
  { car: 'locomotive', in: place([], 0, 0, 1), roof: place(['django']) },
  { car: 'car_1', in: place(['belle'], 3), roof: place(['doc', 'cheyenne']) },
  { car: 'car_4', in: place(['ghost'], 3, 1), roof: place(['tuco'], 1) },
  { car: 'car_2', in: place([], 0, 3), roof: place([]) },
  { car: 'car_3', in: place([], 1, 1), roof: place([]) },
]
/** Nobody on the roofs, so that it fits under a title. */
const SHORT: View['train'] = [
  { car: 'locomotive', in: place([], 0, 0, 1), roof: place([]) },
  { car: 'car_1', in: place(['cheyenne', 'doc'], 3), roof: place([]) },
]

const nobody: Omit<BanditView, 'at'> = {
  seat: '',
  bullets: 6,
  received: 0,
  received_from: {},
  cash: 0,
  purses: 0,
  jewels: 0,
  strongboxes: 0,
}

/** A picture: nothing is counted. */
const GAME: View['game'] = {
  edition: '',
  mode: '',
  modules: [],
  variants: [],
  silk_power: null,
  events: null,
  options: {},
  rounds: 0,
  chambers: 0,
  values: { jewel: 0, strongbox: 0 },
}

/** The picture: with so many cars behind the locomotive, or the small one. */
export function postcard(cars?: number): View {
  const train = cars === undefined ? SHORT : LONG.slice(0, cars + 1)
  const aboard = train.flatMap((car, n) => [
    ...car.in.bandits.map((bandit) => [bandit, { ...nobody, at: `${n}.in` }] as const),
    ...car.roof.bandits.map((bandit) => [bandit, { ...nobody, at: `${n}.roof` }] as const),
  ])
  return {
    schema: 1,
    game: GAME,
    seat: null,
    over: false,
    round: 1,
    phase: 'schemin',
    round_card: null,
    past_cards: [],
    turns: [],
    turn: 0,
    event: '',
    first: '',
    marshal: '0.in',
    neutral: 0,
    train,
    places: {},
    bandits: Object.fromEntries(aboard),
    seats: {},
    pile: [],
    asked: [],
  }
}
