/** Attack plan: an icon that several boxes print on their Round cards. */

import { t } from '../../lib/i18n'
import type { View } from '../../lib/types'
import type { Module } from '../../lib/modules/module'
import art from './art.svg?raw'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'

const ABOUT = 'attack_plan:'
const GLYPH = 'n-attack_plan'

function notes(view: View): ReturnType<NonNullable<Module['notes']>> {
  const number = view.attack_plans // icons of the card in force
  if (!number) return []
  const [name, words] = [t('attack-plans-short', { number }), t('attack-plans', { number })]
  return [{ glyph: GLYPH, name, words, about: ABOUT }]
}

const attackplan: Module = {
  art,
  words: { en, fr },
  notes,
  introduces: (view) => (view.attack_plans ? [ABOUT] : []),
  pictureOf: (key) => (key === ABOUT ? { id: GLYPH, box: 48 } : null),
}
export default attackplan
