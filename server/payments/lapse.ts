import { secondsAfter } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { writeAudit } from '../http/audit.ts'
import type { Services } from '../http/services.ts'
import { sendMessage } from '../messages/send.ts'
import { LAPSED, lapsedMessage, lapsedSms } from './messages.ts'

/** So long after the deadline a payment that was made in time may still be told of. */
const GRACE_SECONDS = 3_600
const BATCH = 200

interface LapsedRow {
  readonly id: string
  readonly number: string
  readonly phone: string
  readonly post: string
}

/** Ends what was not paid for in time and gives it (exam-registrations/lapse.ts does so for exams); an order of which news may still come holds its registration. */
const takeLapsed = (tx: Queryable, now: Date) =>
  tx.query<LapsedRow>(sql`
    with lapsed as (
      select g.id, p.title from third_registrations g join third_posts p on p.id = g.post_id
      join third_recruitments r on r.id = p.recruitment_id
      where g.status = '2' and r.pay_until <= ${secondsAfter(now, -GRACE_SECONDS)} and not exists (
        select 1 from payment_orders o where o.registration_id = g.id and o.state in ('created', 'started', 'submitted'))
      order by g.id limit ${BATCH} for update of g skip locked)
    update third_registrations g set status = '4', remark = ${LAPSED} from lapsed where g.id = lapsed.id
    returning g.id, g.number, g.phone, lapsed.title as post`)

const listKeepers = async (tx: Queryable, registrationId: string): Promise<string[]> => {
  const rows = await tx.query<{ user_id: string }>(sql`
    select user_id from kept_registrations where registration_id = ${registrationId} order by user_id`)
  return rows.map(({ user_id }) => user_id)
}

/** Registrations whose fee was not paid by the deadline end: the place is free again, and whoever it was is told. */
export async function endUnpaid({ db, clock, outbox }: Pick<Services, 'db' | 'clock' | 'outbox'>): Promise<number> {
  const now = clock.now()
  const lapsed = await db.tx(async tx => {
    const rows = await takeLapsed(tx, now)
    for (const { id, number, post } of rows) {
      await writeAudit(tx, now, null, { action: 'registration.lapsed', subject: { kind: 'registration', id } })
      await sendMessage(tx, {
        to: await listKeepers(tx, id),
        audience: 'seeker',
        at: now,
        ...lapsedMessage(number, post),
      })
    }
    return rows
  })
  for (const { phone, number, post } of lapsed) if (phone) await outbox.sms(lapsedSms(phone, number, post))
  return lapsed.length
}
