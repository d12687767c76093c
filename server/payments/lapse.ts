import { eachApart, inPortions } from '../apart.ts'
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
  readonly number: string
  readonly phone: string
  readonly post: string
}

const hasLapsed = (now: Date) => sql`
  g.status = '2' and r.pay_until <= ${secondsAfter(now, -GRACE_SECONDS)} and not exists (
    select 1 from payment_orders o where o.registration_id = g.id and o.state in ('created', 'started', 'submitted'))`

const listLapsed = (db: Queryable, now: Date, after: { readonly id: string } | undefined, limit: number) =>
  db.query<{ id: string }>(sql`
    select g.id from third_registrations g join third_posts p on p.id = g.post_id
    join third_recruitments r on r.id = p.recruitment_id
    where ${hasLapsed(now)} and ${after ? sql`g.id > ${after.id}` : sql`true`} order by g.id limit ${limit}`)

/** Ends what was not paid for in time and gives it (exam-registrations/lapse.ts does so for exams); an order of which news may still come holds its registration. */
async function takeLapsed(tx: Queryable, id: string, now: Date): Promise<LapsedRow | undefined> {
  await tx.query(sql`select 1 from third_registrations where id = ${id} for update`)
  const [row] = await tx.query<LapsedRow>(sql`
    update third_registrations g set status = '4', remark = ${LAPSED} from third_posts p, third_recruitments r
    where g.id = ${id} and p.id = g.post_id and r.id = p.recruitment_id and ${hasLapsed(now)}
    returning g.number, g.phone, p.title as post`)
  return row
}

const listKeepers = async (tx: Queryable, registrationId: string): Promise<string[]> => {
  const rows = await tx.query<{ user_id: string }>(sql`
    select user_id from kept_registrations where registration_id = ${registrationId} order by user_id`)
  return rows.map(({ user_id }) => user_id)
}

/** Registrations whose fee was not paid by the deadline end: the place is free again, and whoever it was is told. */
export async function endUnpaid({ db, clock, outbox }: Pick<Services, 'db' | 'clock' | 'outbox'>): Promise<number> {
  const now = clock.now()
  let lapsed = 0
  const due = inPortions<{ id: string }>(BATCH, (after, limit) => listLapsed(db, now, after, limit))
  await eachApart(
    due,
    ({ id }) => id,
    async ({ id }) => {
      const ended = await db.tx(async tx => {
        const row = await takeLapsed(tx, id, now)
        if (!row) return undefined
        await writeAudit(tx, now, null, { action: 'registration.lapsed', subject: { kind: 'registration', id } })
        await sendMessage(tx, {
          to: await listKeepers(tx, id),
          audience: 'seeker',
          at: now,
          ...lapsedMessage(row.number, row.post),
        })
        return row
      })
      if (!ended) return
      lapsed += 1
      if (ended.phone !== '') await outbox.sms(lapsedSms(ended.phone, ended.number, ended.post))
    },
  )
  return lapsed
}
