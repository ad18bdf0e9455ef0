/** Horses & Stagecoach in words: on sheets, for screen readers, in the split. */

import { t } from '../../lib/i18n'
import { named } from '../../lib/table/names.svelte'
import { figureCalled } from '../../lib/table/people.svelte'
import { contentsOf } from '../../lib/table/spoken'
import type { Option, View } from '../../lib/types'
import type { Standing } from '../../lib/ui/story'
import type { Column, Picture, SheetPart, Wording } from '../../lib/modules/module'
import { AHEAD, herds, horsesOf, riderOf, ridersOf } from './view'
import { carAt } from '../../lib/surely'

export function sheet(view: View, bandit: string): SheetPart[] {
  const { hostage, drinks, escaped } = riderOf(view, bandit)
  const parts: SheetPart[] = []
  if (hostage) {
    const { name, hint, short } = named('hostages', hostage)
    const words = t('hostage-in-short', { name, effect: hint ?? '', ransom: short ?? '' })
    const item = { picture: { id: `h-${hostage}`, box: 60 }, words, about: `hostage:${hostage}` }
    parts.push({ title: t('sheet-hostage'), items: [item] })
  }
  if (drinks.length) {
    const items = drinks.map((drink) => ({
      picture: { id: `l-whiskey_${drink}`, box: 40 },
      words: t(`drink-${drink}`),
    }))
    parts.push({ title: t('sheet-drinks'), items })
  }
  if (escaped) {
    const item = { picture: { id: 'e-escape', box: 48 }, words: t('got-away') }
    parts.push({ title: t('sheet-away'), items: [item] })
  }
  return parts
}

const besideCar = (car: number) => (car === AHEAD ? t('beside-timecar') : t('beside-car', { car }))

export function spoken(view: View): { title: string; lines: string[] }[] {
  const { coach, shotgun, hostages = [] } = horsesOf(view)
  const riders = ridersOf(view).map(figureCalled)
  const horses = herds(view).map(({ car, number }) =>
    t('horses-beside', { number, place: besideCar(car) }),
  )
  const beside = {
    title: t('beside-the-train'),
    lines: [
      ...(riders.length ? [t('still-riding', { names: riders.join(', ') })] : []),
      ...(horses.length ? horses : [t('no-horses')]),
    ],
  }
  if (!coach || !shotgun) return [beside]
  const { name } = named('cars', carAt(view, coach.facing).car)
  const left = hostages.map((id) => {
    const { name, hint, short } = named('hostages', id)
    return t('hostage-in-short', { name, effect: hint ?? '', ransom: short ?? '' })
  })
  return [
    {
      title: t('coach-beside', { car: coach.facing, name }),
      lines: [
        t('inside-holds', { things: contentsOf(view, 'coach.in') }),
        t('roof-holds', { things: contentsOf(view, 'coach.roof') }),
        t(`shotgun-is-${shotgun.state}`),
        ...(left.length ? [t('hostages-are', { names: left.join('; ') })] : [t('no-hostages')]),
      ],
    },
    beside,
  ]
}

export function picture({ points_at }: Option): Picture | null {
  const { hostage, flask } = points_at
  if (hostage) return { id: `h-${String(hostage)}`, box: 60 }
  return flask ? { id: `l-${String(flask)}`, box: 40 } : null
}

/** A hostage with what it costs now and pays at the end. */
export function wording({ points_at }: Option): Wording | null {
  if (!points_at.hostage) return null
  const { name, hint, short } = named('hostages', String(points_at.hostage))
  const ransom = t('hostage-ransom', { ransom: short ?? '' })
  return { title: name, lines: [t('hostage-effect', { effect: hint ?? '' }), ransom] }
}

export function columns(view: View): Column[] {
  const ransom: Column = {
    key: 'ransom',
    glyph: 'h-banker',
    title: t('end-column-ransom'),
    always: Object.keys(view.bandits).some((bandit) => riderOf(view, bandit).hostage),
    cell: (row) => ({
      amount: row.ransom ?? 0,
      detail: row.bandits
        .flatMap((bandit) => riderOf(view, bandit).hostage ?? [])
        .map((id) => named('hostages', id).name)
        .join(', '),
    }),
  }
  const station: Column = {
    key: 'station',
    glyph: `e-${view.event}`,
    title: named('events', view.event).name,
    always: view.event === 'escape',
    cell: (row) => ({ amount: row.station ?? 0, detail: fate(view, row) }),
  }
  return [ransom, ...(view.event ? [station] : [])]
}

/** Who was caught where only those who got away can win. */
function fate(view: View, row: Standing): string {
  if (view.event !== 'escape') return ''
  return t(isCaught(view, row) ? 'end-caught' : 'end-got-away')
}

const isCaught = (view: View, row: Standing) =>
  view.event === 'escape' &&
  row.bandits.every((bandit) => {
    const { at, escaped } = riderOf(view, bandit)
    return !escaped && (at === null || /^\d/.test(at))
  })

export const outOf = (view: View, row: Standing) =>
  isCaught(view, row) ? t('end-out-caught') : null
