import { eachApart } from '../apart.ts'
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

const marks = { hour: 'reminded_hour', day: 'reminded_day' } as const
type Ahead = keyof typeof marks

const isDue = (ahead: Ahead, now: Date) => sql`
  (state = 'accepted' and not ${sql.ident(marks[ahead])} and starts_at > ${now}
    and starts_at <= ${secondsAfter(now, ahead === 'hour' ? HOUR_S : 24 * HOUR_S)})`

const listDue = (db: Queryable, now: Date) =>
  db.query<{ id: string }>(sql`
    select id from interviews where ${isDue('hour', now)} or ${isDue('day', now)} order by id`)

/** Marks it as told where it is due and gives it: of several services that look at once, each interview comes to one. */
async function takeDue(tx: Queryable, id: string, ahead: Ahead, now: Date): Promise<DueRow | undefined> {
  const [row] = await tx.query<DueRow>(sql`
    with due as (select id from interviews where id = ${id} and ${isDue(ahead, now)} for update skip locked),
    told as (
      update interviews i set reminded_day = true, reminded_hour = reminded_hour or ${ahead === 'hour'} from due where i.id = due.id
      returning i.id, i.user_id, i.company_id, i.starts_at, i.place, i.application_id)
    select t.id, t.application_id, t.user_id, t.company_id, t.starts_at, t.place, j.title as job_title, j.company_name,
      exists (select 1 from meeting_places p where p.interview_id = t.id) as in_meeting
    from told t join applications a on a.id = t.application_id join jobs j on j.id = a.job_id`)
  return row
}

/** False where nothing was due any more. */
async function remindOf(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const soon = await takeDue(tx, id, 'hour', now)
  const row = soon ?? (await takeDue(tx, id, 'day', now))
  if (!row) return false
  const members = row.in_meeting ? [] : await companyMembers(tx, row.company_id)
  await sendMessage(tx, {
    to: [row.user_id, ...members],
    audience: 'member',
    at: now,
    ...reminderMessage(row, new Date(row.starts_at), soon ? 'hour' : 'day', row.place),
  })
  return true
}

/**
 * Reminds both sides of what begins within a day, and within an hour. Gives how many interviews that concerned. One that
 * fails keeps no other from it; the failures are thrown in the end.
 */
export async function remindOfInterviews(db: Db, now: Date): Promise<number> {
  let reminded = 0
  await eachApart(
    await listDue(db, now),
    ({ id }) => id,
    async ({ id }) => {
      if (await db.tx(tx => remindOf(tx, id, now))) reminded += 1
    },
  )
  return reminded
}

/** Looks every minute; the returned function stops it. */
export function startReminders(db: Db, clock: Clock, logger: Logger): () => void {
  const timer = setInterval(() => {
    remindOfInterviews(db, clock.now()).catch(error => logger.error('reminders.failed', errorFields(error)))
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
