import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { printElement } from '#design-system'

interface Props {
  /** The name of the printed file. */
  title: string
  /** Pages that are laid out to their edges. */
  children: ReactNode
  /** It was asked to print; whether a page came out nobody learns. */
  onDone: () => void
}

/** Pages that are drawn to be printed and not shown: hundreds of them would weigh down the screen. Renders a hidden `<div>`. */
export function PrintNow({ title, children, onDone }: Props) {
  const pages = useRef<HTMLDivElement>(null)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (pages.current) void printElement(pages.current, { title, bare: true }).then(done)
  }, [title])
  return (
    <div hidden>
      <div ref={pages}>{children}</div>
    </div>
  )
}
