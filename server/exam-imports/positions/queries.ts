import { insertRows } from '../../db/bulk.ts'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
import type { StoredPosition } from './diff.ts'
import { filtersOf, type PositionFacts } from './position.ts'

export const listStoredPositions = (db: Queryable, exam: string): Promise<StoredPosition[]> =>
  db.query<StoredPosition>(sql`
    select code, unit, department, title, city, headcount, papers, conditions, remark, state
    from exam_positions where exam_id = ${exam} order by id`)

/** What the table of an exam comes to, as a hash: the same as long as nobody changes a position. */
export async function positionsBase(
  db: Queryable,
  exam: string,
): Promise<{ readonly hash: string; readonly count: number }> {
  const [row] = await db.query<{ hash: string; count: number }>(sql`
    select encode(sha256(convert_to(coalesce(string_agg(jsonb_build_array(code, unit, department, title, city, headcount,
        papers, conditions, remark, state)::text, ' ' order by code), ''), 'UTF8')), 'hex') as hash,
      count(*) filter (where state <> 'cancelled') as count
    from exam_positions where exam_id = ${exam}`)
  return row ?? { hash: '', count: 0 }
}

const written = ({ conditions, papers, ...facts }: PositionFacts) => ({
  ...facts,
  papers: [...papers],
  conditions,
  ...filtersOf(conditions),
})

export async function insertPositions(tx: Queryable, exam: string, positions: readonly PositionFacts[]): Promise<void> {
  if (positions.length === 0) return
  const ids = await tx.query<{ id: number }>(sql`
    select nextval('exam_position_ids') as id from generate_series(1, ${positions.length}::integer)`)
  const rows = positions.map((facts, at) => ({ id: ids[at]?.id ?? 0, exam_id: Number(exam), ...written(facts) }))
  const usual = { state: 'open', applied: 0, approved: 0, paid: 0, sample: false }
  await insertRows(
    tx,
    'exam_positions',
    rows.map(row => ({ ...row, ...usual })),
  )
}

const AT_ONCE = 1_000

/** Writes what a table says of positions that are there, by their codes. */
export async function updatePositions(tx: Queryable, exam: string, positions: readonly PositionFacts[]): Promise<void> {
  for (let from = 0; from < positions.length; from += AT_ONCE) {
    const document = sql.json(positions.slice(from, from + AT_ONCE).map(written))
    await tx.run(sql`
      update exam_positions p set unit = r.unit, department = r.department, title = r.title, city = r.city,
        headcount = r.headcount, papers = r.papers, conditions = r.conditions, education = r.education, majors = r.majors,
        graduates_only = r.graduates_only, remark = r.remark
      from json_populate_recordset(null::exam_positions, ${document}) r
      where p.exam_id = ${exam} and p.code = r.code`)
  }
}

/** Those of these codes that nobody has ever chosen are taken out; the codes of the others. */
export async function deleteUnchosen(tx: Queryable, exam: string, codes: readonly string[]): Promise<string[]> {
  await tx.run(sql`
    delete from exam_positions p where p.exam_id = ${exam} and p.code = any(${[...codes]}::text[])
      and not exists (select 1 from exam_registrations g where g.position_id = p.id)`)
  const rows = await tx.query<{ code: string }>(sql`
    select code from exam_positions where exam_id = ${exam} and code = any(${[...codes]}::text[]) order by id`)
  return rows.map(({ code }) => code)
}

/** Registrations that are not cancelled on positions of these codes, with whose they are. */
export const listTouched = (db: Queryable, exam: string, codes: readonly string[]) =>
  db.query<{ id: string; code: string }>(sql`
    select g.id, p.code from exam_registrations g join exam_positions p on p.id = g.position_id
    where p.exam_id = ${exam} and p.code = any(${[...codes]}::text[]) and (g.status is null or g.status <> '4')
      and g.user_id is not null
    order by g.id`)

/** The notice that a correction stands under: the exam's own, else that of its recruitment; the oldest one. */
export async function addCorrections(tx: Queryable, exam: string, corrections: readonly object[]): Promise<void> {
  if (corrections.length === 0) return
  await tx.run(sql`
    update exam_articles set corrections = ${sql.json(corrections)} || corrections
    where id = (
      select a.id from exam_articles a join exams e on e.id = ${exam}
      where a.type = '1' and (a.exam_id = e.id or (a.exam_id is null and a.theme_id = e.theme_id))
      order by a.exam_id is null, a.published_at, a.id limit 1)`)
}
