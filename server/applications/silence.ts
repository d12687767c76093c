import { SILENCE_DAYS } from '#contract/applications'
import { eachApart } from '../apart.ts'
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
  readonly job_title: string
  readonly company_name: string
  /** Whether the employer had written before it fell silent. */
  readonly was_heard: boolean
}

function isSilent(now: Date) {
  const since = secondsAfter(now, -SILENCE_DAYS * 86_400)
  return sql`status in ('delivered', 'viewed') and created_at <= ${since} and (heard_at is null or heard_at <= ${since})`
}

const listSilentJobs = (db: Queryable, now: Date) =>
  db.query<{ job_id: number }>(sql`select distinct job_id from applications where ${isSilent(now)} order by job_id`)

/** Ends what is due of a job and gives it: of several services that look at once, each application comes to one. */
const takeSilent = (tx: Queryable, job: number, now: Date) =>
  tx.query<SilentRow>(sql`
    with due as (
      select id from applications where job_id = ${job} and ${isSilent(now)}
      order by created_at, id limit ${BATCH} for update skip locked),
    ended as (
      update applications a set status = 'expired', unread = false, updated_at = ${now} from due where a.id = due.id
      returning a.id, a.user_id, a.company_id, a.heard_at is not null as was_heard)
    select e.*, j.title as job_title, j.company_name from ended e join jobs j on j.id = ${job} order by e.id`)

const endBatch = (db: Db, job: number, now: Date): Promise<number> =>
  db.tx(async tx => {
    const rows = await takeSilent(tx, job, now)
    for (const { id, user_id: userId, job_title: jobTitle, company_name: companyName, was_heard: wasHeard } of rows) {
      await insertEvent(tx, { applicationId: id, at: now, actor: 'system', state: 'expired', remark: '' })
      await sendMessage(tx, {
        to: [userId],
        audience: 'seeker',
        at: now,
        ...silenceMessage({ id, jobTitle, companyName, wasHeard }),
      })
      await writeAudit(tx, now, null, { action: 'application.expire', subject: { kind: 'application', id } })
    }
    const [first] = rows
    if (!first) return 0
    await sendMessage(tx, {
      to: await companyMembers(tx, first.company_id),
      audience: 'employer',
      at: now,
      ...silentMessage({ jobId: job, jobTitle: first.job_title, count: rows.length }),
    })
    return rows.length
  })

/**
 * Ends the applications that no employer has answered in time, and tells both sides. Gives how many there were. A job of
 * which this fails keeps no other from it; the failures are thrown in the end.
 */
export async function endSilent(db: Db, now: Date): Promise<number> {
  let ended = 0
  await eachApart(
    await listSilentJobs(db, now),
    ({ job_id }) => job_id,
    async ({ job_id: job }) => {
      for (let batch = BATCH; batch === BATCH; ended += batch) batch = await endBatch(db, job, now)
    },
  )
  return ended
}
