import type { KeyboardEvent } from 'react'

const all = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(element => element.getClientRects().length > 0)

/** Moves the focus by `step` among `elements`, round the corner. */
const move = (elements: readonly HTMLElement[], step: number) => {
  const at = elements.findIndex(element => element.matches(':focus-within'))
  elements.at((at + step + elements.length) % elements.length)?.focus()
}

type Orientation = 'row' | 'column'

const keysOf = {
  row: { previous: 'ArrowLeft', next: 'ArrowRight', enter: 'ArrowDown', leave: undefined },
  column: { previous: 'ArrowUp', next: 'ArrowDown', enter: 'ArrowRight', leave: 'ArrowLeft' },
} as const satisfies Record<Orientation, Record<string, string | undefined>>

type Handlers = { orientation: Orientation; enter: (index: number) => void; leave: () => void }

/**
 * Arrow keys of links with submenus (WAI-ARIA disclosure navigation): between the entries, into a submenu, up and down
 * within it and out again. Tab keeps working as on any page. Entries are marked `data-entry={index}`, submenus `data-submenu`.
 */
export const submenuKeys =
  ({ orientation, enter, leave }: Handlers) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { key, currentTarget } = event
    const keys = keysOf[orientation]
    const entry = document.activeElement?.closest<HTMLElement>('[data-entry]')
    if (!entry) return
    const submenu = document.activeElement?.closest('[data-submenu]')
    const step = { [keys.previous]: -1, [keys.next]: 1 }[key]
    const along = { ArrowUp: -1, ArrowDown: 1 }[key]
    if (submenu && along) move(all(submenu, 'a'), along)
    else if (submenu && key === keys.leave) leave()
    else if (step) {
      entry.querySelector('a')?.focus()
      move(all(currentTarget, '[data-entry] > a'), step)
    } else if (key === keys.enter && entry.querySelector('button[aria-expanded]')) enter(Number(entry.dataset.entry))
    else return
    event.preventDefault()
  }
