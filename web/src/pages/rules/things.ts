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

export const TURNS = ['standard', 'tunnel', 'speeding_up', 'switching'] as const

export const EVENTS = [
  'angry_marshal',
  'swivel_arm',
  'braking',
  'take_it_all',
  'passengers_rebellion',
  'pickpocketing',
  'marshals_revenge',
  'hostage_conductor',
] as const

export const BANDITS = ['belle', 'cheyenne', 'django', 'doc', 'ghost', 'tuco'] as const
