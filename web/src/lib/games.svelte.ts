/** Games besides Colt Express, each with a screen of its own, fetched with its first table. */

import type { Component } from 'svelte'
import { GAMES } from '../boxes/shelf'
import { fetchChunk } from './chunks'
import { addWords } from './i18n'
import type { Picture } from './modules/module'
import type { Language } from './settings.svelte'
import type { Game } from './table/game.svelte'
import type { Staging } from './table/staging'
import type { Frame, Table, View } from './types'

/** What another game brings along. */
export interface Kit {
  words: Record<Language, string>
  /** Symbols for the sprite. */
  art: string
  staging: Staging
  /** The table while the game runs, and when it is over. */
  Screen: Component<{ game: Game; joined: () => void }>
  End: Component<{ table: Table; view: View; mine: number[]; isHost: boolean }>
  /** A replay: the stage, the cards below it, and what everybody has. */
  Stage: Component<{ view: View; ground?: number; free?: boolean }>
  Cards: Component<{ view: View }>
  Loot: Component<{ view: View }>
  /** Keys of things of its own that could be new to somebody, what matters most first. */
  introduces?(view: View): string[]
  /** The picture of a thing of its own that is explained, by its key. */
  pictureOf?(key: string, view: View): Picture | null
  /** Moments of a replay that are worth a stop of their own. */
  film(frames: Frame[]): Frame[]
}

let loaded = $state.raw<Record<string, Kit>>({})
const coming: Record<string, Promise<void>> = {}

async function fetchKit(game: string): Promise<void> {
  const chunk = await fetchChunk(GAMES[game]!, game)
  if (!chunk) return void delete coming[game] // tried again with the next wish
  addWords(chunk.default.words)
  loaded = { ...loaded, [game]: chunk.default }
}

/** Fetch what a game needs, once; nothing for Colt Express. */
export async function loadKit(game: string | undefined): Promise<void> {
  if (game && Object.hasOwn(GAMES, game)) await (coming[game] ??= fetchKit(game))
}

/** Has a game come? Colt Express is always there. */
export const hasKit = (game: string | undefined): boolean =>
  !game || !Object.hasOwn(GAMES, game) || game in loaded

/** What a game brings along; nothing for Colt Express. */
export const kitOf = (game: string | undefined): Kit | undefined => loaded[game ?? '']

/** The drawings of the games that have come. */
export const kitArt = (): string =>
  Object.values(loaded)
    .map((kit) => kit.art)
    .join('')
