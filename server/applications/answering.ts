import { ANSWER_DAYS, companyAnswering } from '#contract/applications'
import type { OutputOf } from '#contract/endpoint'
import { secondsAfter } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'

const DAY = 86_400
/** How far back is looked, how many applications are enough to know, and how long an employer has for an answer. */
const PERIOD = 180 * DAY
const ENOUGH = 200
const TIME_TO_ANSWER = ANSWER_DAYS * DAY

interface AnsweringRow {
  readonly applications: number
  readonly answered: number
  readonly median_hours: number | null
}

type Answering = OutputOf<typeof companyAnswering>

/** How a company answers its applicants; undefined when there is no such company. */
async function findAnswering(db: Queryable, companyId: string, now: Date): Promise<Answering | undefined> {
  const [row] = await db.query<AnsweringRow>(sql`
    select count(a.id)::int as applications, count(first.at)::int as answered,
      (percentile_cont(0.5) within group (order by extract(epoch from first.at - a.created_at) / 3600))::float8
        as median_hours
    from companies c
    left join lateral (
      select id, status, created_at from applications
      where company_id = c.id and created_at > ${secondsAfter(now, -PERIOD)}
      order by created_at desc, id desc limit ${ENOUGH}) a on true
    left join lateral (
      select min(at) as at from application_events
      where application_id = a.id and actor = 'employer'
        and status in ('shortlisted', 'interview', 'offer', 'hired', 'unfit')) first on true
    where c.id = ${companyId}
      and (a.id is null or first.at is not null
        or (a.status <> 'withdrawn' and a.created_at <= ${secondsAfter(now, -TIME_TO_ANSWER)}))
    group by c.id`)
  if (row) return { applications: row.applications, answered: row.answered, medianHours: row.median_hours }
  const [company] = await db.query(sql`select 1 from companies where id = ${companyId}`)
  return company === undefined ? undefined : { applications: 0, answered: 0, medianHours: null }
}

export const answeringCall = serve(companyAnswering, async ({ id }, { db, now }) => {
  const found = await findAnswering(db, id, now)
  if (!found) throw notFound()
  return found
})
