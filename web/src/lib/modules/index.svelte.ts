/** Which modules there are, and those that a view needs. Each is fetched with its first table. */

import { fetchChunk } from '../chunks'
import { addWords } from '../i18n'
import type { View } from '../types'
import type { Module } from './module'

const doors: Record<string, () => Promise<{ default: Module }>> = {
  attack_plan: () => import('./attackplan'),
  couriers_armored_train: () => import('./couriers'),
  horses_stagecoach: () => import('./horses'),
  marshal_prisoners: () => import('./marshal'),
  time_travel_car: () => import('./timecar'),
}

let loaded = $state.raw<Record<string, Module>>({})
const coming: Record<string, Promise<void>> = {}

const wantedBy = (view: View): string[] =>
  [...(view.game.modules ?? []), ...('attack_plans' in view ? ['attack_plan'] : [])].filter((id) =>
    Object.hasOwn(doors, id),
  )

async function fetchModule(id: string): Promise<void> {
  const chunk = await fetchChunk(doors[id]!, id)
  if (!chunk) return void delete coming[id] // tried again with the next wish
  addWords(chunk.default.words)
  loaded = { ...loaded, [id]: chunk.default }
}

/** Fetched once. */
const fetchAll = (wanted: string[]): Promise<unknown> =>
  Promise.all(wanted.map((id) => (coming[id] ??= fetchModule(id))))

/** Fetch what a view needs. */
export const loadModules = (view: View): Promise<unknown> => fetchAll(wantedBy(view))

/** Fetch everything, for pages that show all boxes. */
export const loadAllModules = (): Promise<unknown> => fetchAll(Object.keys(doors))

/** Has everything come that a view needs? */
export const hasModules = (view: View): boolean => wantedBy(view).every((id) => id in loaded)

/** The modules of a view, as far as they have come. */
export const modulesOf = (view: View): Module[] => wantedBy(view).flatMap((id) => loaded[id] ?? [])

/** The drawings of all that has come. */
export const moduleArt = (): string =>
  Object.values(loaded)
    .map((module) => module.art)
    .join('')
