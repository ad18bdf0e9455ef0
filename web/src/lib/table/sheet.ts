/** Sheets: what a figure has, drawn as it is at the table, with words beside it. */

import { dollars, t } from '../i18n'
import type { SheetItem } from '../modules/module'
import type { View } from '../types'
import { nameOf } from './spoken'

/** Tokens of one kind, each with what it is worth. */
export const moneyOf = (kind: string, values: readonly number[]): SheetItem[] =>
  values.map((value) => ({ picture: { id: `l-${kind}`, box: 40 }, words: dollars(value) }))

/** Bullets in the colours of who shot them. */
export const hitsOn = (view: View, received: Record<string, number>): SheetItem[] =>
  Object.entries(received)
    .filter(([, number]) => number > 0)
    .map(([shooter, number]) => {
      const isNeutral = shooter === 'neutral'
      const name = isNeutral ? t('neutral') : nameOf(view, shooter)
      return {
        picture: { id: 'i-bullet', box: 48, of: isNeutral ? 'none' : shooter },
        words: t('sheet-hits-from', { number, name }),
      }
    })
