import { type FocusEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useDismiss } from '../../primitives/use-dismiss.ts'

/** Which submenu is open, and what opened it: the pointer over it passes, the others stay; keys go inside. */
type Open = { index: number; by: 'hover' | 'press' | 'keys' }

/** What one entry with a submenu needs. */
export type SubmenuEntry<Panel extends HTMLElement> = {
  open: boolean
  submenuRef: RefObject<Panel | null> | undefined
  /** Of the button: what hovering opened, a press keeps; what a press opened, a press closes. */
  onPress: () => void
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: (event: PointerEvent) => void
}

type Submenus<Panel extends HTMLElement> = {
  root: RefObject<HTMLUListElement | null>
  entry: (index: number) => SubmenuEntry<Panel>
  /** Of the root: the focus in another entry closes what is open. */
  onFocus: (event: FocusEvent) => void
  /** Opens and takes the focus inside. */
  enter: (index: number) => void
  /** Closes, and brings the focus back to the button when it was inside. */
  leave: () => void
}

const hovers = ({ pointerType }: PointerEvent) => pointerType === 'mouse' || pointerType === 'pen'

/** One open submenu at a time among several entries; `delay` in milliseconds lets a pointer cross an entry on its way. */
export const useSubmenus = <Panel extends HTMLElement>({ delay = 0 } = {}): Submenus<Panel> => {
  const [open, setOpen] = useState<Open>()
  const root = useRef<HTMLUListElement>(null)
  const submenu = useRef<Panel>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const close = useCallback((reason: 'escape' | 'outside') => {
    const inside = submenu.current?.contains(document.activeElement)
    if (reason === 'escape' && inside) submenu.current?.parentElement?.querySelector('button')?.focus()
    setOpen(undefined)
  }, [])
  useDismiss(open !== undefined, root, close)
  useEffect(() => {
    if (open?.by === 'keys') submenu.current?.querySelector('a')?.focus()
  }, [open])
  useEffect(() => () => clearTimeout(timer.current), [])
  const later = (change: () => void) => {
    clearTimeout(timer.current)
    if (delay === 0 || open === undefined) change()
    else timer.current = setTimeout(change, delay)
  }
  const entry = (index: number): SubmenuEntry<Panel> => {
    const isOpen = open?.index === index
    return {
      open: isOpen,
      submenuRef: isOpen ? submenu : undefined,
      onPress: () => setOpen(isOpen && open.by !== 'hover' ? undefined : { index, by: 'press' }),
      onPointerEnter: event => {
        if (hovers(event)) later(() => setOpen(now => (now?.index === index ? now : { index, by: 'hover' })))
      },
      onPointerLeave: event => {
        if (hovers(event)) later(() => setOpen(now => (now?.index === index && now.by === 'hover' ? undefined : now)))
      },
    }
  }
  const onFocus = ({ target }: FocusEvent) => {
    const at = target.closest<HTMLElement>('[data-entry]')?.dataset.entry
    setOpen(now => (now === undefined || String(now.index) === at ? now : undefined))
  }
  return { root, entry, onFocus, enter: index => setOpen({ index, by: 'keys' }), leave: () => close('escape') }
}
