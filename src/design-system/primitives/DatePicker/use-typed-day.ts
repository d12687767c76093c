import { useState } from 'react'
import { type DayRule, readDay } from './day-text.ts'

export type DayChange = {
  /** 2026-11-21; '' while there is no day that may be chosen. */
  value: string
  /** What is wrong with what was typed; '' when nothing is. */
  fault: string
}

export type TypedDaySettings = DayRule & {
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((change: DayChange) => void) | undefined
}

/** The text of a field that means a day. It is never cleared; a fault shows once the field is left, and goes as it is put right. */
export const useTypedDay = ({ value, defaultValue, onValueChange, ...rule }: TypedDaySettings) => {
  const [state, setState] = useState({ text: value ?? defaultValue ?? '', given: value, typing: false })
  const reading = readDay(state.text, rule)
  // A new value from outside wins over what was typed, unless it is what was typed.
  if (value !== state.given) {
    const text = value === undefined || value === reading.day ? state.text : (value ?? '')
    setState({ text, given: value, typing: text === state.text && state.typing })
  }
  const write = (text: string, typing: boolean) => {
    setState({ ...state, text, typing })
    const next = readDay(text, rule)
    if (next.day !== reading.day || next.fault !== reading.fault)
      onValueChange?.({ value: next.day, fault: next.fault })
  }
  return {
    text: state.text,
    day: reading.day,
    fault: state.typing ? '' : reading.fault,
    type: (text: string) => write(text, state.typing || reading.fault === ''),
    choose: (day: string) => write(day, false),
    leave: () => setState({ ...state, text: reading.day || state.text, typing: false }),
  }
}
