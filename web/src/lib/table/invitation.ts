/** Under which addresses others reach this table. */

import { at } from '../root'
import type { Invitation } from '../types'

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\./.test(host)

/** Links to a table that work from other devices, the best first: under the address that was set for
 * the server, under the one by which this page was reached, and under those of the machine. */
export function linksTo(table: string, { public_url, addresses }: Invitation): string[] {
  const own = isLoopback(location.hostname) ? [] : [location.origin + at('')]
  const bases = new Set([...(public_url ? [public_url] : []), ...own, ...addresses])
  return [...bases].map((base) => `${base}/t/${table}`)
}
