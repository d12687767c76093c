import type { ParsedInputOf } from '#contract/endpoint'
import type { listJobs } from '#contract/jobs'
import { EVERY_JOB, type Facet, type Field, facetLexeme, wordLexeme } from './lexemes.ts'
import { anyLexeme, both, type Condition, type CountOf, either, nothing, together, unless } from './tsquery.ts'
import { asksFor, type Phrase, readSearch, type Word } from './words.ts'

/** When jobs became news: published, or published again after they had been away for a while. */
export interface News {
  readonly after: Date | string
  /** Absent for no end. */
  readonly until?: Date | undefined
}

export interface Search extends ParsedInputOf<typeof listJobs> {
  /** Of each of these lists, at least one lexeme: what the service itself asks for. */
  readonly also?: readonly (readonly string[])[]
  /** The seeker whose hidden companies are left out; absent for guests. */
  readonly hiddenBy?: string | undefined
  /** Asks for those alone that became news in this time; one that was only refreshed did not. */
  readonly news?: News
}
export type Order = 'relevance' | 'newest' | 'pay' | 'hot'

/** A part of the results; parts follow each other and do not overlap. */
export interface Tier {
  readonly condition: Condition
  /** Words that the folded title must contain to the letter. */
  readonly titleHas: readonly string[]
  /** What meets one of these has come before. */
  readonly except: readonly Pick<Tier, 'condition' | 'titleHas'>[]
}

export interface Plan {
  /** All open jobs that are meant. */
  readonly all: Condition
  readonly order: Order
  /** Best first, where the order is relevance; one otherwise. */
  readonly tiers: readonly Tier[]
}

const facetsOf = (search: Search): (readonly [Facet, string])[] => [
  ...(
    [
      ['city', search.city],
      ['district', search.district],
      ['category', search.category],
      ['trade', search.trade],
      ['wage', search.wage],
      ['education', search.education],
      ['experience', search.experience],
      ['nature', search.nature],
      ['companyType', search.companyType],
      ['scale', search.scale],
    ] as const
  ).filter(([, value]) => value !== ''),
  ...search.welfare.map(tag => ['welfare', tag] as const),
]

/** Every lexeme whose count the plan of this search asks for. */
export function lexemesToCount(search: Search): string[] {
  const { words, phrases, without } = readSearch(search.t)
  const tokens = [
    ...words.flatMap(word => [...word.tokens, ...word.synonyms.flat()]),
    ...[...phrases, ...without].flatMap(phrase => phrase.tokens),
  ]
  return [
    EVERY_JOB,
    ...facetsOf(search).map(([facet, value]) => facetLexeme(facet, value)),
    ...(search.also ?? []).flat(),
    ...tokens.flatMap(token => fieldsOf(search).map(field => wordLexeme(field, token))),
  ]
}

const fieldsOf = ({ type }: Search): readonly Field[] =>
  type === '2' ? ['company'] : ['title', 'category', 'company', 'other']

const inField = (field: Field, tokens: readonly string[], count: CountOf) =>
  together(tokens.map(token => anyLexeme([wordLexeme(field, token)], count, count(EVERY_JOB))))

/** Where all of a phrase stands in one of these fields. */
const standsIn = (fields: readonly Field[], { tokens }: Phrase, count: CountOf): Condition =>
  either(fields.map(field => inField(field, tokens, count)))

/** Where a phrase is unwanted. */
const unwantedFields = (search: Search, { isWork }: Phrase): readonly Field[] =>
  isWork && search.type !== '2' ? ['title', 'category'] : fieldsOf(search)

/** A phrase of several pieces: their order no lexeme tells. */
export interface Written {
  readonly pattern: string
  /** Where a company's name has its words. */
  readonly elsewhere: Condition
  readonly isWanted: boolean
}

