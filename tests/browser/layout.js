// What somebody could not read or reach on a table screen: texts that are cut off, covered or lie on
// each other; numbers and pictures of a panel that do; answers, cards and their names out of sight; a
// pile that is gone; a hidden train.

;(() => {
  const SCOPE = '.topbar, .panels, .bar, .t-dock'
  const FAN = '.card, .later, .stack, .slots' // cards lie on each other; they have a rule of their own
  const SCROLLED = '.lines' // the log
  const SLACK = 1.5 // pixels by which boxes of letters may touch
  const found = new Set()

  const tell = (what, thing) => {
    const words = (thing.textContent || thing.getAttribute?.('class') || thing.nodeName).trim()
    const near = (thing.parentElement ?? thing).closest(
      '[data-panel], .topbar, .bar, .t-dock > *, .t-mine > *',
    )
    const where = near?.dataset.panel ?? near?.classList[0] ?? ''
    found.add(`${what}: "${words.replaceAll(/\s+/g, ' ').slice(0, 50)}" (${where})`)
  }

  // Whatever lies above something counts, also what lets a pointer through.
  const all = new CSSStyleSheet()
  all.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(all)

  const isSeen = (thing) =>
    thing.checkVisibility({ visibilityProperty: true }) &&
    !thing.closest('.sr, [inert]') &&
    !getComputedStyle(thing).clipPath.startsWith('inset')
  const isPainted = (thing) => {
    if (thing instanceof SVGElement) return thing.localName !== 'svg'
    const { backgroundColor, backgroundImage } = getComputedStyle(thing)
    return backgroundImage !== 'none' || !/^rgba\(.*, 0\)$|transparent/.test(backgroundColor)
  }
  const apart = (a, b, slack) =>
    a.right - slack <= b.left ||
    b.right - slack <= a.left ||
    a.bottom - slack <= b.top ||
    b.bottom - slack <= a.top

  /** The first painted thing above this one at a point. */
  function cover(thing, x, y) {
    for (const other of document.elementsFromPoint(x, y)) {
      if (other === thing || thing.contains(other) || other.contains(thing)) return null
      if (isPainted(other) && isSeen(other)) return other
    }
    return null
  }

  /** Pieces of text, a box for each line. */
  function texts() {
    const pieces = []
    for (const root of document.querySelectorAll(SCOPE)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const node = walker.currentNode
        const parent = node.parentElement
        if (!node.data.trim() || !isSeen(parent) || parent.closest(`${FAN}, ${SCROLLED}, title`))
          continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
          const less = height * 0.18 // letters are lower than their line
          const box = {
            left,
            right,
            width,
            top: top + less,
            bottom: bottom - less,
          }
          if (width > 1) pieces.push({ node, parent, box })
        }
      }
    }
    return pieces
  }

  /** What cuts it: the nearest box around it that hides what goes beyond. */
  function isCut({ parent, box }) {
    // A person's name may be long: its beginning is enough, and what stands below it may be cut.
    if (parent.closest('.nm small')) return false
    const least = parent.closest('.person, .who') ? Math.min(22, box.width) : box.width
    for (let around = parent; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === 'visible') continue
      const { left, right, top, bottom } = around.getBoundingClientRect()
      const wide = Math.min(right, box.right) - Math.max(left, box.left)
      if (wide < least - SLACK || box.top < top - 3 || box.bottom > bottom + 3) return true
    }
    return (
      box.left < -1 ||
      box.top < -1 ||
      box.left + least > innerWidth + 1 ||
      box.bottom > innerHeight + 1
    )
  }

  const pieces = texts()
  for (const piece of pieces) {
    const { node, parent, box } = piece
    if (isCut(piece)) tell('cut off', node)
    const y = (box.top + box.bottom) / 2
    for (const x of [box.left + 2, (box.left + box.right) / 2, box.right - 2]) {
      const above = x < innerWidth && !parent.closest('.person, .who') && cover(parent, x, y)
      if (above) tell(`covered by ${above.getAttribute('class') ?? above.localName}`, node)
    }
  }
  for (const [n, a] of pieces.entries())
    for (const b of pieces.slice(n + 1))
      if (
        a.parent !== b.parent &&
        !a.parent.closest('.who') &&
        !b.parent.closest('.who') &&
        !apart(a.box, b.box, SLACK)
      )
        tell(`lies on "${b.node.data.trim()}"`, a.node)

  // Panels: every number and badge beside the others, inside its panel, all panels on the screen.
  for (const panel of document.querySelectorAll('.panel')) {
    const around = panel.getBoundingClientRect()
    if (around.left < -1 || around.right > innerWidth + 1 || around.bottom > innerHeight + 1)
      tell('panel out of sight', panel)
    const things = [
      ...panel.querySelectorAll(
        '.face, .nm > .who, .cash, .loot > *, .arms > *, .facts > :not(.state)',
      ),
    ]
    const boxes = things
      .filter(isSeen)
      .filter((thing) => !thing.matches('.bars'))
      .map((thing) => ({ thing, box: thing.getBoundingClientRect() }))
    for (const [n, { thing, box }] of boxes.entries()) {
      if (box.right > around.right + 1 || box.bottom > around.bottom + 1)
        tell('beyond its panel', thing)
      for (const other of boxes.slice(n + 1))
        if (!thing.contains(other.thing) && !apart(box, other.box, 3))
          tell(`lies on ${other.thing.getAttribute('class')}`, thing)
    }
    for (const other of document.querySelectorAll('.order, .panel .flag')) {
      const face = panel.querySelector('.face')?.getBoundingClientRect()
      if (face && isSeen(other) && !apart(face, other.getBoundingClientRect(), 3))
        tell('covers a face', other)
    }
    for (const other of document.querySelectorAll('.panel'))
      if (other !== panel && !apart(around, other.getBoundingClientRect(), 1))
        tell('panel on panel', panel)
  }

  // What is asked: answers and cards that may be played, as a whole on the screen and uncovered.
  const isWhole = ({ left, top, right, bottom }) =>
    left > -2 && top > -2 && right < innerWidth + 2 && bottom < innerHeight + 2
  for (const button of document.querySelectorAll('.answers button, .prompt button')) {
    const box = button.getBoundingClientRect()
    if (!isWhole(box)) tell('out of sight', button)
    for (const x of [0.1, 0.5, 0.9])
      if (cover(button, box.left + x * box.width, box.top + box.height / 2)) tell('covered', button)
  }
  const LEAST = 12 // pixels of a card that must be seen, from its left edge
  for (const card of document.querySelectorAll('.hand li .card')) {
    if (!isSeen(card)) {
      if (card.matches('.legal')) tell('card out of sight', card)
      continue
    }
    const { left, right, top, bottom, height } = card.getBoundingClientRect()
    if (!isWhole({ left, right, top, bottom: bottom - 0.12 * height }))
      tell('card out of sight', card)
    else if (cover(card, left + LEAST, top + height * 0.4)) tell('card covered', card)
  }
  // Its name, too, but of equal cards that of the one on top.
  for (const name of document.querySelectorAll('.hand li:not(.same) .lbl')) {
    if (!isSeen(name)) continue
    const card = name.parentElement.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(name)
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      for (const part of [0.06, 0.5, 0.94]) {
        const [x, y] = width > height ? [part, 0.5] : [0.5, part]
        if (cover(name, left + x * width, top + y * height)) tell('card name covered', name)
      }
      if (left < card.left || right > card.right || bottom > card.bottom)
        tell('card name beyond its card', name)
    }
    if (name.offsetTop < name.parentElement.querySelector('.who').offsetHeight)
      tell('card name on its head', name)
  }
  // What comes next in the pile.
  for (const glyph of document.querySelectorAll(
    '.soon .ico, .soon .back svg, .turnrow section:not(.coming) .card :is(.ico, svg)',
  )) {
    if (!isSeen(glyph)) continue
    const { left, right, top, bottom, width } = glyph.getBoundingClientRect()
    if (width < 12) tell('too small to be read', glyph)
    if (
      !isWhole({ left, right, top, bottom }) ||
      cover(glyph.closest('li'), (left + right) / 2, (top + bottom) / 2)
    )
      tell('next card covered', glyph)
  }
  const pile = document.querySelector('.pile')
  if (
    document.querySelector('.round') &&
    !(pile && isSeen(pile) && pile.clientHeight > 44)
  )
    found.add('the pile is gone')

  // The train: between panels and dock, large enough.
  const stage = document.querySelector('[data-stage]').getBoundingClientRect()
  const dock = document.querySelector('.t-dock').getBoundingClientRect()
  for (const train of document.querySelectorAll('.train > svg:first-of-type')) {
    const { left, right, top, bottom, width, height } = train.getBoundingClientRect()
    if (bottom > dock.top + 2 && right > dock.left) tell('the train is under the dock', train)
    if (height < 45) tell(`the train is only ${Math.round(height)} px high`, train)
    for (const x of [0.1, 0.35, 0.6, 0.85])
      for (const y of [-0.25, 0.3, 0.8]) {
        const [at, down] = [left + x * width, top + y * height]
        if (at < stage.left || at > stage.right) continue
        const above = document
          .elementsFromPoint(at, down)
          .find((thing) => thing.closest('.panel, .bar, .prompt, .pile, .topbar'))
        if (above || down < 0) tell('the train is hidden', above ?? train)
      }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== all)
  return [...found]
})()
