import type { examEndings } from '#contract/exam-timeline'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { examTables, isOut } from './rows.ts'

interface EndingRow {
  readonly exam_id: number
  readonly theme_id: number
  readonly title: string
  readonly what: (typeof examEndings)[number]
  readonly at: string
}

const PROVINCE = '360000'
const DAYS = 7

/** What is under way in exams and ends within a week, the nearest first: for one city its own and the whole province's. */
export async function endingsOf(db: Queryable, city: string, now: Date, most: number) {
  const until = new Date(now.getTime() + DAYS * 86_400_000)
  const rows = await db.query<EndingRow>(sql`
    select e.id as exam_id, e.theme_id, e.title, dates.what, dates.at
    from ${examTables} cross join lateral (values
      ('registerUntil', case when r.opens_at <= ${now} then r.closes_at end),
      ('payUntil', case when r.closes_at <= ${now} and r.fee_per_paper > 0 then r.pay_until end),
      ('ticketUntil', case when e.ticket_from <= ${now} then e.ticket_until end)) as dates (what, at)
    where ${isOut(now)} and dates.at > ${now} and dates.at <= ${until}
      and ${city === '' ? sql`true` : sql`e.city in (${city}, ${PROVINCE})`}
    order by dates.at, e.id limit ${most}`)
  return rows.map(({ exam_id, theme_id, title, what, at }) => ({
    examId: String(exam_id),
    themeId: String(theme_id),
    title,
    what,
    at: Date.parse(at),
  }))
}
