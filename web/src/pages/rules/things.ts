/** What the rules page shows; the names are those of the drawings. */

export const LOOT = ['purse', 'jewel', 'strongbox'] as const

/** Action cards, each in the colours of one bandit. */
export const CARDS = [
  ['move', 'doc'],
  ['floor_change', 'cheyenne'],
  ['fire', 'django'],
  ['robbery', 'belle'],
  ['punch', 'tuco'],
  ['marshal', 'ghost'],
] as const

/** Boxes, each a chapter. */
export const BOXES = [
  'horses_stagecoach',
  'marshal_prisoners',
  'time_travel_car',
  'strangers',
  'couriers_armored_train',
  'super',
] as const

type Signs = {
  group: 'hostages' | 'goals' | 'effects'
  prefix: string
  grid?: number
  but?: string
}

/** Things of a box that have pictures, besides its turns and events. */
export const BOX_SIGNS: Record<string, Signs[]> = {
  horses_stagecoach: [{ group: 'hostages', prefix: 'h-', grid: 80 }],
  marshal_prisoners: [
    { group: 'effects', prefix: 'hit-' },
    { group: 'goals', prefix: 'goal-', but: 'capture_' },
  ],
}
