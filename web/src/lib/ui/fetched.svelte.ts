/** Something from the server, asked for again when what it depends on changes. */

import { language } from '../i18n'

export interface Fetched<T> {
  readonly value: T | null
  /** A sentence for people. */
  readonly error: string | null
  reload(): void
}

/** Call it while a component is set up; `load` is asked again in the other language, too. */
export function fetched<T>(load: () => Promise<T>): Fetched<T> {
  let value = $state.raw<T | null>(null)
  let error = $state<string | null>(null)
  let asked = $state(0)
  $effect(() => {
    void [language(), asked]
    let stale = false
    load().then(
      (answer) => {
        if (!stale) [value, error] = [answer, null]
      },
      (reason: Error) => {
        if (!stale) error = reason.message
      },
    )
    return () => (stale = true)
  })
  return {
    get value() {
      return value
    },
    get error() {
      return error
    },
    reload: () => (asked += 1),
  }
}
