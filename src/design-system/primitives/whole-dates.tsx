import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Whole = styled.span`
  white-space: nowrap;
`

/** Days, weekdays, hours from and to: what is read at once. */
const atOnce = /(\d{4}-\d{2}-\d{2}|[(（]周.[)）]|\d{1,2}:\d{2}(?:[—~-]\d{1,2}:\d{2})?)/

/** The same words, of which days, weekdays and hours stay on one line each: `2026-12-13`, `(周日)`, `09:00—11:30`. */
export function wholeDates(words: string): ReactNode {
  const parts = words.split(atOnce)
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have a fixed order and no state.
  return parts.length === 1 ? words : parts.map((part, at) => (at % 2 === 1 ? <Whole key={at}>{part}</Whole> : part))
}
