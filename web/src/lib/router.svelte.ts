/** Router: the address bar is the state; a click on an inner link changes it without loading. */

import { at, within } from './root'

const pathHere = () => within(location.pathname) ?? location.pathname

class Router {
  path = $state(pathHere())
  query = $state(new URLSearchParams(location.search))
  hash = $state(location.hash)

  constructor() {
    addEventListener('popstate', () => this.#read())
    addEventListener('hashchange', () => this.#read())
    addEventListener('click', (event) => this.#click(event))
  }

  /** Go to an inner address, e.g. `/t/abc#seat=xyz`. */
  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', at(address))
    this.#read()
    if (!replace) scrollTo(0, 0)
  }

  #read(): void {
    this.path = pathHere()
    this.query = new URLSearchParams(location.search)
    this.hash = location.hash
  }

  #click(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a')
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download'))
      return
    const url = new URL(link.href)
    const path = within(url.pathname)
    if (url.origin !== location.origin || path === null || path.startsWith('/api/')) return
    event.preventDefault()
    this.go(path + url.search + url.hash)
  }
}

export const router = new Router()
