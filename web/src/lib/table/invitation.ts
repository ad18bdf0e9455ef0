/** Under which addresses others reach this table. */

import type { Invitation } from '../types'

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\./.test(host)

/** Origins that work from other devices, the best first: the one that was set for the server, the
 * one under which this page itself was reached, and those of the machine in its networks. */
export function originsOf({ public_url, addresses }: Invitation, page: Location | URL): string[] {
  const own = isLoopback(page.hostname) ? [] : [page.origin]
  return [...new Set([...(public_url ? [public_url] : []), ...own, ...addresses])]
}

export const linkTo = (origin: string, table: string): string => `${origin}/t/${table}`
