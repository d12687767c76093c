import type { Page } from 'playwright/test'

/**
 * How far a page may move by itself while it arrives, as browsers measure it (CLS): by what nobody sees, such as a button
 * whose word is another for other people.
 */
export const MOST_MOVED = 0.001

/** Runs in the page before anything of its own: keeps how far it moves by itself, and what moved first. */
export function watchMoves() {
  const moves = { sum: 0, first: '' }
  Object.assign(window, { moves })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue
      moves.sum += Number(Reflect.get(entry, 'value'))
      const [{ node = null } = {}]: { node?: Node | null }[] = Reflect.get(entry, 'sources') ?? []
      moves.first ||= (node?.textContent ?? '').slice(0, 40)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What `watchMoves` has seen so far. */
export const movesOf = (page: Page): Promise<{ sum: number; first: string }> =>
  page.evaluate(() => Reflect.get(window, 'moves'))
