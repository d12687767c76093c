import { bigrams, searchTokens, toHalfWidth } from '#contract/rules'

/** A part of a text, in UTF-16 units: `text.slice(start, end)`. */
export type TextRange = { readonly start: number; readonly end: number }

/**
 * The parts of a text that a search for `query` found, in order, neither overlapping nor touching. Cuts both by the rule
 * of the index, so that what is marked is what matched; a single Chinese character is marked wherever it stands.
 */
export function highlightRanges(text: string, query: string): TextRange[] {
  if (query === '') return []
  const wanted = new Set(bigrams(query))
  if (wanted.size === 0) return []
  const found: TextRange[] = [...searchTokens(text)].filter(({ token }) => wanted.has(token))
  for (const token of wanted) if (isSingleIdeograph(token)) found.push(...occurrences(toHalfWidth(text), token))
  return merged(found.sort((one, other) => one.start - other.start))
}

function isSingleIdeograph(token: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(token)
}

function occurrences(text: string, character: string): TextRange[] {
  const ranges: TextRange[] = []
  for (let start = text.indexOf(character); start >= 0; start = text.indexOf(character, start + character.length)) {
    ranges.push({ start, end: start + character.length })
  }
  return ranges
}

function merged(ranges: readonly TextRange[]): TextRange[] {
  const result: { start: number; end: number }[] = []
  for (const { start, end } of ranges) {
    const last = result.at(-1)
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
    else result.push({ start, end })
  }
  return result
}
