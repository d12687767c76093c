import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { actionFor, type ReceivedAction } from '../model/received-keys.ts'
import { besideOf, firstName, nameAt, nameInFocus, neighbourOf, type Place, placeOf } from '../model/row-focus.ts'

/** Where letters are letters, and where a dialog or menu has keys of its own. */
const elsewhere =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"]'

type Told = Exclude<ReceivedAction, { kind: 'next' | 'previous' | 'left' | 'right' }>

interface Settings {
  readonly root: RefObject<HTMLElement | null>
  readonly isOn: boolean
  /** What a key asks for, and of which application; '' while none has the focus. */
  readonly act: (action: Told, id: string) => void
  /** There is none to step to. */
  readonly onEnd: () => void
}

const idOf = (name: HTMLElement | null) => name?.getAttribute('data-application') ?? ''

/** Single keys on the list or board within `root`. The focus says which application is meant: there is no second cursor. */
export function useReceivedKeys({ root, isOn, act, onEnd }: Settings) {
  const place = useRef<Place | null>(null)

  function go(name: HTMLElement | null) {
    if (!name) return onEnd()
    name.focus()
    if (root.current) place.current = placeOf(root.current, idOf(name))
  }

  function step(shown: HTMLElement, to: 1 | -1) {
    const name = nameInFocus(shown)
    if (!name) return go((place.current && nameAt(shown, place.current)) ?? firstName(shown))
    const next = neighbourOf(shown, idOf(name), to)
    if (next) return go(next)
    // A row that keeps the focus stays drawn while those around it are out of sight.
    name.scrollIntoView({ block: 'nearest' })
    requestAnimationFrame(() => requestAnimationFrame(() => go(neighbourOf(shown, idOf(name), to))))
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const shown = root.current
    const isElsewhere = event.target instanceof Element && event.target.closest(elsewhere) !== null
    const action = actionFor(event)
    if (!shown || !action || isElsewhere || event.defaultPrevented) return
    event.preventDefault()
    const name = nameInFocus(shown)
    if (action.kind === 'next') step(shown, 1)
    else if (action.kind === 'previous') step(shown, -1)
    else if (action.kind === 'left' || action.kind === 'right') {
      const beside = name && besideOf(shown, idOf(name), action.kind === 'left' ? -1 : 1)
      go(name ? beside : firstName(shown))
    } else act(action, idOf(name))
  })

  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])

  return {
    /** Keeps in mind where an application stands that may be gone in a moment. */
    mark: (id: string) => {
      if (root.current) place.current = placeOf(root.current, id)
    },
    /** Who stands there now. */
    marked: () => (root.current && place.current ? nameAt(root.current, place.current) : null),
  }
}
