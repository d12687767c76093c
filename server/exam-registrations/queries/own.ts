import type { Queryable } from '../../db/db.ts'
import { type SqlQuery, sql } from '../../db/sql.ts'
import type { Slice } from '../../paging.ts'
import { listWhere, type RegistrationRow } from './registrations.ts'

export type OwnState = 'open' | 'done' | 'ended'

interface Own {
  readonly userId: string
  /** '' for every exam. */
  readonly exam: string
}

/**
 * Where a registration `g` of a round `o` stands for its candidate: complete; over, because it was cancelled, or because
 * nothing can be sent or appealed any more; or still to be followed.
 */
const standing = (now: Date): SqlQuery => sql`
  case when g.status = '3' then 'done'
    when g.status = '4' then 'ended'
    when g.status = '1' and o.review_until <= ${now} then 'ended'
    when g.status is null and o.closes_at + make_interval(mins => o.grace_minutes) <= ${now} and not exists (
      select 1 from exam_submissions q where q.registration_id = g.id and q.outcome is null) then 'ended'
    else 'open' end`

const ofWhom = ({ userId, exam }: Own): SqlQuery =>
  sql.and([sql`g.user_id = ${userId}`, exam === '' ? sql.empty : sql`g.exam_id = ${exam}`])

/** Those that wait for something first, then by their last change. */
export const listOwnRows = (
  db: Queryable,
  { state, ...own }: Own & { readonly state: '' | OwnState },
  { limit, offset }: Slice,
  now: Date,
): Promise<RegistrationRow[]> => {
  const wanted = state === '' ? sql.empty : sql`${standing(now)} = ${state}`
  const order = sql`case ${standing(now)} when 'open' then 0 when 'done' then 1 else 2 end, g.updated_at desc, g.id`
  const which = sql`${sql.and([ofWhom(own), wanted])} order by ${order} limit ${limit} offset ${offset}`
  return listWhere(db, which, now)
}

export async function countOwn(db: Queryable, own: Own, now: Date): Promise<Record<OwnState, number>> {
  const rows = await db.query<{ state: OwnState; count: number }>(sql`
    select ${standing(now)} as state, count(*) as count
    from exam_registrations g join exam_rounds o on o.id = g.round_id where ${ofWhom(own)} group by 1`)
  const of = (state: OwnState) => rows.find(row => row.state === state)?.count ?? 0
  return { open: of('open'), done: of('done'), ended: of('ended') }
}
