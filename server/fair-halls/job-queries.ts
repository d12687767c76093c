import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import { isExhibitor } from '../job-fairs/rows.ts'
import { isWritten } from '../jobs/queries/search.ts'
import type { Written } from '../jobs/search/plan.ts'
import type { Phrase } from '../jobs/search/words.ts'
import { isOpenOn, type JobRow, jobColumns } from '../jobs/summary.ts'
import { anywhere, eachIn } from '../words.ts'

export interface FairJobRow extends JobRow {
  readonly open: boolean
  readonly booth: string
  readonly hall_id: string
}

const columns = (today: string) => sql`${jobColumns}, ${isOpenOn(today)} as open, coalesce(b.code, '') as booth,
  coalesce(b.hall_id::text, '') as hall_id`

/** What employers who stand at a fair have brought: everything that was ever published. */
const offered = (fair: string) => sql`fair_participations p join fair_jobs fj on fj.participation_id = p.id
  join jobs j on j.id = fj.job_id and j.status <> 'draft' and p.fair_id = ${fair} and ${isExhibitor}
  left join fair_booths b on b.participation_id = p.id`

/** What is searched for, as the portal's index of words and the rest of the table take it. */
export interface WantedWords {
  /** Of open jobs; null where everything is wanted. */
  readonly indexed: {
    /** A tsquery of lexemes, '' for any; null where none can be found. */
    readonly query: string | null
    readonly written: readonly Written[]
  } | null
  /** For those that the index no longer has. */
  readonly words: readonly string[]
  readonly phrases: readonly Phrase[]
  readonly without: readonly Phrase[]
}

export const EVERYTHING: WantedWords = { indexed: null, words: [], phrases: [], without: [] }

/** A phrase as it is written, in one of these columns. */
const stands = ({ text, pattern }: Phrase, columns: readonly SqlQuery[]): SqlQuery =>
  sql`(${sql.join(
    columns.map(column =>
      pattern === '' ? sql`${column} ilike ${anywhere(text)}` : sql`lower(${column}) ~ ${pattern}`,
    ),
    sql` or `,
  )})`

const work = [sql`j.title`, sql`j.category_label`]
const everywhere = [...work, sql`j.company_name`]

const hasWords = ({ indexed, words, phrases, without }: WantedWords): SqlQuery => {
  if (!indexed) return sql`true`
  const { query, written } = indexed
  const meets = query === null ? sql`false` : query === '' ? sql`true` : sql`i.search @@ ${query}::tsquery`
  const rest = [
    ...eachIn(everywhere, words),
    ...phrases.map(phrase => stands(phrase, everywhere)),
    ...without.map(phrase => sql`not ${stands(phrase, phrase.isWork ? work : everywhere)}`),
  ]
  return sql`(exists (select 1 from job_index i where i.job_id = j.id and ${sql.and([meets, ...written.map(isWritten)])})
    or not exists (select 1 from job_index i where i.job_id = j.id) and ${sql.and(rest)})`
}

const inTitle = ({ words, phrases }: WantedWords) =>
  sql.and([...eachIn([sql`j.title`], words), ...phrases.map(phrase => stands(phrase, [sql`j.title`]))])

export interface FoundRow {
  readonly id: number
  readonly categories: readonly string[]
  readonly wage_min: number | null
  readonly wage_max: number | null
  readonly education: string
  readonly experience: string
  readonly hall_id: string
  readonly booth: string
  readonly participation: string
  readonly company: string
  readonly company_name: string
}

/**
 * The jobs of a fair that have these words: open ones first, those whose title has them before the others, then by booth.
 * A fair has some thousands at most.
 */
export const findFairJobs = (db: Queryable, fair: string, wanted: WantedWords, today: string) =>
  db.query<FoundRow>(sql`
    select j.id, array[j.category1, j.category2, j.category3] as categories, j.wage_min, j.wage_max, j.education,
      j.experience, coalesce(b.hall_id::text, '') as hall_id, coalesce(b.code, '') as booth, p.id as participation,
      p.company_id::text as company, j.company_name
    from ${offered(fair)}
    where ${hasWords(wanted)}
    order by ${isOpenOn(today)} desc, case when ${inTitle(wanted)} then 0 else 1 end, b.hall_id nulls last, b.code,
      fj.place, j.id`)

/** What lists show of these jobs at a fair, in the order of the ids; those that are not offered there are left out. */
export const listFairJobsById = (db: Queryable, fair: string, ids: readonly number[], today: string) =>
  db.query<FairJobRow>(sql`
    select ${columns(today)} from ${offered(fair)} join companies c on c.id = j.company_id
    where j.id = any(${[...ids]}::bigint[]) order by array_position(${[...ids]}::bigint[], j.id)`)

/** What one exhibitor offers, open jobs first. */
export const listJobsOfExhibitor = (
  db: Queryable,
  { fair, company, limit, offset }: { fair: string; company: string; limit: number; offset: number },
  today: string,
) =>
  db.query<FairJobRow>(sql`
    select ${columns(today)} from ${offered(fair)} join companies c on c.id = j.company_id
    where p.company_id = ${company}
    order by ${isOpenOn(today)} desc, fj.place, j.id limit ${limit} offset ${offset}`)

/** How many one exhibitor offers; undefined for one that does not stand there. */
export async function countJobsOfExhibitor(db: Queryable, fair: string, company: string): Promise<number | undefined> {
  const [row] = await db.query<{ count: number }>(sql`
    select (select count(*)::int from fair_jobs fj join jobs j on j.id = fj.job_id
      where fj.participation_id = p.id and j.status <> 'draft') as count
    from fair_participations p where p.fair_id = ${fair} and p.company_id = ${company} and ${isExhibitor}`)
  return row?.count
}
