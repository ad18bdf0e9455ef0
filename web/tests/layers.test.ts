import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAMES, MODULES } from '../src/boxes/shelf'

const SRC = join(import.meta.dirname, '../src')
const LIB = join(SRC, 'lib')
/** Messages have types of their own, for all boxes. */
const WIRE = ['types.ts']

/** Words of each box, with which it names itself and its pieces. */
const PIECES: Record<string, string> = {
  attack_plan: 'attackplan plans',
  characters: 'mei misty twinzz silk dodge barrier',
  couriers:
    'courier couriers armored armory armoury infirmary tender gatling nugget nuggets luggage ' +
    'documents decoy professore machination binoculars feint cavalry betrayal traitor trains',
  horses:
    'horse horses horseman horseback saddle stagecoach coach shotgun hostage hostages ransom ' +
    'whiskey whiskeys flask flasks melee turmoil poodle banker minister teacher zealot',
  marshal:
    'law goals prison prisoner prisoners cuffs corridor warrant warrants colts brawler brawlers ' +
    'mailbag mailbags rumors turncoat arrest arrested wounds jolt idol reflex',
  superexpress: 'super superexpress superscreen superstaging stunned eliminated dust',
  timecar: 'timecar traveller hideout hideouts travels journey diagonal',
}
/** An event of the base game, a word of configurations, and what browsers call a page. */
const OTHERS = /hostage_conductor|silk_power\b|document(s?)\.|documentElement|\bsuper[(.]/g

/** `fooBar`, `foo-bar` and `foo_bar` are two words each. */
const wordsOf = (text: string) =>
  new Set(
    [...text.replaceAll(OTHERS, '').matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)].map(([word]) =>
      word.toLowerCase(),
    ),
  )
const named = (text: string) => {
  const words = wordsOf(text)
  return Object.values(PIECES)
    .flatMap((pieces) => pieces.split(' '))
    .filter((piece) => words.has(piece))
}

const files = readdirSync(LIB, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(ts|svelte|css|svg|md)$/.test(file) && !WIRE.includes(file),
)

it.each(files)('%s names no box and no piece of one', (file) => {
  expect(named(file)).toEqual([])
  const lines = readFileSync(join(LIB, file), 'utf8').split('\n')
  expect(lines.filter((line) => named(line).length)).toEqual([])
})

it.each([
  "import { lane } from '../../boxes/horses/lane'",
  "t('both-trains')",
  'aria-label={view.law ? event.law : event.hint}',
  '.tablescreen:not(.superscreen) {}',
  '<symbol id="t-jolt">',
  'const hasTimecar = true',
  "twinzz: '4 16 72 72',",
  'l-secret_documents',
  '`attack_plans` in view',
])('%s would be noticed', (line) => {
  expect(named(line)).not.toEqual([])
})

describe('the shelf', () => {
  const folders = readdirSync(join(SRC, 'boxes'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

  it('has the boxes by the names that they have in Python', () => {
    const python = join(SRC, '../../src/folsom/boxes')
    expect(folders.filter((name) => !readdirSync(python).includes(name))).toEqual(['riding'])
    expect(Object.keys(PIECES).filter((name) => !folders.includes(name))).toEqual([])
  })

  it('fetches all that have more than drawings', () => {
    const doors = [...Object.values(MODULES), ...Object.values(GAMES)].map(String).join(' ')
    const coded = folders.filter((name) =>
      readdirSync(join(SRC, 'boxes', name)).includes('index.ts'),
    )
    expect(coded.filter((name) => !doors.includes(`boxes/${name}/`))).toEqual([])
  })
})
