import { type RefObject, useEffect } from 'react'

/** While `open`, calls `close` on Escape, on a press outside `root`, and when focus leaves it. */
export const useDismiss = (
  open: boolean,
  root: RefObject<HTMLElement | null>,
  close: (reason: 'escape' | 'outside') => void,
) => {
  useEffect(() => {
    if (!open) return
    const isOutside = (target: EventTarget | null) => target instanceof Node && !root.current?.contains(target)
    const onOutside = (event: Event) => {
      if (isOutside(event.target)) close('outside')
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close('escape')
    }
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
      document.removeEventListener('keydown', onKey)
    }
  }, [open, root, close])
}
