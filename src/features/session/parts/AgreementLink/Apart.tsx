import { type ReactNode, useEffect, useRef } from 'react'

/** Links within open in a new window, whoever wrote them: the form below stays as it was filled in. Renders a `<div>`. */
export function Apart({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const within = place.current
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link) return
      link.target = '_blank'
      // What follows a link without loading a page does not hear of it.
      event.stopPropagation()
    }
    within?.addEventListener('click', open)
    return () => within?.removeEventListener('click', open)
  }, [])
  return <div ref={place}>{children}</div>
}
