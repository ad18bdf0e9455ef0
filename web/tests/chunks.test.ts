import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../src/lib/api'
import { fetchChunk, RETRIES } from '../src/lib/chunks'
import { faults } from '../src/lib/faults.svelte'

const lost = new Error('Failed to fetch dynamically imported module')

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(api, 'fault').mockResolvedValue({})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('asks again for a part that does not come, and tells of it meanwhile', async () => {
  const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue('a box')
  const chunk = fetchChunk(load, 'horses')
  await vi.advanceTimersByTimeAsync(0)
  expect(faults.notice).toBe('load')
  expect(api.fault).toHaveBeenCalledWith(expect.objectContaining({ about: 'load horses' }))
  await vi.advanceTimersByTimeAsync(RETRIES[0]!)
  expect(await chunk).toBe('a box')
  expect(faults.notice).toBeNull()
})

it('does not ask for ever', async () => {
  const load = vi.fn().mockRejectedValue(lost)
  const chunk = fetchChunk(load, 'couriers')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(await chunk).toBeNull()
  expect(load).toHaveBeenCalledTimes(RETRIES.length + 1)
  expect(faults.notice).toBe('load')
})
