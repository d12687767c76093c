/** What a person did before the page could hear it, kept by the head's script (src/app/early.ts). */
interface Held {
  /** The newest value of each field, of a box or a switch whether it is chosen. */
  readonly typed: Map<HTMLInputElement, string | boolean>
  /** Buttons that do something by script and forms without an address of their own, with the event that pressed them. */
  readonly pressed: Map<Element, Event>
  /** Selects where the page does not yet hear for itself: nothing is kept where no such place is left. */
  deaf: string
  /** The address that the document was drawn for: Back may be pressed before the page's script is there. */
  readonly at: string
}

declare global {
  interface Window {
    held?: Held
  }
}

/** Through the prototype's setter: React watches the element's own, and would see no change. */
const write = (field: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)

/** What was chosen or written is given to the page as if it were done now. */
function tell(field: HTMLInputElement, value: string | boolean): void {
  if (typeof value === 'boolean') {
    // As if it were not: whatever the page has made of the box so far, it hears of the press.
    field.checked = !value
    field.click()
    return
  }
  // A chosen file stays chosen, and nobody may write its name.
  if (field.type !== 'file') {
    field.value = ''
    write(field, value)
  }
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
}

/**
 * The page, or a part of it that comes later, has been taken over: presses reach it from now on, the one on its way at this
 * moment included. What was typed is put back at once, so that the next letter comes after it; the page is told when the way
 * that this gives is gone.
 */
export function takeOver(region: Element): () => Promise<void> {
  const { held } = window
  if (!held) return async () => undefined
  const { typed, pressed } = held
  held.deaf = '[data-later]'
  const isHeard = ([element]: readonly [Element, unknown]) => region.contains(element) && !element.closest(held.deaf)
  const fields = [...typed].filter(isHeard)
  const missed = [...pressed].filter(isHeard)
  for (const [element] of missed) pressed.delete(element)
  const due = missed.filter(([, event]) => event.eventPhase === Event.NONE)
  for (const [field, value] of fields) if (typeof value === 'string' && field.value !== value) write(field, value)
  return async () => {
    for (const [field] of fields) {
      const value = typed.get(field)
      typed.delete(field)
      // One by one, each drawn before the next: what keeps several answers in one state knows of the one before.
      if (value !== undefined) await tell(field, value)
    }
    for (const [element] of due) {
      if (element instanceof HTMLFormElement) element.requestSubmit()
      else if (element instanceof HTMLElement) element.click()
    }
  }
}
