import { allApart } from '../apart.ts'
import type { Db } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import { sendMessage } from '../messages/send.ts'
import type { Outbox } from '../outbox.ts'
import { forAll } from './for-all.ts'
import type { RegistrationRow } from './queries/registrations.ts'
import { markReminded } from './queries/waiting.ts'
import { type Reminder, reminderMessage, reminderSms, reminders } from './reminder-words.ts'
import { sendableUntil } from './windows.ts'
import { within } from './within-day.ts'

const hasTicket = (which: SqlQuery) => sql`
  exists (select 1 from exam_tickets t where t.registration_id = g.id and not t.void and ${which})`

/** Whom each moment concerns: a deadline a day ahead, what can be printed or read once it can. */
const due = (now: Date): Record<Reminder, SqlQuery> => ({
  waiver: sql`g.status is null and o.waivers <> '[]' and ${within(sql`o.waiver_until`, now)}`,
  pay: sql`g.status = '2' and ${within(sql`o.pay_until`, now)}`,
  repair: sql`(g.status = '1' and ${within(sql`o.closes_at`, now)})
    or (g.status = '5' and g.pending = 'repair' and ${within(sql`o.review_until`, now)})`,
  ticket: sql`g.status = '3' and e.ticket_from <= ${now} and e.ticket_until > ${now}
    and ${hasTicket(sql`t.stage = 'written'`)}`,
  print: sql`g.status = '3' and ${within(sql`e.ticket_until`, now)} and ${hasTicket(sql`t.prints = 0`)}`,
  exam: sql`g.status = '3' and ${within(sql`e.exam_from`, now)} and ${hasTicket(sql`true`)}`,
  score: sql`g.status <> '4' and e.scores_at <= ${now} and e.closed_at > ${now} and exists (
    select 1 from exam_scores s where s.registration_id = g.id and s.stage = 'written' and s.released_at <= ${now})`,
  recheck: sql`${within(sql`e.recheck_until`, now)} and exists (
    select 1 from exam_scores s where s.registration_id = g.id and s.released_at <= ${now})`,
})

const untilOf = (row: RegistrationRow, what: Reminder): string =>
  ({
    waiver: row.waiver_until,
    pay: row.pay_until,
    repair: sendableUntil(row),
    ticket: row.ticket_until,
    print: row.ticket_until,
    exam: row.exam_from,
    score: row.recheck_until,
    recheck: row.recheck_until,
  })[what]

/**
 * Reminds whoever has an account of each moment once, and writes to their phone as well where the reminder says so. Throws
 * as `eachApart` does.
 */
export const remind = (db: Db, outbox: Outbox, now: Date): Promise<void> =>
  allApart(
    ...reminders.map(what => () => {
      const which = sql`g.user_id is not null and (${due(now)[what]}) and not ${what} = any(g.reminded)`
      return forAll(db, which, now, {
        work: async (tx, row) => {
          await markReminded(tx, row.id, what)
          const to = row.user_id === null ? [] : [row.user_id]
          await sendMessage(tx, { to, audience: 'seeker', at: now, ...reminderMessage(row, what, untilOf(row, what)) })
          return reminderSms(row, what)
        },
        send: message => outbox.sms(message),
      })
    }),
  )
