/**
 * The highlighter: which things on the table the options of a decision point at.
 *
 * A thing has a key: `card:tuco:fire`, `figure:belle`, `position:3.roof`, `token:2.in:jewel`,
 * `pocket:belle:purse`. Components that draw it ask by its key whether it may be chosen. It knows
 * no rules and no piece of a module: that one says which of its things an option points at.
 */

import { modulesOf } from '../modules/index.svelte'
import type { Decision, Option, View } from '../types'
import { lootIn, placeAt, positionsOf, tokensOf, whereabouts } from './apply'

export const cardKey = (bandit: string | undefined, kind: string) =>
  kind === 'bullet' ? 'card:bullet' : `card:${bandit}:${kind}`
export const figureKey = (figure: string) => `figure:${figure}`
export const positionKey = (position: string) => `position:${position}`
export const tokenKey = (position: string, kind: string) => `token:${position}:${kind}`
export const pocketKey = (bandit: string, kind: string) => `pocket:${bandit}:${kind}`

/** Where a piece of loot lies: by its number, else where the acting bandit stands. */
function placeOfToken(view: View, decision: Decision, option: Option): string | null {
  const { label, token } = option.points_at
  const plural = tokensOf(view)[token ?? ''] ?? ''
  const lies = (spot: string) => {
    const place = placeAt(view, spot)
    const tokens = place && lootIn(place, plural)
    return Array.isArray(tokens) && tokens.some((other) => other.label === label)
  }
  const found = label === undefined ? undefined : positionsOf(view).find(lies)
  return found ?? whereabouts(view, decision.about.bandit ?? decision.name)
}

/** The keys of the things that an option points at; none for a mere button. */
function keysOf(view: View, decision: Decision, option: Option): readonly string[] {
  for (const module of modulesOf(view)) {
    const keys = module.keyOf?.(view, decision, option)
    if (keys) return typeof keys === 'string' ? [keys] : keys
  }
  const key = ownKey(view, decision, option)
  return key ? [key] : []
}

/** The key of the first thing that an option points at; null for a mere button. */
export const keyOf = (view: View, decision: Decision, option: Option): string | null =>
  keysOf(view, decision, option)[0] ?? null

function ownKey(view: View, decision: Decision, option: Option): string | null {
  const { card, bandit, figure, position, token } = option.points_at
  if (card) return cardKey(bandit, card)
  if (figure) return figureKey(figure)
  if (position) return positionKey(position)
  if (token && decision.about.victim) return pocketKey(decision.about.victim, token)
  if (token) {
    const place = placeOfToken(view, decision, option)
    return place && tokenKey(place, token)
  }
  return null
}

/** Thing by thing, the options that point at it. */
export type Targets = ReadonlyMap<string, readonly Option[]>

export function targetsOf(view: View, decision: Decision | null): Targets {
  const targets = new Map<string, Option[]>()
  for (const option of decision?.options ?? []) {
    for (const key of keysOf(view, decision!, option))
      targets.set(key, [...(targets.get(key) ?? []), option])
  }
  return targets
}

/** Options that are meant to hurt the figure they point at. */
const HOSTILE: readonly string[] = ['target', 'shoot']

/** Is a thing aimed at, or only chosen? */
export const isAimedAt = (targets: Targets, key: string): boolean =>
  targets.get(key)?.some(({ verb }) => HOSTILE.includes(verb)) ?? false

/** The option for a number key; 1 is the first. */
export function optionByDigit(options: readonly Option[], pressed: string): Option | undefined {
  return /^[1-9]$/.test(pressed) ? options[Number(pressed) - 1] : undefined
}
