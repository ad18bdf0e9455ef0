/** How a story of Colt Super Express is told. */

import type { Staging } from '../table/staging'
import { write } from './apply'
import { show } from './motions'
import { soundOf } from './sounds'
import { asSuper, type SuperEvent } from './types'

export const staging: Staging = {
  write: (draft, event) => write(asSuper(draft), event as SuperEvent),
  show,
  soundOf: (_, event) => soundOf(event as SuperEvent),
  wild: 'shootin',
}
