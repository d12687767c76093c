import { ANSWER_DAYS, type companyAnswering } from '#contract/applications'
import type { OutputOf } from '#contract/endpoint'
import { secondsAfter } from '../../clock.ts'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

const DAY = 86_400
/** How far back is looked for what everybody is told, and how many applications are enough to know. */
const PERIOD = 180 * DAY
const ENOUGH = 200
const TIME_TO_ANSWER = ANSWER_DAYS * DAY

/** `answeringColumns` as they come. */
export interface AnsweringRow {
  readonly due: number
  readonly answered: number
  readonly median_hours: number | null
}

/** Joins to applications (alias a) when each was first answered, as first.at: taken further or turned down; opening is no answer. */
export const withFirstAnswer = sql`
  left join lateral (
    select min(at) as at from application_events
    where application_id = a.id and actor = 'employer'
      and status in ('shortlisted', 'interview', 'offer', 'hired', 'unfit')) first on true`

/** How applications (alias a, with `withFirstAnswer`) are answered: of those that were, or have had a week's time. */
export const answeringColumns = (now: Date) => sql`
  count(a.id) filter (where first.at is not null
    or (a.status <> 'withdrawn' and a.created_at <= ${secondsAfter(now, -TIME_TO_ANSWER)})) as due,
  count(first.at) as answered,
  percentile_cont(0.5) within group (order by (extract(epoch from first.at - a.created_at) / 3600)::float8)
    as median_hours`

export const toAnswering = (row: AnsweringRow): OutputOf<typeof companyAnswering> => ({
  applications: row.due,
  answered: row.answered,
  medianHours: row.median_hours,
})

/** What everybody is told of how a company answers its applicants; undefined when there is no such company. */
export async function findAnswering(db: Queryable, companyId: string, now: Date): Promise<AnsweringRow | undefined> {
  const [row] = await db.query<AnsweringRow>(sql`
    select ${answeringColumns(now)}
    from companies c
    left join lateral (
      select id, status, created_at from applications
      where company_id = c.id and created_at > ${secondsAfter(now, -PERIOD)}
      order by created_at desc, id desc limit ${ENOUGH}) a on true
    ${withFirstAnswer}
    where c.id = ${companyId}
    group by c.id`)
  return row
}
