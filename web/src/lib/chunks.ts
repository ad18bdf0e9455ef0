/** Chunks: parts of the page that are fetched when they are needed, over lines that break. */

import { faults, report } from './faults.svelte'

/** How long to wait before each further try, in milliseconds. */
export const RETRIES = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000]

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Fetch a part, again and again if need be, which the player is told; null if it does not come. */
export async function fetchChunk<T>(load: () => Promise<T>, name: string): Promise<T | null> {
  for (const pause of [...RETRIES, null]) {
    try {
      const chunk = await load()
      if (faults.notice === 'load') faults.notice = null
      return chunk
    } catch (error) {
      report('render', error, `load ${name}`)
      faults.notice = 'load'
    }
    if (pause !== null) await wait(pause)
  }
  return null
}
