/** Couriers & Armored Train in words: on sheets, for screen readers, on the Round card, in the split. */

import { dollars, t } from '../../lib/i18n'
import { named } from '../../lib/table/names.svelte'
import { moneyOf } from '../../lib/table/sheet'
import { contentsOf, nameOf } from '../../lib/table/spoken'
import type { Option, Position, View } from '../../lib/types'
import type { Standing } from '../../lib/ui/story'
import type { Column, Module, Picture, SheetPart } from '../../lib/modules/module'
import { armoredCarOf, cutOff, robberOf, trainsOf } from './view'
import type { Known } from './wire'
import { banditOf } from '../../lib/surely'

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** A card of Il Professore's, and the bandit it is for. */
export function cardWords(kind: string, bandit?: string): string {
  const { name } = named('cards', kind)
  return bandit ? t('card-about', { card: name, name: named('bandits', bandit).name }) : name
}

/** What one knows of a bandit's hidden loot. */
export function sheet(view: View, bandit: string): SheetPart[] {
  const { team, bag_values, nugget_values, documents } = robberOf(view, bandit)
  const badge = { id: `n-team-${team}`, box: 40 }
  const side = { picture: badge, words: t(`team-${team}`), about: `team:${team}` }
  const papers = documents.map((whose) => ({
    picture: { id: 'l-secret_document', box: 40 },
    words: t(`document-${whose}`),
  }))
  const parts = [
    { title: t('sheet-bags'), items: moneyOf('bag', bag_values) },
    { title: t('sheet-nuggets'), items: moneyOf('nugget', nugget_values) },
    { title: t('sheet-documents'), items: papers },
  ]
  return [{ title: t('sheet-team'), items: [side] }, ...parts.filter(({ items }) => items.length)]
}

/** Money besides the values of the base game's tokens. */
export function worth(view: View, bandit: string): number {
  const { bag_values, nugget_values } = robberOf(view, bandit)
  return sum(bag_values) + sum(nugget_values)
}

/** What one has seen of the tokens that lie somewhere. */
function remembered(view: View, position: Position, tokens: Known[] = []): string[] {
  if (!tokens.length) return []
  const things = tokens.map(({ token, value, document }) =>
    t('known-token', {
      token: t(`some-${token}`, { number: 1 }),
      face: document ? t(`document-${document}`) : dollars(value ?? 0),
    }),
  )
  return [t('known-here', { things: things.join(', ') })]
}

export function spoken(view: View): { title: string; lines: string[] }[] {
  const { armored, facing, teams, gang, professore } = trainsOf(view)
  const closed = cutOff(view)
  const cars = armored.map((car, n) => {
    const beside = facing.indexOf(n)
    const inside = car.in
      ? [
          t('inside-holds', { things: contentsOf(view, `a${n}.in`) }),
          ...remembered(view, `a${n}.in`, car.in.known),
        ]
      : [t('no-inside')]
    return {
      title: t('plate-armored', { car: n, name: named('cars', car.car).name }),
      lines: [
        beside < 0 ? t('faces-nothing') : t('faces-car', { car: beside }),
        ...(closed.includes(n) ? [t('cut-off')] : []),
        ...inside,
        t('roof-holds', { things: contentsOf(view, `a${n}.roof`) }),
        ...remembered(view, `a${n}.roof`, car.roof.known),
        ...(car.gatling ? [t('gatling-here')] : []),
      ],
    }
  })
  const sides = Object.entries(teams).map(([team, seats]) =>
    t('team-members', {
      team: t(`team-${team}`),
      names: seats.map((seat) => nameOf(view, seat)).join(', '),
    }),
  )
  const plan = professore
    ? [
        t('schemer-about', {
          team: t(`team-${professore.team}`),
          money: dollars(professore.money),
        }),
        t('schemer-cards', {
          cards: professore.deck
            .map((card) => cardWords(...(card.split(':') as [string, string?])))
            .join(', '),
        }),
      ]
    : []
  return [
    ...cars,
    { title: t('teams'), lines: [...sides, t('gang-hint', { number: gang }), ...plan] },
  ]
}

export function notes(view: View): ReturnType<NonNullable<Module['notes']>> {
  if (!trainsOf(view).betrayal || view.round !== 5) return []
  const [name, words] = [t('betrayal-short'), t('betrayal-words')]
  return [{ glyph: 'at-horseman', name, words, about: 'betrayal:' }]
}

export function picture({ points_at, verb }: Option): Picture | null {
  const { action, targets, shooter, figure } = points_at
  if (action) return { id: `i-${String(action)}`, box: 48, of: figure }
  if (targets) return { id: 'x-gatling', box: 80 }
  if (shooter)
    return { id: 'i-bullet', box: 48, of: shooter === 'neutral' ? undefined : String(shooter) }
  if (verb === 'feint') return { id: 't-feint', box: 48 }
  return null
}

/** What a seat holds in the end, and what of it counts. */
const held = (view: View, row: Standing) => row.bandits.map((bandit) => robberOf(view, bandit))
const counted = (view: View, row: Standing) =>
  row.bandits.filter((bandit) => isHome(view, bandit)).map((bandit) => robberOf(view, bandit))

/** Only who is on the Departure Train brings something home. */
export const isHome = (view: View, bandit: string): boolean =>
  armoredCarOf(banditOf(view, bandit).at) === null

const DOCUMENT_MONEY = 4000

const GUNSLINGER_MONEY = 1000

/** Bandits who have come home bring their loot to their team; others bring nothing. */
export function share(view: View, row: Standing): Standing {
  const home = row.bandits.every((bandit) => isHome(view, bandit))
  const fired = row.bandits.filter((bandit) => !banditOf(view, bandit).bullets).length
  const atHome = ([number, money]: [number, number]): [number, number] => [number, home ? money : 0]
  return {
    ...row,
    score: row.own_money,
    purses: atHome(row.purses),
    jewels: atHome(row.jewels),
    strongboxes: atHome(row.strongboxes),
    bonus: home ? fired * GUNSLINGER_MONEY : 0,
  }
}

export const columns = (view: View): Column[] => [
  {
    key: 'bags',
    glyph: 'l-bag',
    title: t('end-column-bags'),
    cell: (row) => ({
      amount: sum(counted(view, row).flatMap(({ bag_values }) => bag_values)),
      detail: t('some-bag', { number: sum(held(view, row).map(({ bags }) => bags)) }),
    }),
  },
  {
    key: 'nuggets',
    glyph: 'l-nugget',
    title: t('end-column-nuggets'),
    cell: (row) => ({
      amount: sum(counted(view, row).flatMap(({ nugget_values }) => nugget_values)),
      detail: t('some-nugget', { number: sum(held(view, row).map(({ nuggets }) => nuggets)) }),
    }),
  },
  {
    key: 'documents',
    glyph: 'l-secret_document',
    title: t('end-column-documents'),
    cell: (row) => ({
      amount:
        DOCUMENT_MONEY *
        counted(view, row).filter(({ documents, team }) => documents.includes(team)).length,
      detail: t('some-secret_document', {
        number: sum(held(view, row).map(({ secret_documents }) => secret_documents)),
      }),
    }),
  },
]
