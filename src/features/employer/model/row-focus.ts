/** Where an application stands: its column ('' for the list) and its number there, from 0. */
export interface Place {
  readonly column: string
  readonly index: number
}

const names = 'a[data-application]'

const columnsIn = (root: Element) => [...root.querySelectorAll<HTMLElement>('[data-column]')]

const namesIn = (column: Element) => [...column.querySelectorAll<HTMLElement>(names)]

/** In a column that draws only what is in sight each row says its number; in a table the rows are counted. */
function indexOf(column: Element, name: HTMLElement): number {
  const said = name.closest('[data-index]')?.getAttribute('data-index')
  return said ? Number(said) : namesIn(column).indexOf(name)
}

/** The name of the application that has the focus, on itself or on something in its row. */
export function nameInFocus(root: Element): HTMLElement | null {
  const active = document.activeElement
  if (!active || !root.contains(active)) return null
  return active.closest('li, tr')?.querySelector<HTMLElement>(names) ?? null
}

export function placeOf(root: Element, id: string): Place | null {
  const name = root.querySelector<HTMLElement>(`a[data-application="${id}"]`)
  const column = name?.closest('[data-column]')
  if (!name || !column) return null
  return { column: column.getAttribute('data-column') ?? '', index: indexOf(column, name) }
}

const columnNamed = (root: Element, column: string) =>
  columnsIn(root).find(known => known.getAttribute('data-column') === column)

/** Who stands at a place now; the last of the column when it has become shorter, null when it is empty. */
export function nameAt(root: Element, { column, index }: Place): HTMLElement | null {
  const shown = columnNamed(root, column)
  if (!shown) return null
  const all = namesIn(shown)
  return all.find(name => indexOf(shown, name) >= index) ?? all.at(-1) ?? null
}

/** The one before or after in the same column; null at its end, or while it is not drawn. */
export function neighbourOf(root: Element, id: string, step: 1 | -1): HTMLElement | null {
  const place = placeOf(root, id)
  const shown = place && columnNamed(root, place.column)
  if (!place || !shown) return null
  return namesIn(shown).find(name => indexOf(shown, name) === place.index + step) ?? null
}

/** The first in sight of the next column to that side that has any. */
export function besideOf(root: Element, id: string, step: 1 | -1): HTMLElement | null {
  const all = columnsIn(root)
  const place = placeOf(root, id)
  const from = all.findIndex(column => column.getAttribute('data-column') === place?.column)
  for (let at = from + step; at >= 0 && at < all.length; at += step) {
    const column = all[at]
    const top = column?.querySelector('[role="region"]')?.getBoundingClientRect().top ?? 0
    const seen = column && namesIn(column).find(name => name.getBoundingClientRect().top >= top)
    if (seen) return seen
  }
  return null
}

/** The first of all. */
export const firstName = (root: Element) => root.querySelector<HTMLElement>(names)
