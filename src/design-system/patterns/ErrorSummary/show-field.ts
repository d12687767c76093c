const controls = 'input:not([type=hidden]), select, textarea, button, [tabindex]'

/** The words that name a control: the legend of its group where it is the first in it, else its label. */
const namedBy = (control: HTMLElement): Element => {
  const group = control.closest('fieldset')
  if (group?.querySelector(controls) === control) return group.querySelector('legend') ?? group
  return document.querySelector(`label[for='${CSS.escape(control.id)}']`) ?? control.closest('label') ?? control
}

/**
 * Puts the focus into a field and its label, not just the control, into view: who jumps to a field must see what it asks.
 * `id` is that of a control or of a group of controls. False when there is no such field.
 */
export const showField = (id: string): boolean => {
  const target = document.getElementById(id)
  const control = target?.matches(controls) ? target : target?.querySelector<HTMLElement>(controls)
  if (!control) return false
  namedBy(control).scrollIntoView({ block: 'start' })
  control.focus({ preventScroll: true })
  return true
}
