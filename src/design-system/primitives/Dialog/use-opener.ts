import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Remembers what had focus when `open` became true, and gives a function that puts focus back there. */
export const useOpener = (open: boolean, instead?: RefObject<HTMLElement | null>) => {
  const opener = useRef<Element>(null)
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  return () => {
    const target = instead?.current ?? opener.current
    if (!(target instanceof HTMLElement && target.isConnected)) return
    // Where one was: what keeps to an edge of the window is in sight wherever the page stands, and must not move it.
    target.focus({ preventScroll: true })
    const { top, bottom } = target.getBoundingClientRect()
    if (bottom < 0 || top > window.innerHeight) target.scrollIntoView({ block: 'nearest' })
  }
}
