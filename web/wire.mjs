/**
 * The types of what the server sends, made of its schemas (`wire.json`): one file for what every
 * table knows, and one for each box, which adds its own to those. `tests/client_wire.py` makes the
 * schemas and runs this.
 */

import { compile } from 'json-schema-to-typescript'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, dirname } from 'node:path'
import * as prettier from 'prettier'

const HERE = import.meta.dirname
const CORE = 'src/lib/wire.ts'
const MADE_BY = '/** Made by tests/client_wire.py from the types of the server. */'

/** Names of types that a schema speaks of. */
const spokenOf = (part) =>
  typeof part !== 'object' || part === null
    ? []
    : [...('tsType' in part ? [part.tsType] : []), ...Object.values(part).flatMap(spokenOf)]

/** As the library writes them, with each comment in one line. */
async function written(name, schema) {
  const options = { bannerComment: '', format: false, additionalProperties: false }
  const text = await compile(schema, name, options)
  return text.replace(/\/\*\*\n \* (.*)\n \*\//g, '/** $1 */')
}

const members = (events) => Object.entries(events).map(([kind, type]) => `${kind}: ${type}`)

/** Types that only stand for others: a box adds to what is an interface. */
const aliases = (names) =>
  Object.entries(names).map(
    ([name, says]) => `/** ${says} Boxes have more. */\nexport type ${name} = string`,
  )

/** What a box adds to types of other files; not every table has it. */
function added(file, { adds, events, game }) {
  const parts = Object.entries(adds).map(([type, { to, type: part }]) => ({
    to,
    text: `interface ${type} extends Partial<${part}> {}`,
  }))
  if (game === 'express' && Object.keys(events).length)
    parts.push({ to: CORE, text: `interface Events { ${members(events).join('\n')} }` })
  return [...new Set(parts.map(({ to }) => to))].map((to) => {
    const texts = parts.filter((part) => part.to === to).map(({ text }) => text)
    return `declare module '${path(file, to)}' { ${texts.join('\n')} }`
  })
}

/** From one file to another, as an import says it. */
function path(from, to) {
  const way = relative(dirname(from), to).replace(/\.ts$/, '')
  return way.startsWith('.') ? way : `./${way}`
}

async function textOf(file, part) {
  const { names, types, events, game } = part
  const own = new Set([...Object.keys(types), ...Object.keys(names)])
  const blocks = await Promise.all(
    Object.entries(types).map(([name, schema]) => written(name, schema)),
  )
  const lines = [MADE_BY]
  if (file === CORE) {
    lines.push(...aliases(names), ...blocks)
    lines.push('/** Kinds of events, and what each of them says. */')
    lines.push(`export interface Events { ${members(events).join('\n')} }`)
    lines.push('export type GameEvent = Events[keyof Events]')
  } else {
    const foreign = [...new Set(spokenOf(types))].filter((name) => !own.has(name)).sort()
    if (foreign.length)
      lines.push(`import type { ${foreign.join(', ')} } from '${path(file, CORE)}'`)
    lines.push(...blocks)
    if (game !== 'express') {
      lines.push(`export interface OwnEvents { ${members(events).join('\n')} }`)
      lines.push('export type OwnEvent = OwnEvents[keyof OwnEvents]')
    }
    lines.push(...added(file, part))
  }
  const style = await prettier.resolveConfig(join(HERE, file))
  return prettier.format(lines.join('\n\n'), { ...style, plugins: [], parser: 'typescript' })
}

/** The files by their paths in this folder. */
async function made() {
  const parts = JSON.parse(readFileSync(join(HERE, 'wire.json'), 'utf8'))
  const texts = Object.entries(parts).map(async ([file, part]) => [file, await textOf(file, part)])
  return Object.fromEntries(await Promise.all(texts))
}

/** With `--check` nothing is written, and what is not up to date is named. */
const isCheck = process.argv.includes('--check')
for (const [file, text] of Object.entries(await made())) {
  const place = join(HERE, file)
  if (!isCheck) {
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, text)
  } else if (!existsSync(place) || readFileSync(place, 'utf8') !== text) {
    console.error(`${file} is not up to date: npm run wire`)
    process.exitCode = 1
  }
}
