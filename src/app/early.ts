/**
 * Runs in the page's head, as text, before anything else: remembers what is typed and which buttons are pressed until the
 * page's script has taken over (src/platform/later/take-over.ts), so that nothing is lost on a slow line. Links and forms
 * with an address of their own work without script and are left alone; a form without one would send what was typed, a
 * password even, in the address.
 */
const hold = (event: Event) => {
  window.hasActed = true
  const target = event.target as HTMLInputElement
  if (!target.closest(held.deaf) && !(event.type === 'input' && typed.has(target))) return
  const button = target.closest('button')
  if (event.type === 'input') {
    // Told in the order of the last touch: of two choices the later one counts.
    typed.delete(target)
    typed.set(target, /check|radio/.test(target.type) ? target.checked : target.value)
  } else if (event.type === 'click') button?.type === 'button' && pressed.set(button, event)
  else if (!target.hasAttribute('action')) {
    event.preventDefault()
    pressed.set(target, event)
  }
}

const typed = new Map<HTMLInputElement, string | boolean>()
const pressed = new Map<Element, Event>()
const held: NonNullable<Window['held']> = {
  typed,
  pressed,
  deaf: ':root',
  at: location.href,
}
window.held = held
for (const kind of ['input', 'click', 'submit']) document.addEventListener(kind, hold, true)
