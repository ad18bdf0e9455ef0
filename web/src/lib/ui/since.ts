/** When something was, in the reader's language. */

import { language, t } from '../i18n'

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** Day and hour; `at` is Unix time. */
export const moment = (at: number): string =>
  new Date(at * 1000).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' })

/** How long ago. */
export function since(time: string | number, now = Date.now()): string {
  const then = typeof time === 'number' ? time * 1000 : Date.parse(time)
  const seconds = Math.max(0, (now - then) / 1000)
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto', style: 'short' })
  for (const [unit, size] of UNITS)
    if (seconds >= size) return words.format(-Math.floor(seconds / size), unit)
  return t('just-now')
}
