import { useEffect, useRef } from 'react'

/**
 * After going on to another part of the same page that part's heading takes the focus, which announces it, and the window
 * goes back to its top. Gives the ref of what holds the parts.
 */
export function usePartArrival(part: string) {
  const place = useRef<HTMLDivElement>(null)
  const previous = useRef(part)
  useEffect(() => {
    if (previous.current === part) return
    previous.current = part
    const heading = place.current?.querySelector<HTMLElement>('h1')
    if (!heading) return
    window.scrollTo(0, 0)
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [part])
  return place
}
