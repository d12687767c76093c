/**
 * Runs in the page's head, as text, before anything else: remembers what is typed and which buttons are pressed until the
 * page's script has taken over, so that nothing is lost on a slow line. Links and forms with an address of their own work
 * without script and are left alone; a form without one would send what was typed, a password even, in the address.
 * Fields are given back through the prototype's setter: the page's script watches the element's own, and would see no
 * change.
 */
const typed = new Map<HTMLInputElement, string | boolean>()
const presses = new Map<Element, { event: Event; press: () => void }>()
const kinds = ['input', 'click', 'submit']
/** Where the page does not yet hear for itself. */
let deaf = ':root'

const hold = (event: Event) => {
  window.hasActed = true
  const target = event.target as HTMLInputElement
  if (!target.closest(deaf) && !(event.type === 'input' && typed.has(target))) return
  const button = target.closest('button')
  if (event.type === 'input') typed.set(target, /check|radio/.test(target.type) ? target.checked : target.value)
  else if (event.type === 'click')
    button?.type === 'button' && presses.set(button, { event, press: () => button.click() })
  else if (!target.hasAttribute('action')) {
    event.preventDefault()
    presses.set(target, { event, press: () => (event.target as HTMLFormElement).requestSubmit() })
  }
}
for (const kind of kinds) document.addEventListener(kind, hold, true)

const write = (field: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)

/**
 * The page, or a part of it that comes later, has been taken over: presses reach it from now on, the one on its way at this
 * moment included. What was typed is put back at once, so that the next letter comes after it; the page is told when the way
 * that this gives is gone.
 */
window.takeOver = region => {
  deaf = '[data-later]'
  const isHeard = (element: Element) => region.contains(element) && !element.closest(deaf)
  const fields = [...typed].filter(([field]) => isHeard(field))
  const missed = [...presses].filter(([element]) => isHeard(element))
  for (const [element] of missed) presses.delete(element)
  const due = missed.filter(([, { event }]) => event.eventPhase === Event.NONE)
  for (const [field, value] of fields) typeof value === 'string' && field.value !== value && write(field, value)
  return () => {
    for (const [field] of fields) {
      const value = typed.get(field)
      typed.delete(field)
      if (typeof value === 'boolean') value !== field.checked && field.click()
      else if (value !== undefined) {
        // A chosen file stays chosen, and nobody may write its name.
        if (field.type !== 'file') {
          field.value = ''
          write(field, value)
        }
        for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
      }
    }
    for (const [, { press }] of due) press()
    if (!document.querySelector(deaf)) for (const kind of kinds) document.removeEventListener(kind, hold, true)
  }
}
