/** Picking: from a touch on a thing to a choice. A card to be played is lifted first. */

import type { Decision, Option } from '../types'
import { across, beyond } from './across'
import type { Game } from './game.svelte'
import { cardsInSight } from './hand'
import { keyOf, optionByDigit } from './highlight'

export class Picking {
  /** The thing that was touched and still leaves a choice open. */
  selected = $state<string | null>(null)

  constructor(readonly game: () => Game) {}

  /** What is asked, the answers in the order of the picture. */
  decision = $derived.by((): Decision | null => {
    const { decision, sight: view } = this.game()
    return decision && view && { ...decision, options: across(view, decision) }
  })

  /** Options with a button in the prompt: all but those of cards in sight that rest there. */
  offered = $derived.by((): Option[] => {
    const { sight: view, targets } = this.game()
    const decision = this.decision
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

  /**
   * Number keys answer; the arrows go to what lies that way; Enter confirms what is lifted. True if
   * the key meant us.
   */
  press(pressed: string, root: HTMLElement): boolean {
    const { sight: view } = this.game()
    const decision = this.decision
    const option = optionByDigit(decision?.options ?? [], pressed)
    if (option && decision && view) {
      const key = keyOf(view, decision, option)
      if (key && option.verb === 'play' && this.selected !== key) {
        this.selected = key
        root.querySelector<HTMLElement>(`[data-target="${key}"]`)?.focus()
      } else this.choose(option)
      return true
    }
    if (pressed === 'Escape') this.selected = null
    const active = document.activeElement
    if (pressed === 'Enter' && this.selected && !active?.matches('button, a')) {
      this.pick(this.selected)
      return true
    }
    const found = (selector: string) =>
      [...root.querySelectorAll<HTMLElement>(selector)].filter((thing) => thing.checkVisibility())
    const things = [...found('[data-target]'), ...found('.answers button:enabled')]
    const next = beyond(things, active, pressed)
    next?.focus()
    return next !== null
  }
}
