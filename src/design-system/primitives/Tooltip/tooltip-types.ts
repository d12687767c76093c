import type { RefObject } from 'react'

export type TooltipLayerProps = {
  open: boolean
  /** Asked for by Escape, by a press elsewhere, when the page scrolls or the pointer has left button and words. */
  onClose: () => void
  words: string
  root: RefObject<HTMLElement | null>
}
