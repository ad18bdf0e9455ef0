/** Copying to the clipboard, also where the page came over plain http, as it does in a home network:
 * there browsers have no clipboard for programs, but still the command of the Edit menu. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByCommand(text)
  }
}

function copyByCommand(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position: fixed; opacity: 0'
  // What lies outside an open dialog cannot be selected.
  const room = before?.closest('dialog') ?? document.body
  room.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return done
}
