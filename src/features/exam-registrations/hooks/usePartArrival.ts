import { useEffect, useRef } from 'react'

interface Arrival {
  isWhole: boolean
  /** The field that one came for; '' for the beginning. */
  at: string
}

/**
 * After going on to another part of the same page that part's heading takes the focus, which announces it, and the window
 * goes back to its top; of what is about the whole (`isWhole`) that is the page's. Gives the ref of what holds the parts.
 */
export function usePartArrival(part: string, { isWhole, at }: Arrival) {
  const place = useRef<HTMLDivElement>(null)
  const previous = useRef(part)
  useEffect(() => {
    if (previous.current === part) return
    previous.current = part
    const heading = place.current?.querySelector<HTMLElement>(part && !isWhole ? 'section h2' : 'h1')
    // Who came for a field finds it by itself.
    if (!heading || at) return
    window.scrollTo(0, 0)
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [part, isWhole, at])
  return place
}
