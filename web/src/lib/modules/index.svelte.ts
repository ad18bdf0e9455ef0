/** The modules that a view needs. Each is fetched with its first table. */

import { boxesOf, MODULES } from '../../boxes/shelf'
import { fetchChunk } from '../chunks'
import { addWords } from '../i18n'
import { loadNames, outsideBoxes } from '../table/names.svelte'
import type { View } from '../types'
import type { Module } from './module'

let loaded = $state.raw<Record<string, Module>>({})
const coming: Record<string, Promise<void>> = {}

async function fetchModule(id: string): Promise<void> {
  const chunk = await fetchChunk(MODULES[id] ?? (() => fromOutside(id)), id)
  if (!chunk) return void delete coming[id] // tried again with the next wish
  addWords(chunk.default.words)
  loaded = { ...loaded, [id]: chunk.default }
}

/** A box that is no part of Folsom is made of what the server says of it. */
async function fromOutside(id: string): Promise<{ default: Module }> {
  const { default: moduleOf } = await import('../../boxes/outside')
  return { default: moduleOf(outsideBoxes()[id]!) }
}

const playedIn = (view: View): string[] => boxesOf(view, outsideBoxes())

/** Fetched once. */
const fetchAll = (wanted: string[]): Promise<unknown> =>
  Promise.all(wanted.map((id) => (coming[id] ??= fetchModule(id))))

/** Fetch what a view needs. */
export async function loadModules(view: View): Promise<void> {
  const isOurs = (id: string) => id === 'base' || id in MODULES
  if (!view.game.modules?.every(isOurs)) await loadNames()
  await fetchAll(playedIn(view))
}

/** Fetch everything, for pages that show all boxes. */
export const loadAllModules = (): Promise<unknown> => fetchAll(Object.keys(MODULES))

/** Has everything come that a view needs? */
export const hasModules = (view: View): boolean => playedIn(view).every((id) => id in loaded)

/** The modules of a view, as far as they have come. */
export const modulesOf = (view: View): Module[] => playedIn(view).flatMap((id) => loaded[id] ?? [])

/** The drawings of all that has come. */
export const moduleArt = (): string =>
  Object.values(loaded)
    .map((module) => module.art)
    .join('')
