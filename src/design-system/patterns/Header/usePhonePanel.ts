import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useDismiss } from '../../primitives/use-dismiss.ts'
import { useHydrated } from '../behaviour/useHydrated.ts'

export type Panel = 'menu' | 'search'

export const panelIds = { menu: 'site-menu', search: 'site-search' } as const satisfies Record<Panel, string>

const toggles = Object.values(panelIds)
  .map(id => `[aria-controls='${id}']`)
  .join()

type PhonePanel = {
  root: RefObject<HTMLElement | null>
  /** The panel that is open, if any. */
  panel: Panel | undefined
  /** From here on the state decides, and no longer the address (`:target`). */
  ready: boolean
  toggle: (panel: Panel) => void
  /** Closes when a link in it was followed. */
  follow: (event: MouseEvent) => void
}

/** Which part of the header a phone shows: one at a time, closed by Escape, by a press elsewhere and by going somewhere. */
export const usePhonePanel = (): PhonePanel => {
  const [panel, setPanel] = useState<Panel>()
  const root = useRef<HTMLElement>(null)
  const ready = useHydrated()
  const close = useCallback((reason: 'escape' | 'outside') => {
    if (reason === 'escape') root.current?.querySelector<HTMLElement>(`:is(${toggles})[aria-expanded='true']`)?.focus()
    setPanel(undefined)
  }, [])
  useDismiss(panel !== undefined, root, close)
  useEffect(() => {
    if (panel === 'search') root.current?.querySelector<HTMLElement>("input[type='search']")?.focus()
  }, [panel])
  return {
    root,
    panel,
    ready,
    toggle: next => setPanel(now => (now === next ? undefined : next)),
    follow: ({ target }) => {
      if (target instanceof Element && target.closest('a')) setPanel(undefined)
    },
  }
}
