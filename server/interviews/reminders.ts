import { companyMembers } from '../applications/queries/apply.ts'
import { type Clock, secondsAfter } from '../clock.ts'
import type { Db, Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { errorFields, type Logger } from '../logger.ts'
import { sendMessage } from '../messages/send.ts'
import { reminderMessage } from './messages.ts'

const HOUR_S = 3_600
const EVERY_MS = 60_000

interface DueRow {
  readonly id: string
  readonly application_id: string
  readonly user_id: string
  readonly company_id: number
  readonly starts_at: string
  readonly place: string
  readonly job_title: string
  readonly company_name: string
  /** One of a queue: the panel knows its day, and is not told for each applicant. */
  readonly in_meeting: boolean
}

/** Marks what is due as told and gives it: of several services that look at once, each interview comes to one. */
const takeDue = (tx: Queryable, mark: 'reminded_day' | 'reminded_hour', now: Date, seconds: number) =>
  tx.query<DueRow>(sql`
    with due as (
      select id from interviews
      where state = 'accepted' and not ${sql.ident(mark)} and starts_at > ${now}
        and starts_at <= ${secondsAfter(now, seconds)}
      order by id for update skip locked),
    told as (
      update interviews i set reminded_day = true, reminded_hour = reminded_hour or ${mark === 'reminded_hour'} from due where i.id = due.id
      returning i.id, i.user_id, i.company_id, i.starts_at, i.place, i.application_id)
    select t.id, t.application_id, t.user_id, t.company_id, t.starts_at, t.place, j.title as job_title, j.company_name,
      exists (select 1 from meeting_places p where p.interview_id = t.id) as in_meeting
    from told t join applications a on a.id = t.application_id join jobs j on j.id = a.job_id`)

/** Reminds both sides of what begins within a day, and within an hour. Gives how many interviews that concerned. */
export const remindOfInterviews = (db: Db, now: Date): Promise<number> =>
  db.tx(async tx => {
    const soon = await takeDue(tx, 'reminded_hour', now, HOUR_S)
    const later = await takeDue(tx, 'reminded_day', now, 24 * HOUR_S)
    const due = [
      ...soon.map(row => ({ row, ahead: 'hour' as const })),
      ...later.map(row => ({ row, ahead: 'day' as const })),
    ]
    for (const { row, ahead } of due) {
      const members = row.in_meeting ? [] : await companyMembers(tx, row.company_id)
      const to = [row.user_id, ...members]
      await sendMessage(tx, {
        to,
        audience: 'member',
        at: now,
        ...reminderMessage(row, new Date(row.starts_at), ahead, row.place),
      })
    }
    return due.length
  })

/** Looks every minute; the returned function stops it. */
export function startReminders(db: Db, clock: Clock, logger: Logger): () => void {
  const timer = setInterval(() => {
    remindOfInterviews(db, clock.now()).catch(error => logger.error('reminders.failed', errorFields(error)))
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
