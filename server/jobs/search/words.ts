import { jiangxiAreas } from '#contract/reference/regions'
import { bigrams, filterSearchWord } from '#contract/rules'
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

/** The words of a search text. */
export const wordsOf = (text: string): Word[] =>
  filterSearchWord(text)
    .split(' ')
    .map(word => word.replace(SAID_ALONG, ''))
    .flatMap(word => (bigrams(word).length > 1 ? apart(word) : [word]))
    .map(word => ({
      text: foldTitle(word),
      tokens: bigrams(word),
      synonyms: synonymsOf(word).map(bigrams),
      isPlace: isPlace(word),
    }))
    .filter(word => word.tokens.length > 0)
