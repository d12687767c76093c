import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { media } from '../../tokens/index.ts'
import { useDismiss } from '../use-dismiss.ts'

export type PickerState = 'popup' | 'sheet' | undefined

const isPhone = () => matchMedia(media.below640.replace('@media ', '')).matches

/** Opens a picker beside its field, on a phone as a sheet; focus goes back to the button (with `aria-haspopup`) that opened it. */
export const usePicker = (root: RefObject<HTMLElement | null>) => {
  const [open, setOpen] = useState<PickerState>()
  const dismiss = useCallback(
    (reason: 'escape' | 'outside') => {
      setOpen(undefined)
      if (reason === 'escape') root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
    },
    [root],
  )
  useDismiss(open === 'popup', root, dismiss)
  return {
    open,
    toggle: () => setOpen(open ? undefined : isPhone() ? 'sheet' : 'popup'),
    close: () => dismiss('escape'),
  }
}

/** Turns a popup to the side of its field where the window has room for it. */
export const usePopupPlace = () => {
  const popup = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = popup.current
    const field = element?.parentElement?.getBoundingClientRect()
    if (!element || !field) return
    const { width, height } = element.getBoundingClientRect()
    const { clientWidth, clientHeight } = element.ownerDocument.documentElement
    if (field.left + width > clientWidth && field.right >= width) element.dataset.align = 'end'
    if (field.bottom + height > clientHeight && field.top >= height) element.dataset.side = 'above'
  }, [])
  return popup
}
