import type { Db, Queryable } from '../../db/db.ts'
import { sql, sqlScript } from '../../db/sql.ts'
import { foldTitle, type IndexedFacts, lexemesOf } from '../search/lexemes.ts'

interface IndexedRow extends IndexedFacts {
  readonly id: number
  readonly heat: number
  readonly refreshed_at: string
  readonly expires_on: string
}

const columns = sql`
  id, title, category_label, company_name, category1, category2, category3, city, district, trade, wage_min, wage_max,
  education, experience, nature, company_type, scale, welfare, urgent, for_graduates, refreshed_at, expires_on,
  view_count + 10 * apply_count as heat`

const insertRows = (tx: Queryable, rows: readonly IndexedRow[]) => {
  const documents = rows.map(row => ({
    job_id: row.id,
    title: foldTitle(row.title),
    wage_max: row.wage_max,
    heat: row.heat,
    refreshed_at: row.refreshed_at,
    expires_on: row.expires_on,
    lexemes: lexemesOf(row),
  }))
  return tx.run(sql`
    insert into job_index (job_id, title, wage_max, heat, refreshed_at, expires_on, search)
    select job_id, title, wage_max, heat, refreshed_at, expires_on, array_to_tsvector(lexemes)
    from json_to_recordset(${sql.json(documents)}) as row(job_id bigint, title text, wage_max integer, heat integer,
      refreshed_at timestamptz, expires_on date, lexemes text[])`)
}

/**
 * Makes the index say of these jobs what their rows say now: open ones are found from the commit on, others no more.
 * Belongs into the transaction that changed them.
 */
export async function reindexJobs(tx: Queryable, ids: readonly (number | string)[]): Promise<void> {
  if (ids.length === 0) return
  await tx.run(sql`delete from job_index where job_id = any(${ids}::bigint[])`)
  const rows = await tx.query<IndexedRow>(sql`
    select ${columns} from jobs where id = any(${ids}::bigint[]) and status = 'valid' order by id`)
  if (rows.length > 0) await insertRows(tx, rows)
}

const CHUNK = 2_000

/**
 * What many rows would pay for one by one is done once at the end: the word index, and how common each lexeme is. May
 * take minutes, so without the limit on a statement's time.
 */
const beginBulk = sqlScript(`
  set local statement_timeout = 0;
  truncate job_index, job_gram_counts;
  alter table job_index disable trigger job_index_inserted;
  drop index job_index_search;`)
// Laid out newest last, as it grows from day to day, so that the newest jobs lie side by side.
const endBulk = sqlScript(`
  cluster job_index using job_index_newest;
  create index job_index_search on job_index using gin (search) with (fastupdate = off);
  alter table job_index enable trigger job_index_inserted;
  insert into job_gram_counts (gram, jobs)
    select gram, count(*) from job_index cross join lateral unnest(tsvector_to_array(search)) as gram group by gram;
  analyze job_index;`)

/** Builds the whole index anew from the jobs, within the transaction of a bulk load. Searches wait meanwhile. */
export async function rebuildJobIndexIn(tx: Queryable): Promise<void> {
  await tx.run(beginBulk)
  for (let last = 0; ; ) {
    const rows = await tx.query<IndexedRow>(sql`
      select ${columns} from jobs where id > ${last} and status = 'valid' order by id limit ${CHUNK}`)
    const end = rows.at(-1)
    if (!end) break
    await insertRows(tx, rows)
    last = end.id
  }
  await tx.run(endBulk)
}

/** `rebuildJobIndexIn` in a transaction of its own. */
export const rebuildJobIndex = (db: Db): Promise<void> => db.tx(rebuildJobIndexIn)

/** Takes jobs whose last day was before `today` (YYYY-MM-DD in China) out of the index; lists leave them out anyway. */
export const dropExpired = (db: Queryable, today: string): Promise<number> =>
  db.run(sql`delete from job_index where expires_on < ${today}::date`)
