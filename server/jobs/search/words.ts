import { subclassList } from '#contract/reference/job-categories'
import { walk } from '#contract/reference/lookup'
import { jiangxiAreas } from '#contract/reference/regions'
import { bigrams, type SearchTerm, searchTerms } from '#contract/rules'
import { foldTitle } from './lexemes.ts'
import { synonymsOf } from './synonyms.ts'

/** A word of a search. */
export interface Word {
  /** Folded, as titles are. */
  readonly text: string
  readonly tokens: readonly string[]
  /** The tokens of each other word for the same work. */
  readonly synonyms: readonly (readonly string[])[]
  /** The name of a city or a district: where, not what. */
  readonly isPlace: boolean
}

/** What must stand in a job, or must not, as it is written. */
export interface Phrase {
  readonly text: string
  readonly tokens: readonly string[]
  /** A regular expression for folded titles, where the tokens alone do not tell in which order they stand; else ''. */
  readonly pattern: string
  /** Names a kind of work: 不要销售 is said against the work, not against companies for 汽车销售. */
  readonly isWork: boolean
}

export interface Reading {
  readonly words: readonly Word[]
  readonly phrases: readonly Phrase[]
  readonly without: readonly Phrase[]
}

/** What people write around the work that they look for. */
const SAID_ALONG = /(?<=..)(?:招聘信息|招聘网|招聘|招工|求职|找工作|的工作|工作)$/u

/** Places as people call them: 南昌 for 南昌市, 章贡 for 章贡区. */
const places = [
  ...new Set(
    Object.values(jiangxiAreas).flatMap(name => [name, name.replace(/[市县区]$/, '')].filter(one => one.length > 1)),
  ),
].toSorted((one, other) => other.length - one.length)

const isPlace = (word: string) => places.includes(word)

/** A place written together with the work, as in 南昌会计, is a word of its own. */
function apart(word: string): string[] {
  const place = places.find(name => word.startsWith(name) && [...word].length - [...name].length >= 2)
  return place ? [place, word.slice(place.length)] : [word]
}

const kindsOfWork = [...walk(subclassList)].map(({ label }) => foldTitle(label))

/** Whether this names a kind of work, or a part of such a name. */
export const isKindOfWork = (text: string): boolean => {
  const folded = foldTitle(text)
  return kindsOfWork.some(label => label.includes(folded))
}

/** A run of Chinese characters or one word of letters: its tokens stand side by side or not at all. */
const ONE_PIECE = /^(?:\p{Script=Han}+|[^\s\p{Script=Han}]+)$/u
/** What may stand where a phrase has a blank: its signs have become blanks, those of titles have not. */
const BLANK = '[^a-z0-9\u4e00-\u9fff]{0,3}'

const patternOf = (text: string) =>
  ONE_PIECE.test(text) ? '' : text.replace(/[.+*?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', BLANK)

function phraseOf({ text: typed }: SearchTerm): Phrase {
  const text = foldTitle(typed)
  return {
    text,
    tokens: bigrams(text),
    pattern: patternOf(text),
    isWork: isKindOfWork(typed),
  }
}

const wordsIn = ({ text }: SearchTerm): Word[] =>
  [text.replace(SAID_ALONG, '')]
    .flatMap(word => (bigrams(word).length > 1 ? apart(word) : [word]))
    .map(word => ({
      text: foldTitle(word),
      tokens: bigrams(word),
      synonyms: synonymsOf(word).map(bigrams),
      isPlace: isPlace(word),
    }))
    .filter(word => word.tokens.length > 0)

/** What a search text asks for. */
export function readSearch(text: string): Reading {
  const terms = searchTerms(text)
  const ofKind = (kind: SearchTerm['kind']) => terms.filter(term => term.kind === kind)
  return {
    words: ofKind('word').flatMap(wordsIn),
    phrases: ofKind('phrase').map(phraseOf),
    without: ofKind('without').map(phraseOf),
  }
}

/** Whether a text asks for anything: signs alone do not. */
export const asksFor = ({ words, phrases, without }: Reading): boolean =>
  words.length + phrases.length + without.length > 0

/** What is looked for in a text, phrases among the words. */
export function wantedIn(text: string): string[] {
  const { words, phrases } = readSearch(text)
  return [...words, ...phrases].map(({ text: word }) => word)
}
