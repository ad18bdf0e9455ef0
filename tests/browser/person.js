// What somebody at this device can see and reach, and what the server has said to it.

;(() => {
  if (origin === 'null') return // an empty page

  const DECIDING = '.prompt.deciding:not(.busy)'
  const ENDS = 'main.end, .seal'

  const unpainted = new CSSStyleSheet()
  unpainted.replaceSync('html { opacity: 0 !important }')
  document.adoptedStyleSheets.push(unpainted)

  let now = null // the last message that says how things are
  let changed = 0 // when something on the page last did
  const told = new Set() // sentences of the story
  const moved = () => {
    changed = performance.now()
    const sentence = document.querySelector('[data-news] strong:not(.soft)')
    if (sentence) told.add(sentence.textContent)
  }

  const Socket = window.WebSocket
  window.WebSocket = class extends Socket {
    constructor(...address) {
      super(...address)
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data)
        if (!['state', 'step', 'undone'].includes(message.type)) return
        now = { ...message, at: this.url }
        moved()
      })
    }
  }
  new MutationObserver(moved).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })

  const all = (selector) => [...document.querySelectorAll(selector)]
  const isShown = (selector) => all(selector).some((thing) => thing.checkVisibility())

  /** Where a finger would hit it; null if something covers it. */
  function spot(control) {
    const { left, top, width, height } = control.getBoundingClientRect()
    if (!width || !height || control.disabled) return null
    for (const x of [0.5, 0.2, 0.8])
      for (const y of [0.5, 0.2, 0.8]) {
        const [right, down] = [left + x * width, top + y * height]
        const hit = document.elementFromPoint(right, down)
        if (hit && control.contains(hit)) return [right, down]
      }
    return null
  }

  /** Scrolled to, as a person would, where it is not in sight. */
  function reach(control) {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    return spot(control)
  }

  /** Where these can be hit; if none can, one that can be scrolled to. */
  function spots(selector) {
    const things = all(selector)
    const open = things.map(spot).filter(Boolean)
    if (open.length) return open
    for (const thing of things) {
      const found = reach(thing)
      if (found) return [found]
    }
    return []
  }

  const asks = () => document.querySelector(`${DECIDING} strong`)?.textContent ?? null

  window.person = {
    told,
    /** The question on the screen, by its number; null if there is none. */
    question: () => (asks() === null ? null : `${now?.n} ${asks()}`),
    /** Spots of all that may be hit, by selector. */
    spots,
    look: () => ({
      question: window.person.question(),
      over: isShown(ENDS),
      handOver: isShown('.handover button'),
      lesson: isShown('[data-lesson] button'),
      n: now?.n ?? null,
      /** Milliseconds for which the server has waited for this device, and nothing moved. */
      forgotten:
        now?.decisions.length && asks() === null && !isShown(`${ENDS}, .handover, [data-lesson]`)
          ? performance.now() - changed
          : 0,
    }),
    /** Has the server of this table spoken? */
    isAt: (id) => !!now?.at.includes(id),
    round: () => now?.view?.round ?? 0,
    isTelling: () => !!document.querySelector('[data-news] strong:not(.soft)'),
    /** For those who want to know what went wrong. */
    tell: () => ({
      at: location.href,
      server: now && {
        n: now.n,
        asked: now.decisions.map(({ seat, sentence }) => `${seat}: ${sentence}`),
        waits_for: now.view?.asked,
        over: now.view?.over,
        round: now.view?.round,
        phase: now.view?.phase,
      },
      page: {
        prompt: document.querySelector('.prompt')?.innerText,
        news: document.querySelector('[data-news]')?.innerText,
        screen: document.querySelector('main')?.className,
        quiet_for: Math.round(performance.now() - changed),
      },
    }),
    /** Until somebody looks: motions, places and what covers what are the same without paint,
     *  which costs more than all the rest. */
    paint: (painted) => {
      unpainted.disabled = painted
    },
  }
})()
