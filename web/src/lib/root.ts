/** Root: the path under which this Folsom is served, `/` or for instance `/folsom/`.
 *
 * Everything else in the client writes addresses as if it were `/`: `at` makes them what a browser
 * needs, `within` reads them from it. The server says in the page where it is.
 */

const said = document.querySelector<HTMLMetaElement>('meta[name="root"]')?.content ?? '/'

const ROOT = said.replace(/\/$/, '')

/** `/rules` as a browser asks for it: `/folsom/rules`. */
export const at = (address: string): string => ROOT + address

/** `/folsom/rules` as it is called here, `/rules`; null for addresses that are not ours. */
export const within = (pathname: string): string | null =>
  pathname.startsWith(`${ROOT}/`) ? pathname.slice(ROOT.length) : null
