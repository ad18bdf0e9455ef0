/** Words of the interface. Sentences about the game come from the server, in the same language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings, type Language } from './settings.svelte'
import enPages from '../locales/en/pages.ftl?raw'
import enTable from '../locales/en/table.ftl?raw'
import frPages from '../locales/fr/pages.ftl?raw'
import frTable from '../locales/fr/table.ftl?raw'

export const LANGUAGES: readonly Language[] = ['en', 'fr']

function bundle(language: Language, ...sources: string[]): FluentBundle {
  const result = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) result.addResource(new FluentResource(source))
  return result
}

const bundles: Record<Language, FluentBundle> = {
  en: bundle('en', enTable, enPages),
  fr: bundle('fr', frTable, frPages),
}

/** Words that come later, with a module. */
export function addWords(words: Record<Language, string>): void {
  for (const name of LANGUAGES) bundles[name].addResource(new FluentResource(words[name]))
}

/** The language in force: the setting, else the browser's first known one, else English. */
export function language(): Language {
  const known = (tag: string) => LANGUAGES.find((name) => tag.toLowerCase().startsWith(name))
  return settings.get('language') ?? navigator.languages.map(known).find(Boolean) ?? 'en'
}

/** An amount as the box prints it, `$1000`; the sign of a loss comes before everything. */
export function dollars(amount: number): string {
  const words = Math.abs(amount).toLocaleString(language(), { useGrouping: 'min2' })
  return t(amount < 0 ? 'money.owed' : 'money', { amount: words })
}

/** Words that stand alone: with a capital and a full stop. */
export const sentence = (words: string): string =>
  words && words.charAt(0).toUpperCase() + words.slice(1) + (/[.!?]$/.test(words) ? '' : '.')

/** The words for a key: `t('round-of', { round: 3 })`, `t('undo.hint')` for an attribute. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const catalogue = bundles[language()]
  const [id, attribute] = key.split('.') as [string, string?]
  const message = catalogue.getMessage(id)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!pattern) throw new Error(`No words for "${key}" in ${language()}.`)
  return catalogue.formatPattern(pattern, args)
}
