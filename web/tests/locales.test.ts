import { FluentResource } from '@fluent/bundle'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { dollars, sentence } from '../src/lib/i18n'
import { settings } from '../src/lib/settings.svelte'

const SRC = join(import.meta.dirname, '../src')

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => join(folder, name))

/** What belongs to a box is in its folder. */
const BOXES = join(SRC, 'boxes')
const boxes = readdirSync(BOXES).filter((name) => existsSync(join(BOXES, name, 'en.ftl')))
const sections = ['table', 'pages', 'rules', 'lessons', ...boxes]
const fileOf = (language: string, section: string) =>
  boxes.includes(section)
    ? join(BOXES, section, `${language}.ftl`)
    : join(SRC, 'locales', language, `${section}.ftl`)

/** The keys of a catalogue, each with the names of its arguments. */
function catalogue(language: string, section: string): Map<string, string[]> {
  const text = readFileSync(fileOf(language, section), 'utf8')
  const found = new Map<string, string[]>()
  for (const entry of new FluentResource(text).body) {
    const patterns = JSON.stringify([entry.value, entry.attributes])
    const names = [...patterns.matchAll(/"type":"var","name":"(\w+)"/g)]
    found.set(entry.id, [...new Set(names.map((match) => match[1]!))].sort())
  }
  return found
}

const sources = files(SRC).map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const all = sources.map(({ text }) => text).join('\n')
/** `t('key')` and `'key'` in tables of keys; `t(`seat-is-${kind}`)` uses all that begin so. */
const prefixes = [...all.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1]!)
const isUsed = (key: string) =>
  all.includes(`'${key}'`) || prefixes.some((prefix) => key.startsWith(prefix))

describe.each(sections)('the words of the section %s', (section) => {
  const english = catalogue('en', section)

  it('are the same in English and French, with the same arguments', () => {
    expect(Object.fromEntries(catalogue('fr', section))).toEqual(Object.fromEntries(english))
  })
  it('are all used', () => {
    expect([...english.keys()].filter((key) => !isUsed(key))).toEqual([])
  })
})

it('has words for every key that is asked for', () => {
  const known = new Set(sections.flatMap((section) => [...catalogue('en', section).keys()]))
  const asked = [...all.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1]!)
  expect(asked.filter((key) => !known.has(key.split('.')[0]!))).toEqual([])
})

it('has no key in two sections', () => {
  const keys = sections.flatMap((section) => [...catalogue('en', section).keys()])
  expect(keys.filter((key, n) => keys.indexOf(key) !== n)).toEqual([])
})

it.each(sections)('keeps French signs with the word before them in the section %s', (section) => {
  const lines = readFileSync(fileOf('fr', section), 'utf8').split('\n')
  expect(lines.filter((line) => / [:;!?»]|« |[\d}] \$/.test(line))).toEqual([])
})

describe('money', () => {
  afterEach(() => settings.set('language', null))

  it.each([
    ['en', 1250, '$1250'],
    ['en', 12500, '$12,500'],
    ['en', -50, '−$50'],
    ['fr', 1250, '1250\u00a0$'],
    ['fr', 12500, '12\u202f500\u00a0$'],
    ['fr', -50, '−50\u00a0$'],
  ] as const)('in %s: %i is %s', (language, amount, words) => {
    settings.set('language', language)
    expect(dollars(amount)).toBe(words)
  })
})

it('makes a sentence of words that stand alone', () => {
  expect(['une carte chacun', 'Prenez tout !', ''].map(sentence)).toEqual([
    'Une carte chacun.',
    'Prenez tout !',
    '',
  ])
})

it('has no text outside the catalogues', () => {
  const loose = sources
    .filter(({ file }) => file.endsWith('.svelte'))
    .flatMap(({ file, text }) => {
      const markup = text
        .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
        .replace(/<!--[\s\S]*?-->/g, '')
        .replace(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
      const between = [...markup.matchAll(/>([^<>]*)</g)].map((match) => match[1]!.trim())
      const spoken = [...markup.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]+)"/g)]
      return [...between, ...spoken.map((match) => match[1]!)]
        .filter((words) => /[A-Za-zÀ-ÿ]{2,}|[:;!»]/.test(words) && words !== 'Folsom')
        .map((words) => `${file.slice(SRC.length + 1)}: ${words.slice(0, 60)}`)
    })
  expect(loose).toEqual([])
})
