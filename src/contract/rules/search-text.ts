import { bigrams } from './search-tokens.ts'
import { filterSearchWord, foldedSearch } from './search-word.ts'

/** A part of a search text. */
export interface SearchTerm {
  /** A word that is looked for, a phrase that stands as it is written, or what must not stand there. */
  readonly kind: 'word' | 'phrase' | 'without'
  /** Filtered as search words are. */
  readonly text: string
}

/** Every mark that keyboards give as a quotation mark: “会计”, 「会计」, "会计". */
const QUOTES = /[\u201C-\u201F\u300C-\u300F\u301D-\u301F]/gu
/** Every dash that keyboards give as a minus. The long dash of Chinese texts, ——, is none of them. */
const DASHES = /[\u2010-\u2013\u2212]/gu

/** What stands between quotation marks, with what is said against it; else what stands between blanks. */
const PIECES =
  /((?<![^\s"])-+|(?:不要|不含) ?|)"([^"]*)"|(?:[^\s"]*(?:不要|不含) )?[^\s"]+?(?=(?:不要|不含) ?"[^"]*"|["\s]|$)/gu
/** Signs between which words are listed: what is said against the first is said against all. */
const BETWEEN = /[、/]/u
/** Signs that end what was listed. */
const ENDING = /(?![+#.\-·、/])[\p{P}\p{S}]/gu
/** Said against a kind of work; 不要经验 and 不要求学历 are what a job offers. */
const UNWANTED = /(?<!要)(?:不要|不含)(?!求|经验|学历|文凭|证)(?=.)/u

/** What says nothing at the edges of a word. */
const EDGES = /^[- ]+|(?: |不要|不含)+$/gu

const known = (kind: SearchTerm['kind'], text: string): SearchTerm[] => {
  const filtered = filterSearchWord(text).replace(EDGES, '')
  return bigrams(filtered).length > 0 ? [{ kind, text: filtered }] : []
}

const each = (kind: SearchTerm['kind'], texts: readonly string[]) => texts.flatMap(text => known(kind, text))

const wanted = (text: string): SearchTerm[] =>
  filterSearchWord(text)
    .split(' ')
    .map(word => word.replace(EDGES, ''))
    .filter(word => word !== '')
    .map(word => ({ kind: 'word', text: word }))

function termsIn(piece: string): SearchTerm[] {
  if (piece.startsWith('-')) return each('without', piece.split(BETWEEN))
  const unwanted = UNWANTED.exec(piece)
  if (!unwanted) return wanted(piece)
  const after = piece.slice(unwanted.index + unwanted[0].length)
  return [...wanted(piece.slice(0, unwanted.index)), ...each('without', after.split(BETWEEN))]
}

const partsOf = (piece: string) =>
  piece
    .replace(/(不要|不含) /u, '$1')
    .replace(ENDING, ' ')
    .split(' ')

/**
 * What a search text asks for: words; what stands in quotation marks as it is written; without what follows a minus, 不要
 * or 不含. A minus within a word is part of it (T-SQL, 0791-123), one that stands alone is nothing, and so is a quotation
 * mark without its second. Never throws.
 */
export function searchTerms(text: string): SearchTerm[] {
  if (text === '') return []
  const plain = foldedSearch(text).replace(QUOTES, '"').replace(DASHES, '-')
  return [...plain.matchAll(PIECES)].flatMap(([piece, sign = '', quoted]) =>
    quoted === undefined ? partsOf(piece).flatMap(termsIn) : known(sign === '' ? 'phrase' : 'without', quoted),
  )
}

/** A term as it is written: the opposite of `searchTerms`. */
export function writtenTerm({ kind, text }: SearchTerm): string {
  if (kind === 'word') return text
  const isPlain = kind === 'without' && !text.includes(' ')
  return `${kind === 'without' ? '-' : ''}${isPlain ? text : `"${text}"`}`
}

/** A search text in the one way of writing it, as addresses carry it; terms that do not fit are left out, the last first. */
export function searchText(terms: readonly SearchTerm[], most = 60): string {
  let written = ''
  for (const term of terms) {
    const longer = written === '' ? writtenTerm(term) : `${written} ${writtenTerm(term)}`
    if ([...longer].length > most) break
    written = longer
  }
  return written
}

/** What is looked for, without what is excluded and without quotation marks: for names, headings and marking. */
export const wantedText = (text: string): string =>
  searchTerms(text)
    .filter(({ kind }) => kind !== 'without')
    .map(term => term.text)
    .join(' ')
