import { settings } from '../settings.svelte'

/** Pieces glide when the game moves them, not when the window does: for a moment after each new
 * scene they do not. */
export function gliding(scene: () => unknown): { readonly now: boolean } {
  let settled = $state(false)
  $effect(() => {
    void scene()
    settled = false
    const timer = setTimeout(() => (settled = true), 80)
    return () => clearTimeout(timer)
  })
  return {
    get now() {
      return settled && settings.get('speed') !== 'instant'
    },
  }
}
