import { Children, type ReactNode } from 'react'

/** Days, numbers of telephones and papers, weekdays, hours from and to: what is read at once. */
const atOnce = /(\d{1,12}-[\d-]{1,20}|[(（]周.[)）]|\d\d?:\d\d(?:[—~-]\d\d?:\d\d)?)/

/** The space between a number and what it counts: `15 日`; the number may be the child before. */
const beforeUnit = /(^|\d) (?=\p{Script=Han})/gu

const UNBROKEN = '$1\u00a0'

/**
 * One element at most: what lays out its children would set several beside each other. No part styles a `bdi` by its name,
 * and one in another does not break (`globalCss`).
 */
function wholeIn(words: string): ReactNode {
  const parts = words.replace(beforeUnit, UNBROKEN).split(atOnce)
  if (parts.length === 1) return parts[0]
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have a fixed order and no state.
  return <bdi>{parts.map((part, at) => (at % 2 === 1 ? <bdi key={at}>{part}</bdi> : part))}</bdi>
}

/**
 * The same words, of which days, weekdays, hours, numbers with hyphens and numbers with their unit stay on one line each:
 * `2026-12-13`, `(周日)`, `09:00—11:30`, `0791-83986012`, `15 日`. A browser would break them at the hyphen or the space.
 * Elements among the words stay as they are.
 */
export const wholeFigures = (words: ReactNode): ReactNode =>
  typeof words === 'string'
    ? wholeIn(words)
    : Array.isArray(words)
      ? Children.map(words, word => wholeFigures(word))
      : words
