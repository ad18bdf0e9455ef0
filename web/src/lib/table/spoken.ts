/** Positions in words. */

import { lookOf } from '../art/figures'
import { t } from '../i18n'
import type { Position, View } from '../types'
import { placeAt } from './apply'
import { figureCalled, isPerson } from './people.svelte'
import { figuresAt, lootOf } from './scene'

/** A bandit with whoever plays it, or another figure; of several alike, with what tells them apart. */
export function nameOf(view: View, figure: string): string {
  if (figure in view.bandits || isPerson(figure)) return figureCalled(figure)
  const look = lookOf(figure)
  return t(look, { which: figure.slice(look.length + 1).toUpperCase() })
}

/** Figures and loot at a position. */
export function contentsOf(view: View, position: Position): string {
  const place = placeAt(view, position)
  if (!place) return t('nobody-nothing')
  const things = [
    ...figuresAt(view, position).map((figure) => nameOf(view, figure)),
    ...lootOf(view, place).map(({ kind, number }) => t(`some-${kind}`, { number })),
  ]
  return things.join(', ') || t('nobody-nothing')
}
