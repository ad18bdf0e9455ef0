/** What a box that is no part of Folsom is at the table, made of what the server says of it. */

import { t } from '../lib/i18n'
import { climb } from '../lib/table/gaits'
import { moneyOf } from '../lib/table/sheet'
import { MS, travel } from '../lib/table/theatre'
import type { Module } from '../lib/modules/module'
import type { OutsideBox, View } from '../lib/types'
import type { Standing } from '../lib/ui/story'
import { banditOf } from '../lib/surely'

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)

/** What the tokens of a kind are worth that a bandit has, as far as one knows. */
function valuesOf(view: View, bandit: string, kind: string): readonly number[] {
  const values: unknown = Reflect.get(banditOf(view, bandit), `${kind}_values`)
  return Array.isArray(values) ? (values as number[]) : []
}

const numberOf = (view: View, bandit: string, plural: string): number =>
  Number(Reflect.get(banditOf(view, bandit), plural) ?? 0)

/** How figures of the base game move between the floors of a car. */
const KNOWN = new Set(['walked', 'climbed', 'punched', 'shoved', 'fled', 'swept', 'led'])

export default function moduleOf(box: OutsideBox): Module {
  const tokens = Object.entries(box.tokens)
  const hidden = tokens.filter(([, { hides_money }]) => hides_money)
  return {
    art: '', // it is in the sprite, for pages without a table too
    words: box.words,
    tokens: Object.fromEntries(tokens.map(([kind, { plural }]) => [kind, plural])),
    sheet: (view, bandit) =>
      hidden
        .map(([kind, { name }]) => ({
          title: name,
          items: moneyOf(kind, valuesOf(view, bandit, kind)),
        }))
        .filter(({ items }) => items.length),
    worth: (view, bandit) => sum(hidden.flatMap(([kind]) => valuesOf(view, bandit, kind))),
    columns: (view) =>
      hidden.map(([kind, { plural, name }]) => ({
        key: plural,
        glyph: `l-${kind}`,
        title: name,
        cell: ({ bandits }: Standing) => ({
          amount: sum(bandits.flatMap((bandit) => valuesOf(view, bandit, kind))),
          detail: t(`some-${kind}`, {
            number: sum(bandits.map((bandit) => numberOf(view, bandit, plural))),
          }),
        }),
      })),
    motions: {
      moved: (theatre, { figure, from, to, how }) =>
        KNOWN.has(how) || parseInt(from ?? '') !== parseInt(to ?? '')
          ? null
          : travel(theatre, figure, ({ dataset }) => climb(Number(dataset.door ?? 0)), MS.climb),
    },
  }
}
