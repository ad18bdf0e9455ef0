/** Sheets: what a figure has, drawn as it is at the table, with words beside it. */

import { dollars, t } from '../i18n'
import type { SheetItem } from '../modules/module'
import type { View } from '../types'
import { nameOf } from './spoken'

/** Tokens of one kind, each with what it is worth. */
export const moneyOf = (kind: string, values: readonly number[]): SheetItem[] =>
  values.map((value) => ({ picture: { id: `l-${kind}`, box: 40 }, words: dollars(value) }))

/** Bullets in the colours of their shooters. */
export const hitsOn = (view: View, received: Record<string, number>): SheetItem[] =>
  Object.entries(received)
    .filter(([, number]) => number > 0)
    .map(([shooter, number]) => {
      const isNeutral = shooter === 'neutral'
      return {
        picture: { id: 'i-bullet', box: 48, of: isNeutral ? 'none' : shooter },
        words: isNeutral
          ? t('sheet-hits-neutral', { number })
          : t('sheet-hits-from', { number, name: nameOf(view, shooter) }),
      }
    })
