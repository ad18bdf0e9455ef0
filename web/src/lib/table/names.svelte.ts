/** Names of the things of the game, as the server says them in this language. */

import { api } from '../api'
import { language } from '../i18n'
import { paint } from '../art/outside'
import type { Named, OutsideBox, Texts, View } from '../types'

// As it was sent, never wrapped: parts of it go into views.
let texts = $state.raw<Partial<Texts> | null>(null)
let loaded: string | null = null
let coming: Promise<void> | null = null

/** Fetch the names for the present language, once. */
export function loadNames(): Promise<void> {
  const wanted = language()
  if (coming && loaded === wanted) return coming
  loaded = wanted
  return (coming = fetchNames())
}

async function fetchNames(): Promise<void> {
  try {
    texts = await api.texts()
    paint(texts.boxes ?? {})
  } catch {
    loaded = null // asked for again with the next page
    texts ??= {}
  }
}

/** Have the names come? A table without them would show ids for a moment. */
export const hasNames = (): boolean => texts !== null

/** Boxes that are no part of Folsom, by their modules. */
export const outsideBoxes = (): Record<string, OutsideBox> => texts?.boxes ?? {}

type Group = Exclude<keyof Texts, 'phases' | 'phrases' | 'round_cards' | 'boxes'>

/** `named('cards', 'fire').name`; the id itself until the names have come. A seat may be that of a
 * figure who is no bandit. */
export function named(group: Group, id: string): Named {
  const other = group === 'bandits' ? texts?.figures?.[id] : undefined
  return texts?.[group]?.[id] ?? other ?? { name: id }
}

/** Everything of a group that a box brings. */
export const namedOf = (group: Group, box?: string): [string, Named][] =>
  Object.entries(texts?.[group] ?? {}).filter(([, words]) => !box || words.box === box)

/** A Round or Station card in words. */
export const roundCard = (id: string): Texts['round_cards'][string] =>
  texts?.round_cards?.[id] ?? { name: id, turns: [], event: '' }

/** What a bandit can do at this table: for some it was chosen before the game. */
export function powerOf(view: View, bandit: string): string | undefined {
  const chosen: unknown = Reflect.get(view.game, `${bandit}_power`)
  return typeof chosen === 'string' ? named('powers', chosen).hint : named('bandits', bandit).power
}

/** A quick phrase of the chat in words, and all of them. */
export const phrase = (id: string): string => texts?.phrases?.[id] ?? id
export const phrases = (): string[] => Object.keys(texts?.phrases ?? {})

/** `Schemin’` for `schemin`. */
export const phaseName = (phase: string): string => texts?.phases?.[phase] ?? phase
