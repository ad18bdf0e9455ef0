/** The name under which one plays: the one in the settings, else a stranger's. */

import { t } from '../i18n'
import { settings } from '../settings.svelte'

export const guestName = () => settings.get('name').trim() || t('stranger')
