/** Which modules there are, and those that a view needs. Each is fetched with its first table. */

import { addWords } from '../i18n'
import type { View } from '../types'
import type { Module } from './module'

const doors: Record<string, () => Promise<{ default: Module }>> = {
  couriers_armored_train: () => import('./couriers'),
  horses_stagecoach: () => import('./horses'),
  marshal_prisoners: () => import('./marshal'),
  time_travel_car: () => import('./timecar'),
}

let loaded = $state.raw<Record<string, Module>>({})
const coming: Record<string, Promise<void>> = {}

const wantedBy = (view: View): string[] =>
  (view.game.modules ?? []).filter((id) => Object.hasOwn(doors, id))

async function fetchModule(id: string): Promise<void> {
  const { default: module } = await doors[id]!()
  addWords(module.words)
  loaded = { ...loaded, [id]: module }
}

/** Fetched once; a failed fetch is tried again with the next wish. */
const fetchAll = (wanted: string[]): Promise<unknown> =>
  Promise.all(
    wanted.map((id) => (coming[id] ??= fetchModule(id).catch(() => void delete coming[id]))),
  )

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
