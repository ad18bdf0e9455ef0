import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const TABLE = join(import.meta.dirname, '../src/lib/table')
/** Words of the expansions. */
const PIECES =
  /horse|coach|shotgun|hostage|whiskey|timecar|traveller|mailbag|prison|brawler|warrant/i

it.each(readdirSync(TABLE))('%s of the table screen names no piece of an expansion', (file) => {
  const text = readFileSync(join(TABLE, file), 'utf8')
  expect(text.split('\n').filter((line) => PIECES.test(line))).toEqual([])
})
