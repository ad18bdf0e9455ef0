// A player without a plan, inside the page: clicks at random what may be clicked, game after game.
//
// It listens at the socket, so it knows what the server has asked, and compares that with what is
// on the screen: every option needs a control that can be hit, and everything that an option points
// at must glow. What it finds wrong stands in `fuzzer.faults`.

;(() => {
  const PATIENCE = 60_000 // milliseconds without progress are a dead end
  const SETTLING = 10_000 // milliseconds in which the screen must show what the server asks
  const PACE = 12
  const OFF_THE_TRAIN = 'off' // a place that is not on the screen, and can only be named

  const Socket = window.WebSocket
  window.WebSocket = class extends Socket {
    constructor(...address) {
      super(...address)
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data)
        if (['state', 'step', 'undone'].includes(message.type)) fuzzer.heard(message)
        if (message.type === 'waiting') fuzzer.waiting = message.seats
      })
    }
    send(data) {
      const message = JSON.parse(data)
      if (message.type === 'choose') fuzzer.sent = message.option
      super.send(data)
    }
  }

  let state = 1
  const below = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
  const one = (list) => list[below(list.length)]
  const all = (selector) => [...document.querySelectorAll(selector)]
  const pause = (ms) => new Promise((done) => setTimeout(done, ms))

  /** Can a pointer reach it? Some of nine spots must be its own. */
  function isOpen(control) {
    const { left, top, width, height } = control.getBoundingClientRect()
    if (!width || !height || control.disabled) return false
    // What only glows lies under the glass of its panel, which opens the panel.
    const own = control.dataset.shown ? control.closest('.panel') : control
    const spots = [0.5, 0.2, 0.8].flatMap((x) => [0.5, 0.2, 0.8].map((y) => [x, y]))
    return spots.some(([x, y]) => {
      const hit = document.elementFromPoint(left + x * width, top + y * height)
      return hit && (own.contains(hit) || hit.contains(control))
    })
  }

  /** Scrolled to, as a person would, where it is not in sight. */
  function reached(control) {
    if (isOpen(control)) return true
    control.scrollIntoView({ block: 'center', inline: 'center' })
    return isOpen(control)
  }

  /** What a pointer would meet instead. */
  function cover(control) {
    const { left, top, width, height } = control.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const names = hit ? `${hit.tagName} ${hit.getAttribute('class') ?? ''}` : 'nothing'
    return `${names} at ${Math.round(left)} ${Math.round(top)}`
  }

  // What can be clicked, or, where there is no room for fingers, only glows.
  const glowing = (is) =>
    all('[data-target], [data-shown]').filter(({ dataset: { target, shown } }) => is(target ?? shown))
  const keyed = (key) => glowing((one) => one === key)
  const ending = (end) => glowing((one) => one.endsWith(end))

  /** A bandit who waits beside the train, before boarding, can only be named. */
  const isAboard = (figure) => fuzzer.now.view.bandits[figure]?.at !== null

  /** The things on the table that an option points at, and for each what stands for it. */
  function things({ points_at: { cards, card, bandit, figure, position, token } }) {
    if (cards) return cards.map((each) => ending(`:${each}`))
    if (card) return [ending(bandit && card !== 'bullet' ? `:${bandit}:${card}` : `:${card}`)]
    if (figure) return isAboard(figure) ? [keyed(`figure:${figure}`)] : []
    if (position) return position === OFF_THE_TRAIN ? [] : [keyed(`position:${position}`)]
    if (token) return [ending(`:${token}`)]
    return []
  }

  const button = ({ text }) => all('[data-option]').find(({ dataset }) => dataset.option === text)
  const fault = (kind, what) => {
    fuzzer.faults.push(`${kind}: ${what}`)
  }

  const waitFor = async (what, ms = SETTLING) => {
    const until = performance.now() + ms
    while (performance.now() < until) {
      const found = what()
      if (found) return found
      await pause(PACE)
    }
    return null
  }

  const isReady = (option) =>
    things(option).every((some) => some.some(reached)) && reached(button(option) ?? document.body)

  /** Everything that is asked can be answered, and all that is pointed at can be seen. */
  async function examine(decision) {
    for (const option of decision.options) {
      // A screen that has just changed needs a moment until everything is in its place.
      await waitFor(() => isReady(option))
      const shown = things(option)
      const named = `${decision.question} “${option.text}” ${JSON.stringify(option.points_at)}`
      if (shown.some((some) => !some.length)) fault('nothing glows', named)
      const covered = shown.find((some) => some.length && !some.some(reached))
      if (covered) fault('covered', `${named} by ${cover(covered[0])}`)
      const answer = button(option)
      if (!answer && !shown.length) fault('no control', named)
      else if (answer && !reached(answer)) fault('button covered', named)
    }
  }

  /** Answer by a button, or by things and then, if they leave a choice, by a button. */
  async function answer(decision) {
    const option = one(decision.options)
    const named = `${decision.question} “${option.text}”`
    const direct = button(option)
    fuzzer.sent = null
    if (!direct || below(2)) {
      for (const some of things(option)) {
        one(some.filter(reached)).click()
        await pause(PACE)
      }
    }
    if (fuzzer.sent === null) {
      const left = await waitFor(() => button(option))
      if (!left) return fault('no answer behind the thing', named)
      left.click()
      // A thing may stand for several options alike; a button is what it says.
      const sent = await waitFor(() => fuzzer.sent)
      if (sent !== option.text) return fault('sent something else', `${named}: ${sent}`)
    }
    fuzzer.answered += 1
    fuzzer.questions[decision.question] = (fuzzer.questions[decision.question] ?? 0) + 1
  }

  /** A question with controls of its own: press any of them until something is sent. */
  async function fumble(decision) {
    fuzzer.sent = null
    for (let n = 0; n < 300 && fuzzer.sent === null; n++) {
      const open = all('.prompt button:enabled:not(.why), [data-target]').filter(reached)
      if (!open.length) break
      one(open).click()
      await pause(PACE)
    }
    if (fuzzer.sent === null) return fault('no way to answer', decision.question)
    fuzzer.answered += 1
    fuzzer.questions[decision.question] = (fuzzer.questions[decision.question] ?? 0) + 1
  }

  const asks = () => document.querySelector('.prompt.deciding:not(.busy) strong')?.textContent

  const asked = () => fuzzer.now?.decisions[0]

  /** Have all others who are asked answered? What is shown of them would change meanwhile. */
  const isAlone = () => fuzzer.now.view.asked.length < 2 || fuzzer.waiting?.length === 1

  async function play() {
    let progress = performance.now()
    let last = -1
    while (!fuzzer.over && !fuzzer.faults.length) {
      await pause(PACE)
      if (document.querySelector('main.end')) {
        fuzzer.over = true
        break
      }
      fuzzer.parked = fuzzer.resting
      if (fuzzer.parked) {
        progress = performance.now()
        continue
      }
      if (fuzzer.now && fuzzer.now.n !== last) [last, progress] = [fuzzer.now.n, performance.now()]
      if (performance.now() - progress > PATIENCE) fault('dead end', document.body.innerText)
      const decision = asked()
      if (!decision || !asks()) continue
      if (!(await waitFor(() => asks() === asked()?.sentence || !asks())))
        fault('asks something else', `${asks()} instead of ${decision.sentence}`)
      if (asked() !== decision || !asks()) continue
      await pause(PACE)
      const isOwn = !decision.options.some(
        (option) => button(option) || things(option).flat().length,
      )
      if (isOwn) await fumble(decision)
      else {
        await examine(decision)
        if (!fuzzer.faults.length) await answer(decision)
      }
      await waitFor(() => asked() !== decision, PATIENCE)
    }
  }

  /** What is on the screen, without the words of the story. */
  function picture() {
    const facts = (selector, read) => all(selector).map(read).sort()
    // A stage that one pans over may be panned elsewhere.
    const stage = document.querySelector('.actors')?.getBoundingClientRect() ?? { left: 0, top: 0 }
    const place = (element) => {
      const { left, top } = element.getBoundingClientRect()
      return [Math.round((left - stage.left) / 4), Math.round((top - stage.top) / 4)]
    }
    return {
      figures: Object.fromEntries(all('.figure').map((one) => [one.dataset.figure, place(one)])),
      loot: facts(
        '[data-token]',
        (token) => `${token.dataset.token} ${token.innerHTML.match(/data-number="\d+"/) ?? ''}`,
      ),
      panels: facts('.panel', (panel) => panel.innerText.replaceAll(/\d+ s\b/g, '')),
      hand: facts('.hand .card', (card) => card.className.replaceAll(/svelte-\w+/g, '')),
      train: facts('.sr section, .sr li', (words) => words.textContent),
      question: asks(),
      answers: facts('[data-option]', (answer) => answer.dataset.option),
      targets: facts('[data-target]', (thing) => thing.dataset.target),
    }
  }

  window.fuzzer = {
    now: null, // the last message that says how things are
    waiting: [], // of several who are asked at once, the seats that have not answered
    sent: null, // the last option sent
    answered: 0,
    questions: {},
    faults: [],
    over: false,
    resting: false, // wished by somebody who wants to look
    parked: false,
    heard(message) {
      fuzzer.now = message
      fuzzer.waiting = null
    },
    begin(seed) {
      state = seed
      // Nobody looks: places and covers are the same without paint.
      document.documentElement.style.opacity = 0
      void play().catch((error) => fault('broke', error.stack))
    },
    /** Stands still at a question that waits for nobody else, for somebody who wants to look. */
    isAtRest: () => fuzzer.parked && asks() && asks() === asked()?.sentence && isAlone(),
    picture,
  }
})()
