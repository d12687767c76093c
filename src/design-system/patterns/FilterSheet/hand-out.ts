import type { MouseEvent } from 'react'
import type { FilterState } from './filter-state.ts'

export type OnSelectedChange = (change: { selected: FilterState }) => void

/** What a press on a filter's link does where somebody takes the state: a press that asks for another tab stays the browser's. */
export const handOut = (selected: FilterState, take: OnSelectedChange | undefined) =>
  take &&
  ((event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    take({ selected })
  })
