import { Children, type ReactNode } from 'react'
import { styled } from 'styled-components'

const Whole = styled.span`
  white-space: nowrap;
`

/** Days, numbers of telephones and papers, weekdays, hours from and to: what is read at once. */
const atOnce = /([A-Z]{0,3}\d+(?:-\d+)+|[(（]周.[)）]|\d{1,2}:\d{2}(?:[—~-]\d{1,2}:\d{2})?)/

/** The space between a number and what it counts: `15 日`. */
const beforeUnit = /(?<=\d) (?=\p{Script=Han})/gu

const NO_BREAK_SPACE = '\u00a0'

function wholeIn(words: string): ReactNode {
  const parts = words.replace(beforeUnit, NO_BREAK_SPACE).split(atOnce)
  if (parts.length === 1) return parts[0]
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have a fixed order and no state.
  return parts.map((part, at) => (at % 2 === 1 ? <Whole key={at}>{part}</Whole> : part))
}

const isWord = (child: ReactNode) => typeof child === 'string' || typeof child === 'number'

/** A number and its unit may come one after the other: words that follow each other become one, and none changes its place. */
function joined(children: readonly ReactNode[]): ReactNode[] {
  const list = [...children]
  for (let at = list.length - 1; at > 0; at--) {
    const [before, word] = [list[at - 1], list[at]]
    if (isWord(before) && isWord(word)) list.splice(at - 1, 2, `${before}${word}`, null)
  }
  return list
}

/**
 * The same words, of which days, weekdays, hours, numbers with hyphens and numbers with their unit stay on one line each:
 * `2026-12-13`, `(周日)`, `09:00—11:30`, `0791-83986012`, `15 日`. A browser would break them at the hyphen or the space.
 * Elements among the words stay as they are.
 */
export function wholeFigures(words: ReactNode): ReactNode {
  if (typeof words === 'string') return wholeIn(words)
  return Array.isArray(words)
    ? Children.map(joined(words), word => (typeof word === 'string' ? wholeIn(word) : word))
    : words
}
