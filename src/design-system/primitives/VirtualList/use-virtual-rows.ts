import {
  defaultRangeExtractor,
  observeElementRect,
  type Range,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { beyond, gapsAround, wholeUpTo, withKept } from './drawn-rows.ts'

export type VirtualRows = {
  count: number
  keyOf: (index: number) => string | number
  /** About how tall a row is, in px, until it has been measured. */
  estimate: number
  /** Index of a row that stays drawn wherever the list is scrolled to; -1 for none. */
  kept: number
  /** What holds the drawn rows, each with its `data-index`, and nothing else. */
  list: () => HTMLElement | null
  /** What scrolls: the list itself, or what is around it. */
  scroller: () => HTMLElement | null
}

type Rows = Virtualizer<HTMLElement, HTMLElement>

/** A window of about a phone's height where there is none, as on the server: its rows are drawn first. */
const firstWindow = { width: 0, height: 640 }

/** What has no height, as nobody sees it yet, is taken for that window: as high as its rows, it would never get one without. */
const observeRect: typeof observeElementRect = (instance, tell) =>
  observeElementRect(instance, ({ width, height }) => tell({ width, height: height || firstWindow.height }))

const rowsIn = (parent: HTMLElement | null) =>
  [...(parent?.children ?? [])].filter(
    row => row instanceof HTMLElement && row.dataset.index !== undefined,
  ) as HTMLElement[]

/** Sets the gaps around the rows that are drawn. */
function keepLength(parent: HTMLElement | null, virtualizer: Rows): void {
  const drawn = rowsIn(parent)
  const extents = drawn.map(row => virtualizer.measurementsCache[Number(row.dataset.index)] ?? { start: 0, end: 0 })
  const { before, after } = gapsAround(extents, virtualizer.getTotalSize())
  for (const [place, row] of drawn.entries()) {
    row.style.marginBlockStart = before[place] ? `${before[place]}px` : ''
    row.style.marginBlockEnd = after > 0 && place === drawn.length - 1 ? `${after}px` : ''
  }
}

/**
 * The rows of a long list that are to be drawn. They stay in the flow of the page and so need no style to be rendered on a
 * server; the rows left out are gaps between them, set on the elements because markup may carry no style.
 */
export const useVirtualRows = ({ count, keyOf, estimate, kept, list, scroller }: VirtualRows) => {
  const rangeExtractor = useCallback(
    (range: Range) => withKept(defaultRangeExtractor(range), kept, range.count),
    [kept],
  )
  const estimateSize = useCallback(() => estimate, [estimate])
  const known = useRef<Rows>(null)
  // Before the library looks: a list without its gaps is short, and the browser would scroll it back to what there is.
  useLayoutEffect(() => {
    if (known.current) keepLength(list(), known.current)
  })
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: scroller,
    estimateSize,
    getItemKey: keyOf,
    overscan: count <= wholeUpTo ? count : beyond,
    rangeExtractor,
    initialRect: firstWindow,
    observeElementRect: observeRect,
    useFlushSync: false,
  })
  const rows = virtualizer.getVirtualItems()
  // An element may come to hold another row.
  const [measured] = useState(() => new WeakMap<Element, unknown>())
  useLayoutEffect(() => {
    if (known.current !== virtualizer) {
      known.current = virtualizer
      keepLength(list(), virtualizer)
    }
    for (const [place, row] of rowsIn(list()).entries()) {
      const key = rows[place]?.key
      if (measured.get(row) === key) continue
      measured.set(row, key)
      virtualizer.measureElement(row)
    }
  })
  return { rows, scrollTo: virtualizer.scrollToIndex }
}
