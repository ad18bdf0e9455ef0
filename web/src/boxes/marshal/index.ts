/** Marshal & Prisoners: one player is the law. */

import { dollars, language, t } from '../../lib/i18n'
import { figureKey, pocketKey, positionKey } from '../../lib/table/highlight'
import { named } from '../../lib/table/names.svelte'
import { seatCalled } from '../../lib/table/people.svelte'
import { moneyOf } from '../../lib/table/sheet'
import { contentsOf } from '../../lib/table/spoken'
import type { View } from '../../lib/types'
import type { Standing } from '../../lib/ui/story'
import type { Module, Picture, SheetItem, SheetPart } from '../../lib/modules/module'
import Badges from './Badges.svelte'
import Bars from './Bars.svelte'
import Ending from './Ending.svelte'
import Faces from './Faces.svelte'
import MarshalPanel from './MarshalPanel.svelte'
import MarshalSheet from './MarshalSheet.svelte'
import Shots from './Shots.svelte'
import drawings from './art.svg?raw'
import { changes } from './changes'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'
import {
  CELL,
  goalGlyph,
  idolOf,
  isJailed,
  marshalOf,
  outlawOf,
  prisonOf,
  titlesOf,
  valuesOf,
} from './view'
import { motions } from './motions'
import { grounds, marks, prisonerKey } from './prison'
import { cueOf } from './sounds'

const list = (words: string[]) => new Intl.ListFormat(language(), { type: 'unit' }).format(words)
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

// Prisoners that fly over the table carry their colours with them.
const flying = [...drawings.matchAll(/<g id="pr-([a-z]+)"/g)]
  .map((match) => match[1]!)
  .filter((idol) => idol !== 'body')
  .map(
    (idol) =>
      `<symbol id="x-pr-${idol}" viewBox="0 -4 60 64" overflow="visible"><rect x="-2" y="-6" width="64" height="68" rx="8" fill="#f1d7a6" stroke="#15101c" stroke-width="2"/><g class="b-${idol}"><use href="#pr-${idol}"/></g></symbol>`,
  )
const art = `<defs>${drawings.match(/<g id="pr-[^]*?(?=<!-- cards)/)![0]}</defs>${drawings.replace(/<g id="pr-[^]*?(?=<!-- cards)/, '')}${flying.join('')}`

function sheet(view: View, bandit: string): SheetPart[] {
  const { wanted, prisoner, wounds, mailbag_values } = outlawOf(view, bandit)
  const money = dollars(valuesOf(view).wanted)
  const poster = {
    picture: { id: 'poster', box: 60 },
    words: wanted ? t('sheet-poster-here', { money }) : t('sheet-poster-gone'),
    about: `wanted:${bandit}`,
  }
  const parts = [
    { title: t('sheet-prisoner'), items: prisoner ? [lentBy(prisoner, bandit)] : [] },
    {
      title: t('sheet-wounds'),
      items: wounds.map((wound) => ({
        picture: { id: `hit-${wound}`, box: 48 },
        words: named('effects', wound).hint ?? wound,
      })),
    },
    {
      title: t('sheet-titles'),
      items: titlesOf(view, bandit).map((title) => ({
        picture: { id: `x-title-${title}`, box: 48 },
        words: named('titles', title).name,
        about: `title:${title}`,
      })),
    },
    { title: t('sheet-mailbags'), items: moneyOf('mailbag', mailbag_values) },
  ]
  return [
    { title: t('sheet-poster'), items: [poster] },
    ...parts.filter(({ items }) => items.length),
  ]
}

/** A Prisoner, and the power that he lends. */
function lentBy(prisoner: string, bandit: string): SheetItem {
  const { name, power = '' } = named('prisoners', prisoner)
  const isIdol = idolOf(prisoner) === bandit
  return {
    picture: { id: `x-pr-${idolOf(prisoner)}`, box: 60 },
    words: isIdol ? t('prisoner-idol-of', { name }) : t('prisoner-worth', { name, power }),
    about: prisonerKey(prisoner),
  }
}

/** Whoever has fallen off cannot win, nor who sits in the Cell where crime does not pay. */
function fateOf(view: View, bandits: readonly string[]): 'fell' | 'cell' | null {
  if (bandits.some((bandit) => outlawOf(view, bandit).ejected)) return 'fell'
  const isOut = (bandit: string) => isJailed(view, bandit)
  return view.event === 'crime_does_not_pay' && bandits.some(isOut) ? 'cell' : null
}

const held = (view: View, row: Standing) => row.bandits.map((bandit) => outlawOf(view, bandit))

