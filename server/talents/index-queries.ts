import type { Db, Queryable } from '../db/db.ts'
import { sql, sqlScript } from '../db/sql.ts'
import { readSections } from '../resumes/sections.ts'
import { documentOf, isFindable } from './lexemes.ts'

interface OpenRow {
  readonly id: string
  readonly user_id: string
  readonly sections: unknown
  readonly updated_at: string
  readonly gone: boolean
  readonly guarded: boolean
}

const openRows = sql`
  select r.id, r.user_id, r.sections, r.updated_at, u.cancelled_at is not null as gone,
    exists (select 1 from resume_blocks b where b.user_id = r.user_id) as guarded
  from resumes r join users u on u.id = r.user_id where r.privacy = 'open'`

async function insertRows(tx: Queryable, rows: readonly OpenRow[]): Promise<void> {
  const documents = rows.flatMap(({ sections: stored, ...row }) => {
    const sections = readSections(stored)
    return isFindable(sections) ? [{ ...row, search: documentOf(sections) }] : []
  })
  if (documents.length === 0) return
  await tx.run(sql`
    insert into talent_index (resume_id, user_id, updated_at, gone, guarded, search)
    select id, user_id, updated_at, gone, guarded, search::tsvector
    from json_to_recordset(${sql.json(documents)})
      as row(id uuid, user_id uuid, updated_at timestamptz, gone boolean, guarded boolean, search text)`)
}

/**
 * Makes the search say of a resume what its row says now: open and findable, or not there. Belongs into the transaction
 * that changed it.
 */
export async function reindexTalent(tx: Queryable, id: string): Promise<void> {
  await tx.run(sql`delete from talent_index where resume_id = ${id}`)
  await insertRows(tx, await tx.query<OpenRow>(sql`${openRows} and r.id = ${id}`))
}

const CHUNK = 1_000

/** What many rows would pay for one by one is done once at the end. May take minutes, so without the limit on time. */
const beginBulk = sqlScript(`
  set local statement_timeout = 0;
  truncate talent_index;
  drop index talent_index_search;`)
const endBulk = sqlScript(`
  create index talent_index_search on talent_index using gin (search) with (fastupdate = off);
  analyze talent_index;`)

/** Builds the whole search anew from the resumes, within the transaction of a bulk load. Searches wait meanwhile. */
export async function rebuildTalentIndexIn(tx: Queryable): Promise<void> {
  await tx.run(beginBulk)
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await tx.query<OpenRow>(sql`${openRows} and r.id > ${last}::uuid order by r.id limit ${CHUNK}`)
    const end = rows.at(-1)
    if (!end) break
    await insertRows(tx, rows)
    last = end.id
  }
  await tx.run(endBulk)
}

const hasNothing = sql`
  select not exists (select 1 from talent_index) and exists (select 1 from resumes where privacy = 'open') as empty`

/** Builds the search where a migration has emptied it. */
export async function fillTalentIndex(db: Db): Promise<void> {
  const [found] = await db.query<{ empty: boolean }>(hasNothing)
  if (found?.empty) await db.tx(rebuildTalentIndexIn)
}
