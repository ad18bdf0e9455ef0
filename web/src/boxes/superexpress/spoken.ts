/** Words for what stands where. */

import { t } from '../../lib/i18n'
import { figureCalled } from '../../lib/table/people.svelte'
import type { SuperView } from './types'
import { banditOf } from '../../lib/surely'

export const nameOf = figureCalled

/** `Belle (facing the tail, stunned)`. */
export function pawnInWords(view: SuperView, name: string): string {
  const { facing, state } = banditOf(view, name)
  const words = [t(`super-faces-${facing}`), ...(state === 'standing' ? [] : [t(`super-${state}`)])]
  return t('super-pawn', { name: nameOf(name), words: words.join(', ') })
}

/** `inside car 3`; where somebody is who is not on the train follows from the state. */
export function placeInWords(view: SuperView, name: string): string {
  const { at, state } = banditOf(view, name)
  if (at === null) return t(`super-${state}`)
  const [car, floor] = at.split('.')
  return t(car === '0' ? `super-loco-${floor}` : `super-car-${floor}`, { car: Number(car) })
}
