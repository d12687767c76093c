import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react'

/** Days, numbers of telephones and papers, weekdays, hours from and to: what is read at once. */
const atOnce =
  /(\d{1,12}-[\d-]{1,20}|(?:\d{4}\s?年\s?)?\d\d?\s?月\s?\d\d?\s?日|\d{4}\s?年\s?\d\d?\s?月|[(（]周.[)）]|\d\d?:\d\d(?:[—~-]\d\d?:\d\d)?)/

/** The space between a number and what it counts: `15 日`, `20 MB`; the number may be the child before. */
const beforeUnit = /(^|\d) (?=\p{Script=Han}|[KMG]B)/gu

const UNBROKEN = '$1\u00a0'

/**
 * One element at most: what lays out its children would set several beside each other. No part styles a `bdi` by its name,
 * and one in another does not break (`globalCss`).
 */
function inPieces(words: string): ReactNode {
  const parts = words.split(atOnce)
  if (parts.length === 1) return parts[0]
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have a fixed order and no state.
  return <bdi>{parts.map((part, at) => (at % 2 === 1 ? <bdi key={at}>{part}</bdi> : part))}</bdi>
}

function inWords(words: ReactNode, change: (words: string) => ReactNode): ReactNode {
  if (typeof words === 'string') return change(words)
  if (Array.isArray(words)) return Children.map(words, word => inWords(word, change))
  if (isValidElement<{ children?: ReactNode }>(words) && words.type === Fragment)
    return cloneElement(words, {}, inWords(words.props.children, change))
  return words
}

/**
 * The same words, of which days, weekdays, hours, numbers with hyphens and numbers with their unit stay on one line each:
 * `2026-12-13`, `(周日)`, `09:00—11:30`, `0791-83986012`, `15 日`. A browser would break them at the hyphen or the space.
 * Elements among the words stay as they are.
 */
export const wholeFigures = (words: ReactNode): ReactNode =>
  inWords(words, text => inPieces(text.replace(beforeUnit, UNBROKEN)))

const beforeDay = /([年月]) (?=\d)/g

/** HTML of which the words, not the attributes, keep numbers with their unit, and days in one piece: `11 月 17 日`, `50 元`. */
export const wholeInHtml = (html: string): string =>
  html.replace(/<[^>]*>|[^<]+/g, piece =>
    piece.startsWith('<') ? piece : piece.replace(beforeUnit, UNBROKEN).replace(beforeDay, UNBROKEN),
  )

/** As `wholeFigures`, for names of things: what is asked for by its name keeps every letter of it, spaces too. */
export const wholeDays = (words: ReactNode): ReactNode => inWords(words, inPieces)
