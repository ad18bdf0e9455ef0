/** Picking: from a touch on a thing to a choice. A card to be played is lifted first. */

import type { Option } from '../types'
import type { Game } from './game.svelte'
import { cardsInSight } from './hand'
import { keyOf, optionByDigit } from './highlight'

export class Picking {
  /** The thing that was touched and still leaves a choice open. */
  selected = $state<string | null>(null)

  constructor(readonly game: () => Game) {}

  /** Options with a button in the prompt: all but those of cards in sight that rest there. */
  offered = $derived.by((): Option[] => {
    const { decision, sight: view, targets } = this.game()
    if (!decision || !view) return []
    const cards = cardsInSight(view, targets).map((card) => card.key)
    const here = decision.options.filter((option) => {
      const key = keyOf(view, decision, option)
      return key === this.selected || !key || !cards.includes(key)
    })
    const chosen = this.selected ? targets.get(this.selected) : undefined
    const first = (option: Option) => (chosen?.includes(option) ? 0 : 1)
    return here.toSorted((a, b) => first(a) - first(b))
  })

  pick = (key: string): void => {
    const options = this.game().targets.get(key)
    if (!options) return
    const isPlay = options.some((option) => option.verb === 'play')
    if (options.length === 1 && (!isPlay || this.selected === key)) this.choose(options[0]!)
    else this.selected = key
  }

  choose = (option: Option): void => {
    this.selected = null
    void this.game().choose(option)
  }

  /** Number keys answer; the arrows go from one thing to the next. True if the key meant us. */
  press(pressed: string, root: HTMLElement): boolean {
    const { decision, sight: view } = this.game()
    const option = optionByDigit(decision?.options ?? [], pressed)
    if (option && decision && view) {
      const key = keyOf(view, decision, option)
      if (key && option.verb === 'play' && this.selected !== key) this.selected = key
      else this.choose(option)
      return true
    }
    if (pressed === 'Escape') this.selected = null
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[pressed]
    if (!step) return false
    const found = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
    const things = [...found('[data-target]'), ...found('.answers button')]
    const at = things.indexOf(document.activeElement as HTMLElement)
    const next = at < 0 ? 0 : (at + step + things.length) % things.length
    things[next]?.focus()
    return things.length > 0
  }
}
