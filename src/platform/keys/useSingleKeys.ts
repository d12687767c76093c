import { useEffect, useEffectEvent } from 'react'

/** Where letters are letters, and where a dialog or menu has keys of its own. */
const elsewhere =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]'

interface Settings<Action> {
  readonly isOn: boolean
  /** What a key asks for, in lower case; undefined where it means nothing. */
  readonly actionOf: (key: string) => Action | undefined
  readonly act: (action: Action) => void
}

/** Single keys of a page: not while somebody types or a dialog is open, not together with others, not while one is held down. */
export function useSingleKeys<Action>({ isOn, actionOf, act }: Settings<Action>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return
    const action = actionOf(event.key.toLowerCase())
    const isElsewhere = event.target instanceof Element && event.target.closest(elsewhere) !== null
    if (action === undefined || isElsewhere || event.defaultPrevented) return
    event.preventDefault()
    act(action)
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}
