import type { ParsedInputOf } from '#contract/endpoint'
import type { listTalents } from '#contract/talents'
import { secondsAfter } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { sliceOf } from '../paging.ts'
import { cityOf, educationsFrom, experiencesFrom, facetLexeme, quote } from './lexemes.ts'
import { countMatches, findMatches, type Matching } from './search-queries.ts'
import { readTalentSearch } from './words.ts'

export type TalentSearch = ParsedInputOf<typeof listTalents>

/** Past this many nobody needs the exact number, and no page is given: the filters are the way to narrow down. */
const COUNTED = 1_000
const DAY = 86_400

const any = (lexemes: readonly string[]) => `(${lexemes.map(quote).join(' | ')})`

/** What filters ask for, as parts of a tsquery. */
const filtersOf = ({ city, category, education, experience, wage }: TalentSearch): string[] => [
  ...(city === '' ? [] : [quote(facetLexeme('city', cityOf(city)))]),
  ...(category === '' ? [] : [quote(facetLexeme('category', category))]),
  ...(education === '' ? [] : [any(educationsFrom(education).map(value => facetLexeme('education', value)))]),
  ...(experience === '' ? [] : [any(experiencesFrom(experience).map(value => facetLexeme('experience', value)))]),
  ...(wage === '' ? [] : [quote(facetLexeme('wage', wage))]),
]

export interface Found {
  readonly ids: readonly string[]
  readonly total: number
  readonly capped: boolean
}

/** The resumes of one page and how many there are, as the company may see them; null asks for what guests see. */
export async function searchTalents(
  db: Queryable,
  search: TalentSearch,
  { companyId, now }: { readonly companyId: string | null; readonly now: Date },
): Promise<Found> {
  const { wanted, wished, unwanted } = readTalentSearch(search.t)
  if (search.t !== '' && wanted.length + unwanted.length === 0) return { ids: [], total: 0, capped: false }
  const since = search.updated === '' ? null : secondsAfter(now, -Number(search.updated) * DAY)
  const filters = [...unwanted, ...filtersOf(search)]
  const whole: Matching = { query: [...wanted, ...filters].join(' & '), except: '', companyId, since }
  const count = await countMatches(db, whole, COUNTED + 1)
  const total = Math.min(count, COUNTED)
  const answer = { total, capped: count > COUNTED }

  const { offset, limit: size } = sliceOf(search)
  const limit = Math.max(0, Math.min(size, total - offset))
  if (limit === 0) return { ids: [], ...answer }
  if (wanted.length === 0 || search.sort === 'newest') {
    return { ids: await findMatches(db, whole, { limit, offset }), ...answer }
  }
  const close = wished.join(' & ')
  const best: Matching = { ...whole, query: [close, ...filters].join(' & ') }
  const ahead = await countMatches(db, best, COUNTED + 1)
  const ids = offset < ahead ? await findMatches(db, best, { limit, offset }) : []
  if (ids.length < limit) {
    const slice = { limit: limit - ids.length, offset: Math.max(0, offset - ahead) }
    ids.push(...(await findMatches(db, { ...whole, except: close }, slice)))
  }
  return { ids, ...answer }
}
