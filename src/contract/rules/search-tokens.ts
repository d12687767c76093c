import { toHalfWidth } from './width.ts'

/** A token and where the text holds it, in UTF-16 units: `text.slice(start, end)`. */
export type SearchToken = { readonly token: string; readonly start: number; readonly end: number }

const IDEOGRAPH = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]'
const LETTER = `(?!${IDEOGRAPH})\\p{L}`
const CHARACTER = `(?:(?!${IDEOGRAPH})[\\p{L}\\p{N}\\p{M}])`
const LEADING_DOT = `(?:(?<!${CHARACTER})\\.(?=${LETTER}))?`
const INNER_DOT = `(?:(?<=${LETTER})\\.(?=${CHARACTER})|(?<=\\p{N})\\.(?=\\p{N}))`
const LONGEST = 64
const PIECES = `${IDEOGRAPH}+|${LEADING_DOT}${CHARACTER}+(?:${INNER_DOT}${CHARACTER}+)*(?:\\+\\+|#)?`

/**
 * Cuts a text into search tokens, in order. Runs of Chinese characters become overlapping pairs, so that any two
 * neighbouring characters can be found by index alone; a character on its own stays one. Letters and digits become whole
 * lower-case words that keep what tells names apart: C++, C#, .NET, Node.js, Web2.0. Full width counts as half width.
 * Words are cut at 64 characters, because an index refuses entries of some kilobytes. Index, query and highlighting all
 * use this one rule; linear in the text's length.
 */
export function* searchTokens(text: string): Generator<SearchToken> {
  const folded = toHalfWidth(text)
  for (const { 0: piece, index } of folded.matchAll(new RegExp(PIECES, 'gu'))) {
    if (startsWithIdeograph(piece)) yield* pairsOf(piece, index)
    else yield { token: wordOf(piece), start: index, end: index + piece.length }
  }
}

/** The distinct tokens of a text, in order of first appearance. */
export function bigrams(text: string): string[] {
  const tokens = new Set<string>()
  for (const { token } of searchTokens(text)) tokens.add(token)
  return [...tokens]
}

const STARTS_WITH_IDEOGRAPH = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

function startsWithIdeograph(piece: string): boolean {
  return STARTS_WITH_IDEOGRAPH.test(piece)
}

function* pairsOf(run: string, offset: number): Generator<SearchToken> {
  let previous = ''
  let start = offset
  for (const character of run) {
    const end = start + character.length
    if (previous !== '') yield { token: previous + character, start: start - previous.length, end }
    previous = character
    start = end
  }
  if (previous.length === run.length) yield { token: run, start: offset, end: start }
}

function wordOf(piece: string): string {
  return piece.slice(0, LONGEST).toWellFormed().toLowerCase().normalize('NFC')
}
