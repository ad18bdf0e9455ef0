/** How a story of Colt Super Express is told. */

import type { Staging } from '../../lib/table/staging'
import { write } from './apply'
import { show } from './motions'
import { soundOf } from './sounds'
import { asSuper, asTold } from './types'

export const staging: Staging = {
  write: (draft, event) => write(asSuper(draft), asTold(event)),
  show,
  soundOf: (_, event) => soundOf(asTold(event)),
  wild: 'shootin',
}
