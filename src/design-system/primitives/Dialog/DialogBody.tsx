import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Body } from './Dialog.styles.ts'

/** Takes focus while there is more than fits, so that arrow keys can scroll it. */
export const DialogBody = ({ children }: { children: ReactNode }) => {
  const body = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const element = body.current
    if (!element) return
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight))
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return (
    <Body ref={body} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </Body>
  )
}
