import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { waitsForOffice } from '../exam-registrations/queries/waiting.ts'
import { looksTaken } from '../exam-reviews/looks.ts'

export interface WaitingRow {
  readonly exam_id: number
  readonly reviews: number
  readonly seconds: number
  readonly changes: number
  readonly oldest: string | null
}

/** What waits in each of these exams. */
export const listWaiting = (db: Queryable, exams: readonly number[]) =>
  db.query<WaitingRow>(sql`
    select x.id as exam_id, coalesce(r.reviews, 0) as reviews, coalesce(r.seconds, 0) as seconds, r.oldest,
      (select count(*) from exam_changes c where c.exam_id = x.id and c.state = 'prepared') as changes
    from unnest(${exams}::bigint[]) as x(id) left join lateral (
      select count(*) filter (where q.looks = 0) as reviews, count(*) filter (where q.looks > 0) as seconds,
        min(g.updated_at) as oldest
      from exam_registrations g ${looksTaken}
      where g.exam_id = x.id and ${waitsForOffice}) r on true`)

interface OfficeFigures {
  readonly tickets: number
  readonly loaded: number
  readonly released: number
  readonly under_ratio: number
  readonly least_ratio: number
}

export async function findFigures(db: Queryable, exam: string, now: Date): Promise<OfficeFigures> {
  const [row] = await db.query<OfficeFigures>(sql`
    select e.least_ratio,
      (select count(*) from exam_tickets t where t.exam_id = e.id and not t.void) as tickets,
      (select count(*) from exam_scores s where s.exam_id = e.id) as loaded,
      (select count(*) from exam_scores s where s.exam_id = e.id and s.released_at <= ${now}) as released,
      (select count(*) from exam_positions p where p.exam_id = e.id and p.state <> 'cancelled'
        and (select count(*) from exam_registrations g where g.position_id = p.id and g.status = '3')
          < p.headcount * e.least_ratio) as under_ratio
    from exams e where e.id = ${exam}`)
  return row ?? { tickets: 0, loaded: 0, released: 0, under_ratio: 0, least_ratio: 0 }
}