/** What is to be looked for in titles themselves besides what the index tells. */
export function writtenIn(search: Search, count: CountOf): Written[] {
  const { phrases, without } = readSearch(search.t)
  const written = (isWanted: boolean, fieldsFor: (phrase: Phrase) => readonly Field[]) => (phrase: Phrase) => {
    const fields = fieldsFor(phrase)
    const elsewhere = standsIn(
      fields.filter(field => field === 'company'),
      phrase,
      count,
    )
    return phrase.pattern !== '' && fields.includes('title') ? [{ pattern: phrase.pattern, elsewhere, isWanted }] : []
  }
  return [
    ...phrases.flatMap(written(true, () => fieldsOf(search))),
    ...without.flatMap(written(false, phrase => unwantedFields(search, phrase))),
  ]
}

const orderOf = ({ sort, a }: Search, hasWords: boolean): Order => {
  if (sort === '') return a === '2' ? 'hot' : hasWords ? 'relevance' : 'newest'
  return sort === 'relevance' && !hasWords ? 'newest' : sort
}

/** What to ask the index for, from how common each lexeme is. Null when nothing can be found. */
export function planOf(search: Search, count: CountOf): Plan | null {
  const total = count(EVERY_JOB)
  const allOf = (tokens: readonly string[], fields: readonly Field[]) =>
    together(
      tokens.map(token =>
        anyLexeme(
          fields.map(field => wordLexeme(field, token)),
          count,
          total,
        ),
      ),
    )
  const inFields = (fields: readonly Field[]) => (word: Word) => allOf(word.tokens, fields)
  /** Other words for the same work count where the work is named. */
  const meant = (fields: readonly Field[]) => (word: Word) =>
    either([
      inFields(fields)(word),
      ...(search.type === '2' ? [] : word.synonyms.map(tokens => allOf(tokens, ['title', 'category']))),
    ])
  const reading = readSearch(search.t)
  const { words, phrases } = reading
  if (search.t !== '' && !asksFor(reading)) return null
  const standing = phrases.map(phrase => standsIn(fieldsOf(search), phrase, count))
  // Of several pieces: see `writtenIn`.
  const missing = reading.without
    .filter(({ pattern }) => pattern === '' || search.type === '2')
    .map(phrase => unless(standsIn(unwantedFields(search, phrase), phrase, count)))

  const facet = (names: readonly Facet[]) =>
    together(
      facetsOf(search)
        .filter(([name]) => names.includes(name))
        .map(([name, value]) => anyLexeme([facetLexeme(name, value)], count, total)),
    )
  const rest = facetsOf(search).filter(([name]) => name !== 'city' && name !== 'district')
  const filters = [
    facet(['city', 'district']),
    ...rest.map(([name, value]) => anyLexeme([facetLexeme(name, value)], count, total)),
    ...(search.also ?? []).map(lexemes => anyLexeme(lexemes, count, total)),
  ]
  const all = both([
    ...words.map(meant(fieldsOf(search))),
    ...standing,
    ...missing,
    ...filters,
    ...(total > 0 ? [] : [nothing]),
  ])
  if (all.share === 0) return null

  const order = orderOf(search, words.length + phrases.length > 0)
  const plain: Tier = { condition: all, titleHas: [], except: [] }
  if (order !== 'relevance' || search.type === '2')
    return { all, order: order === 'relevance' ? 'newest' : order, tiers: [plain] }

  const isPossible = ({ condition }: Tier) => condition.share > 0
  const work = words.some(({ isPlace }) => !isPlace) ? words.filter(({ isPlace }) => !isPlace) : words
  const named = phrases.map(phrase => standsIn(['title'], phrase, count))
  const exact: Tier = {
    condition: both([...work.map(inFields(['title'])), ...named, all]),
    titleHas: [...work.map(word => word.text), ...phrases.flatMap(({ text, pattern }) => (pattern ? [] : [text]))],
    except: [],
  }
  const close: Tier = {
    condition: both([either([...work.map(meant(['title', 'category'])), ...named]), all]),
    titleHas: [],
    except: [exact].filter(isPossible),
  }
  const loose: Tier = { condition: all, titleHas: [], except: [exact, close].filter(isPossible) }
  return { all, order, tiers: [exact, close, loose].filter(isPossible) }
}
