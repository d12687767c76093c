import type { ParsedInputOf } from '#contract/endpoint'
import type { listJobs } from '#contract/jobs'
import { bigrams, filterSearchWord } from '#contract/rules'
import { EVERY_JOB, type Facet, type Field, facetLexeme, foldTitle, wordLexeme } from './lexemes.ts'
import { anyLexeme, both, type Condition, type CountOf, either, nothing, together } from './tsquery.ts'

export interface Search extends ParsedInputOf<typeof listJobs> {
  /** Of each of these lists, at least one lexeme: what the service itself asks for. */
  readonly also?: readonly (readonly string[])[]
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

interface Word {
  readonly text: string
  readonly tokens: readonly string[]
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

const wordsOf = (text: string): Word[] =>
  filterSearchWord(text)
    .split(' ')
    .map(word => ({ text: foldTitle(word), tokens: bigrams(word) }))
    .filter(word => word.tokens.length > 0)

/** Every lexeme whose count the plan of this search asks for. */
export function lexemesToCount(search: Search): string[] {
  const tokens = wordsOf(search.t).flatMap(word => word.tokens)
  return [
    EVERY_JOB,
    ...facetsOf(search).map(([facet, value]) => facetLexeme(facet, value)),
    ...(search.also ?? []).flat(),
    ...tokens.flatMap(token => fieldsOf(search).map(field => wordLexeme(field, token))),
  ]
}

const fieldsOf = ({ type }: Search): readonly Field[] =>
  type === '2' ? ['company'] : ['title', 'category', 'company', 'other']

const orderOf = ({ sort, a }: Search, hasWords: boolean): Order => {
  if (sort === '') return a === '2' ? 'hot' : hasWords ? 'relevance' : 'newest'
  return sort === 'relevance' && !hasWords ? 'newest' : sort
}

/** What to ask the index for, from how common each lexeme is. Null when nothing can be found. */
export function planOf(search: Search, count: CountOf): Plan | null {
  const total = count(EVERY_JOB)
  const inFields = (fields: readonly Field[]) => (word: Word) =>
    together(
      word.tokens.map(token =>
        anyLexeme(
          fields.map(field => wordLexeme(field, token)),
          count,
          total,
        ),
      ),
    )
  const words = wordsOf(search.t)
  if (search.t !== '' && words.length === 0) return null

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
  const all = both([...words.map(inFields(fieldsOf(search))), ...filters, ...(total > 0 ? [] : [nothing])])
  if (all.share === 0) return null

  const order = orderOf(search, words.length > 0)
  const plain: Tier = { condition: all, titleHas: [], except: [] }
  if (order !== 'relevance' || search.type === '2')
    return { all, order: order === 'relevance' ? 'newest' : order, tiers: [plain] }

  const isPossible = ({ condition }: Tier) => condition.share > 0
  const exact: Tier = {
    condition: both([...words.map(inFields(['title'])), ...filters]),
    titleHas: words.map(word => word.text),
    except: [],
  }
  const close: Tier = {
    condition: both([either(words.map(inFields(['title', 'category']))), all]),
    titleHas: [],
    except: [exact].filter(isPossible),
  }
  const loose: Tier = { condition: all, titleHas: [], except: [exact, close].filter(isPossible) }
  return { all, order, tiers: [exact, close, loose].filter(isPossible) }
}
