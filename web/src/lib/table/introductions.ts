/** Introductions: what somebody sees for the first time on this device. */

import { kitOf } from '../games.svelte'
import { modulesOf } from '../modules/index.svelte'
import { settings } from '../settings.svelte'
import type { View } from '../types'
import { othersOf, placeAt, playedBy, positionsOf } from './apply'
import { figureKey, positionKey, tokenKey } from './highlight'
import { lootOf } from './scene'

/** Kinds of things that are introduced one by one; of the pieces of a module one stands for all. */
const OWN: readonly string[] = ['card', 'token', 'turn', 'event']

/** What is told apart: a Fire is a Fire in any hand, and a purse a purse wherever it lies. */
export function kindOfThing(key: string): string {
  const [kind, ...rest] = key.split(':')
  const last = rest.at(-1) ?? ''
  if (kind === 'figure') return `figure:${last.split('_')[0]}`
  if (kind === 'position') return `position:${last.split('.')[0]}`
  return OWN.includes(kind!) ? `${kind}:${last}` : kind!
}

/** Everything of a view that could be new to somebody, what matters most now first. */
function thingsOf(view: View): string[] {
  const own = view.seat ?? ''
  const cards = (view.own?.hand ?? []).map((card) =>
    card.includes(':') ? `card:${card}` : card === 'bullet' ? 'card:bullet' : `card:${own}:${card}`,
  )
  if (view.game.game) return [...(kitOf(view.game.game)?.introduces?.(view) ?? []), ...cards]
  const { partner } = view.seats[own] ?? {}
  const turn = view.phase === 'schemin' ? view.turns[view.turn] : undefined
  const loot = positionsOf(view).flatMap((position) =>
    lootOf(view, placeAt(view, position)!).map(({ kind }) => tokenKey(position, kind)),
  )
  return [
    ...(turn && turn !== 'standard' ? [`turn:${turn}`] : []),
    ...(view.event ? [`event:${view.event}`] : []),
    ...(partner ? [`partner:${playedBy(view, partner)[0]}`] : []),
    ...cards,
    ...modulesOf(view).flatMap((module) => module.introduces?.(view) ?? []),
    ...Object.keys(othersOf(view)).map(figureKey),
    ...loot,
    ...Object.keys(view.places ?? {}).map(positionKey),
  ]
}

/** The first thing that this device has not introduced yet. */
export function newThing(view: View): string | null {
  if (!settings.get('introductions')) return null
  const known = settings.get('introduced')
  return thingsOf(view).find((key) => !known.includes(kindOfThing(key))) ?? null
}

export function remember(key: string): void {
  const known = settings.get('introduced')
  if (!known.includes(kindOfThing(key))) settings.set('introduced', [...known, kindOfThing(key)])
}
