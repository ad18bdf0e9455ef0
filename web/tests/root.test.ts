import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'

const SOURCES = join(import.meta.dirname, '../src')

/** The module as a page under this root has it. */
async function pageUnder(root: string) {
  document.head.innerHTML = `<meta name="root" content="${root}" />`
  vi.resetModules()
  return import('../src/lib/root')
}

afterEach(() => {
  document.head.innerHTML = ''
})

describe('under a path', () => {
  it('an address is what the browser asks for, and back', async () => {
    const { at, within } = await pageUnder('/games/folsom/')
    expect(at('/rules#plan')).toBe('/games/folsom/rules#plan')
    expect(within('/games/folsom/t/abc')).toBe('/t/abc')
    expect(within('/games/folsom/')).toBe('/')
  })

  it('what lies elsewhere is not ours', async () => {
    const { within } = await pageUnder('/folsom/')
    expect(within('/rules')).toBeNull()
    expect(within('/folsom-rules')).toBeNull()
  })
})

it('at the root of a server an address is itself', async () => {
  const { at, within } = await pageUnder('/')
  expect(at('/rules')).toBe('/rules')
  expect(within('/t/abc')).toBe('/t/abc')
})

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })

it.each(files.filter((file) => /\.(svelte|css)$/.test(file)))('%s links below the root', (file) => {
  const text = readFileSync(join(SOURCES, file), 'utf8')
  expect(text.match(/(href|src)(=|: )["'{`]+\/|url\(["']?\//g) ?? []).toEqual([])
})