const module: Module = {
  art,
  words: { en, fr },

  grounds,
  marks,
  tokens: { mailbag: 'mailbags' },
  paints: { prison: ['#39424f', '#c3a35a', '#4d5263', '#3a3f4d'] },
  Behind: Faces,
  Before: Bars,

  keyOf(_, { about }, { verb, points_at }) {
    if (verb === 'pay') return pocketKey(about.bandit!, points_at.token!)
    if (points_at.shots) return Object.keys(points_at.shots).map(figureKey)
    return points_at.prisoner ? prisonerKey(points_at.prisoner as string) : null
  },
  picture({ verb, points_at }) {
    if (verb === 'search') return { id: 'i-brilliant_idea', box: 48 }
    if (!points_at.prisoner) return null
    const of = idolOf(points_at.prisoner as string)
    return { id: `pr-${of}`, box: 60, of }
  },
  /** Who it is and what that brings, as the server says it to this bandit. */
  wording({ verb, label }) {
    const [, title, line] = (verb === 'free' && /^(.*?)\s?:\s(.*)$/.exec(label)) || []
    return title && line ? { title, lines: [line] } : null
  },
  answers: { shoot: Shots, angry_shot: Shots },

  changes,
  motions,
  cueOf,

  seats: { marshal: { Panel: MarshalPanel, Sheet: MarshalSheet } },
  Badges,
  sheet,
  spoken(view) {
    const { prisoners } = marshalOf(view)
    const names = list(prisoners.map((prisoner) => named('prisoners', prisoner).name))
    return [
      {
        title: t('law-prison'),
        lines: [
          t('law-cell-holds', { things: contentsOf(view, CELL) }),
          t('law-corridor-holds', { things: contentsOf(view, `${prisonOf(view)}.in`) }),
          t('law-prisoners-are', { names: names || t('law-nobody-locked-up') }),
        ],
      },
    ]
  },
  columns: (view) => [
    {
      key: 'mailbags',
      glyph: 'l-mailbag',
      title: t('end-column-mailbags'),
      cell: (row) => ({
        amount: sum(held(view, row).flatMap(({ mailbag_values }) => mailbag_values)),
        detail: t('end-count-mailbags', {
          number: sum(held(view, row).map(({ mailbags }) => mailbags)),
        }),
      }),
    },
    {
      key: 'wanted',
      glyph: 'poster',
      title: t('end-column-wanted'),
      cell: (row) => {
        const wanted = held(view, row).filter((facts) => facts.wanted).length
        return {
          amount: wanted * valuesOf(view).wanted,
          detail: t(wanted ? 'end-wanted-yes' : 'end-wanted-no'),
        }
      },
    },
    {
      key: 'prisoner',
      glyph: 'goal-under_lock_and_key',
      title: t('end-column-prisoner'),
      cell: (row) => {
        const [prisoner] = held(view, row).flatMap((facts) => facts.prisoner ?? [])
        return {
          amount: prisoner ? valuesOf(view).prisoner : 0,
          detail: '',
        }
      },
    },
    {
      key: 'titles',
      glyph: 'fist',
      title: t('end-column-titles'),
      cell: (row) => {
        const titles = row.bandits.flatMap((bandit) => titlesOf(view, bandit))
        return { amount: sum(titles.map((title) => valuesOf(view)[title])), detail: '' }
      },
    },
    {
      key: 'fate',
      glyph: `e-${view.event}`,
      title: t('end-column-fate'),
      always: fateOf(view, Object.keys(view.bandits)) !== null,
      cell: (row) => ({ amount: 0, detail: t(`end-fate-${fateOf(view, row.bandits) ?? 'free'}`) }),
    },
  ],
  outOf(view, row) {
    const fate = fateOf(view, row.bandits)
    return fate && t(`end-out-${fate}`)
  },
  headline(view) {
    const winners = view.result?.winners ?? []
    const met = Object.values(view.result?.goals ?? {}).filter(Boolean).length
    const turncoat = winners.find((seat) => seat !== 'marshal')
    if (winners.includes('marshal') && turncoat)
      return t('end-marshal-with', { met, name: seatCalled(turncoat) })
    if (winners.includes('marshal'))
      return t(view.seat === 'marshal' ? 'end-you-marshal' : 'end-marshal-wins', { met })
    return winners.length ? null : t('end-nobody')
  },
  eventHint: (event) => named('events', event).law,
  Ending,
  introduces: (view) => [
    'colt:1',
    ...marshalOf(view).prisoners.slice(0, 1).map(prisonerKey),
    ...(marshalOf(view).goals ?? marshalOf(view).goals_shown)
      .slice(0, 1)
      .map((goal) => `goal:${goal}`),
  ],
  pictureOf(key): Picture | null {
    const [kind, id = ''] = key.split(':')
    if (key === positionKey(CELL)) return { id: 'x-cell', box: 48 }
    if (kind === 'prisoner') return { id: `x-pr-${idolOf(id)}`, box: 60 }
    if (kind === 'goal') return { id: id ? goalGlyph(id) : 'i-marshal', box: 48 }
    if (kind === 'effect') return { id: `hit-${id}`, box: 48 }
    if (kind === 'title') return { id: `x-title-${id}`, box: 48 }
    if (kind === 'colt') return { id: 'colt', box: 110 }
    if (kind === 'ejected') return { id: 'e-deadly_fall', box: 48 }
    return kind === 'wanted' ? { id: 'poster', box: 60 } : null
  },
}

export default module
