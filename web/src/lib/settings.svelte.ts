/** Settings: what this device remembers, in localStorage. */

/** How fast a story is told: so many times as fast as it was made, or not at all. */
export type Speed = number | 'instant'
export const SPEEDS: readonly Speed[] = [0.5, 1, 2, 4, 'instant']
export type Language = 'en' | 'fr'

interface Stored {
  /** null: as the browser says. */
  language: Language | null
  sound: boolean
  /** In hundredths. */
  volume: number
  /** The rail rhythm under everything. */
  ambience: boolean
  music: boolean
  speed: Speed
  /** null: as the system says (prefers-reduced-motion). */
  motion: boolean | null
  /** Show a browser notification when it is one's turn. */
  notify: boolean
  /** Hide the cards that wait in the pile, even where the table shows them. */
  memory: boolean
  /** Introduce what appears for the first time, and what has been introduced. */
  introductions: boolean
  introduced: string[]
  /** Larger letters everywhere. */
  large: boolean
  /** null: as the system says (prefers-contrast). */
  contrast: boolean | null
  /** Bandits in colours that everybody can tell apart; their letters stay. */
  colours: boolean
  /** The name that a new guest is offered. */
  name: string
}

const KEY = 'folsom.settings'
const isPhone = matchMedia('(max-width: 599px)').matches

const defaults: Stored = {
  language: null,
  sound: !isPhone,
  volume: 70,
  ambience: true,
  music: true,
  speed: 1,
  motion: null,
  notify: false,
  memory: false,
  introductions: true,
  introduced: [],
  large: false,
  contrast: null,
  colours: false,
  name: '',
}

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>
  } catch {
    return {}
  }
}

const prefersContrast = matchMedia('(prefers-contrast: more)')
const prefersStill = matchMedia('(prefers-reduced-motion: reduce)')

class Settings {
  #values = $state<Stored>({ ...defaults, ...stored() })
  #systemIsStill = $state(prefersStill.matches)

  constructor() {
    prefersStill.addEventListener('change', (event) => (this.#systemIsStill = event.matches))
  }

  get<K extends keyof Stored>(key: K): Stored[K] {
    return this.#values[key]
  }

  set<K extends keyof Stored>(key: K, value: Stored[K]): void {
    this.#values[key] = value
    localStorage.setItem(KEY, JSON.stringify(this.#values))
  }

  /** Letters and edges stand out more. */
  get contrast(): boolean {
    return this.#values.contrast ?? prefersContrast.matches
  }

  /** No ambient motion, no shake, no flash. */
  get still(): boolean {
    const { motion } = this.#values
    return motion === null ? this.#systemIsStill : !motion
  }
}

export const settings = new Settings()
