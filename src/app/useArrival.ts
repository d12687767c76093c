import { useLayoutEffect, useRef } from 'react'
import type { Shown } from './shown.ts'

function focusHeading(main: Element): boolean {
  const heading = main.querySelector<HTMLElement>('h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/** Waits for a heading that comes with the page's data, unless the person has gone on in the meantime; gives the way to stop. */
function awaitHeading(main: Element): () => void {
  const before = document.activeElement
  const observer = new MutationObserver(() => {
    const now = document.activeElement
    const isWaiting = now === before || now === document.body
    if (!isWaiting || focusHeading(main)) observer.disconnect()
  })
  observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** After a change of page the heading takes the focus, which announces it; a new page starts at its top. */
export function useArrival({ location: { isReturn }, match, Page }: Shown) {
  const previous = useRef(match.path)
  // Before the page is painted: nobody sees it half-way down.
  useLayoutEffect(() => {
    if (!Page || previous.current === match.path) return
    previous.current = match.path
    if (!isReturn) window.scrollTo(0, 0)
    const main = document.querySelector('main')
    if (main && !focusHeading(main)) return awaitHeading(main)
  }, [match.path, Page, isReturn])
}
