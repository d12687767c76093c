import { type RefObject, useEffect, useEffectEvent } from 'react'
import { actionFor, type ReviewAction } from '../model/review-keys.ts'

/** Where letters are letters, and where a dialog or menu has keys of its own. */
const elsewhere =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]'

const FIELD = '[data-review-field]'

interface Settings {
  readonly root: RefObject<HTMLElement | null>
  readonly isOn: boolean
  readonly act: (action: Exclude<ReviewAction, 'next' | 'previous'>) => void
}

/** Single keys on the desk. The focus says which field is meant: there is no second cursor. */
export function useReviewKeys({ root, isOn, act }: Settings) {
  function step(to: 1 | -1) {
    const fields = [...(root.current?.querySelectorAll<HTMLElement>(FIELD) ?? [])]
    const at = fields.findIndex(field => field.matches(':focus'))
    const next = at === -1 && to === -1 ? fields.length - 1 : Math.min(fields.length - 1, Math.max(0, at + to))
    fields[next]?.focus()
    fields[next]?.scrollIntoView({ block: 'nearest' })
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere = event.target instanceof Element && event.target.closest(elsewhere) !== null
    const action = actionFor(event)
    if (!action || isElsewhere || event.defaultPrevented) return
    event.preventDefault()
    if (action === 'next') step(1)
    else if (action === 'previous') step(-1)
    else act(action)
  })

  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}
