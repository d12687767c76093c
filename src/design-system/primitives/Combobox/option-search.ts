import type { ComboboxOption, ComboboxSource } from './combobox-types.ts'

type Search = Extract<ComboboxSource, (...request: never[]) => unknown>

export type Answer =
  | { state: 'loading'; query: string }
  | { state: 'found'; query: string; options: readonly ComboboxOption[] }
  | { state: 'failed'; query: string }

/** Asks one query at a time: asking anew drops what was under way, and its answer, however late it comes. */
export const searcher = (tell: (answer: Answer) => void) => {
  let current: AbortController | undefined
  const drop = () => current?.abort(new DOMException('another query', 'AbortError'))
  const ask = async (search: Search, query: string) => {
    drop()
    const own = new AbortController()
    current = own
    tell({ state: 'loading', query })
    try {
      const options = await search({ query, signal: own.signal })
      if (!own.signal.aborted) tell({ state: 'found', query, options: options ?? [] })
    } catch {
      if (!own.signal.aborted) tell({ state: 'failed', query })
    }
  }
  return { ask, drop }
}
