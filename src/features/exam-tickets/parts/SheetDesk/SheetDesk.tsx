import type { ReactNode } from 'react'
import { Desk, Side } from './SheetDesk.styles.ts'

interface Props {
  /** What can be done with the sheet, and what helps: beside it on a desktop. */
  side: ReactNode
  /** On a phone the tools come before the sheet, not after it. */
  toolsFirst?: boolean
  /** The sheet itself: one element. */
  children: ReactNode
}

/** A paper in the width of a page, with its tools beside it; on paper the sheet alone. Renders a `<div>`. */
export function SheetDesk({ side, toolsFirst = false, children }: Props) {
  const beside = (
    <Side className="no-print" data-side>
      {side}
    </Side>
  )
  return (
    <Desk>
      {toolsFirst && beside}
      {children}
      {!toolsFirst && beside}
    </Desk>
  )
}
