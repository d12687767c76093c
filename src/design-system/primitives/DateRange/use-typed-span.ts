import { useState } from 'react'
import type { DaySpan } from '../DatePicker/calendar-types.ts'
import type { DayRule } from '../DatePicker/day-text.ts'
import { daysOf, isSameSpan, noSpan, readSpan, type SpanEnd } from './day-span.ts'

export type SpanChange = {
  value: DaySpan
  /** What is wrong with what was typed at each end; '' when nothing is. */
  faults: DaySpan
}

export type TypedSpanSettings = DayRule & {
  value?: DaySpan | undefined
  defaultValue?: DaySpan | undefined
  onValueChange?: ((change: SpanChange) => void) | undefined
}

type State = { texts: DaySpan; given: DaySpan | undefined; typing: SpanEnd | undefined }

const faultsOf = ({ from, to }: ReturnType<typeof readSpan>): DaySpan => ({ from: from.fault, to: to.fault })

/** The texts of two fields that mean a span of days. As in `useTypedDay` nothing typed is cleared, and faults wait until a field is left. */
export const useTypedSpan = ({ value, defaultValue, onValueChange, ...rule }: TypedSpanSettings) => {
  const [state, setState] = useState<State>({
    texts: value ?? defaultValue ?? noSpan,
    given: value,
    typing: undefined,
  })
  const read = readSpan(state.texts, rule)
  const days = daysOf(read)
  const faults = faultsOf(read)
  if (!isSameSpan(value, state.given)) {
    const kept = value === undefined || isSameSpan(value, days)
    setState({ texts: kept ? state.texts : value, given: value, typing: kept ? state.typing : undefined })
  }
  const write = (texts: DaySpan, typing: SpanEnd | undefined) => {
    setState({ ...state, texts, typing })
    const next = readSpan(texts, rule)
    if (!isSameSpan(daysOf(next), days) || !isSameSpan(faultsOf(next), faults))
      onValueChange?.({ value: daysOf(next), faults: faultsOf(next) })
  }
  return {
    texts: state.texts,
    days,
    faults: state.typing ? { ...faults, [state.typing]: '' } : faults,
    type: (end: SpanEnd, text: string) =>
      write({ ...state.texts, [end]: text }, state.typing === end || faults[end] === '' ? end : undefined),
    choose: (span: DaySpan) => write(span, undefined),
    leave: (end: SpanEnd) =>
      setState({ ...state, texts: { ...state.texts, [end]: days[end] || state.texts[end] }, typing: undefined }),
  }
}
