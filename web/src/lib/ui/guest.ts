/** The name under which one plays; none where nobody asked for it yet. */

import { settings } from '../settings.svelte'

export const guestName = () => settings.get('name').trim()
