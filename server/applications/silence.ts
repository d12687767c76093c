import { SILENCE_DAYS } from '#contract/applications'
import { secondsAfter } from '../clock.ts'
import type { Db, Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { writeAudit } from '../http/audit.ts'
import { sendMessage } from '../messages/send.ts'
import { silenceMessage, silentMessage } from './messages.ts'
import { companyMembers } from './queries/apply.ts'
import { insertEvent } from './queries/timeline.ts'

/** Applications of one transaction. */
const BATCH = 200

interface SilentRow {
  readonly id: string
  readonly user_id: string
  readonly company_id: number
  readonly job_id: number
  readonly job_title: string
  readonly company_name: string
}

/** Ends what is due and gives it: of several services that look at once, each application comes to one. */
const takeSilent = (tx: Queryable, now: Date) =>
  tx.query<SilentRow>(sql`
    with due as (
      select id from applications
      where status in ('delivered', 'viewed') and created_at <= ${secondsAfter(now, -SILENCE_DAYS * 86_400)}
      order by created_at, id limit ${BATCH} for update skip locked),
    ended as (
      update applications a set status = 'expired', unread = false, updated_at = ${now} from due where a.id = due.id
      returning a.id, a.user_id, a.company_id, a.job_id)
    select e.*, j.title as job_title, j.company_name from ended e join jobs j on j.id = e.job_id order by e.id`)

const endBatch = (db: Db, now: Date): Promise<number> =>
  db.tx(async tx => {
    const rows = await takeSilent(tx, now)
    for (const { id, user_id: userId, job_title: jobTitle, company_name: companyName } of rows) {
      await insertEvent(tx, { applicationId: id, at: now, actor: 'system', state: 'expired', remark: '' })
      await sendMessage(tx, {
        to: [userId],
        audience: 'seeker',
        at: now,
        ...silenceMessage({ id, jobTitle, companyName }),
      })
      await writeAudit(tx, now, null, { action: 'application.expire', subject: { kind: 'application', id } })
    }
    for (const [first, ...more] of Map.groupBy(rows, row => row.job_id).values()) {
      if (!first) continue
      const to = await companyMembers(tx, first.company_id)
      const { job_id: jobId, job_title: jobTitle } = first
      await sendMessage(tx, {
        to,
        audience: 'employer',
        at: now,
        ...silentMessage({ jobId, jobTitle, count: more.length + 1 }),
      })
    }
    return rows.length
  })

/** Ends the applications that no employer has answered in time, and tells both sides. Gives how many there were. */
export async function endSilent(db: Db, now: Date): Promise<number> {
  let ended = 0
  for (let batch = BATCH; batch === BATCH; ended += batch) batch = await endBatch(db, now)
  return ended
}
