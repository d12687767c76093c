import type { RefObject } from 'react'
import { PrintHelper, Row, ShareButton } from '#design-system'

interface Props {
  title: string
  /** What is printed. */
  sheet: RefObject<HTMLElement | null>
}

/** Passes a notice on, or prints it. */
export const Tools = ({ title, sheet }: Props) => (
  <Row gap={2} className="no-print">
    <ShareButton title={title} />
    <PrintHelper size="small" target={sheet} title={title} />
  </Row>
)
