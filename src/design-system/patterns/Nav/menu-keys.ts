import type { KeyboardEvent } from 'react'

const all = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(element => element.getClientRects().length > 0)

/** Moves the focus by `step` among `elements`, round the corner. */
const move = (elements: readonly HTMLElement[], step: number) => {
  const at = elements.findIndex(element => element.matches(':focus-within'))
  elements.at((at + step + elements.length) % elements.length)?.focus()
}

/**
 * Arrow keys of a navigation with submenus (WAI-ARIA disclosure navigation): left and right between entries, down into a
 * submenu, up and down within it. Tab keeps working as on any page.
 */
export const menuKeys =
  ({ open }: { open: (index: number) => void }) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const here = document.activeElement
    const entry = here?.closest<HTMLElement>('[data-entry]')
    if (!entry) return
    const submenu = here?.closest('[data-submenu]')
    const along = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (along && submenu) move(all(submenu, 'a'), along)
    else if (along === 1 && entry.querySelector('[data-submenu]')) open(Number(entry.dataset.entry))
    else if (sideways) {
      entry.querySelector('a')?.focus()
      move(all(event.currentTarget, '[data-entry] > a'), sideways)
    } else return
    event.preventDefault()
  }
