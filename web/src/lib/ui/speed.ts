/** A pace in words: `×½`, `×2`, `instant`. */

import { t } from '../i18n'
import type { Speed } from '../settings.svelte'

export const speedName = (speed: Speed): string =>
  speed === 'instant' ? t('speed-instant') : `×${speed === 0.5 ? '½' : speed}`
