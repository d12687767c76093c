import { type SearchTerm, searchTerms, searchTokens } from '#contract/rules'
import { isKindOfWork } from '../jobs/search/words.ts'
import { named, quote, wishLexeme } from './lexemes.ts'

/** What a search text asks for, each as a part of a tsquery. */
export interface TalentReading {
  /** Words and phrases anywhere in the resume. */
  readonly wanted: readonly string[]
  /** The same in the wish or the latest title. */
  readonly wished: readonly string[]
  readonly unwanted: readonly string[]
}

const tokensOf = ({ text }: SearchTerm) => [...searchTokens(text)].map(({ token }) => token)

/** Parts of a tsquery one after the other, as they are written. */
const inOrder = (parts: readonly string[]) => `(${parts.join(' <-> ')})`
const anywhere = (parts: readonly string[]) => parts.join(' & ')

const unwantedPart = (term: SearchTerm) =>
  `!${inOrder(tokensOf(term).map(token => (isKindOfWork(term.text) ? named(token) : quote(token))))}`

/**
 * Reads what an employer searches for. 不要销售 is said against what somebody does, wants or can, not against everybody
 * whose duties mention it; what is no kind of work must stand nowhere.
 */
export function readTalentSearch(text: string): TalentReading {
  const terms = searchTerms(text).filter(term => tokensOf(term).length > 0)
  const looked = terms.filter(({ kind }) => kind !== 'without')
  const part = (term: SearchTerm, lexeme: (token: string) => string) =>
    (term.kind === 'phrase' ? inOrder : anywhere)(tokensOf(term).map(token => quote(lexeme(token))))
  return {
    wanted: looked.map(term => part(term, token => token)),
    wished: looked.map(term => part(term, wishLexeme)),
    unwanted: terms.filter(({ kind }) => kind === 'without').map(unwantedPart),
  }
}
