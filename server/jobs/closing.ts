import { canTake } from '#contract/posting-life'
import { OFFICE_REASON } from '#contract/reference/closing-reasons'
import { chinaDay } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { writeAudit } from '../http/audit.ts'
import { takeFromFairs } from '../job-fairs/of-job.ts'
import { sendMessage } from '../messages/send.ts'
import { barredMessage, closedMessage } from './messages.ts'
import { listConcerned, listMembers } from './queries/concerned.ts'
import { lockOwn, type OwnRow } from './queries/own.ts'
import { takeDown, type Why } from './queries/publish.ts'

/** Takes a job from the public and tells those who wait for it. One that had ended by itself is news to nobody. */
export async function close(tx: Queryable, { id, stage, title }: OwnRow, why: Why, at: Date): Promise<void> {
  await takeDown(tx, id, why, at)
  if (stage !== 'open' && stage !== 'suspended') return
  const concerned = await listConcerned(tx, id)
  for (const applied of [true, false]) {
    const to = concerned.filter(one => one.applied === applied).map(one => one.user_id)
    await sendMessage(tx, {
      to,
      audience: 'seeker',
      at,
      ...closedMessage({ id: String(id), jobTitle: title }, why.reason, applied),
    })
  }
}

/**
 * Takes a posting from the public and from all coming fairs for good, for what the office has found: its employer reads the
 * reason, those who wait for it that it is gone. Does nothing where that is done already.
 */
export async function bar(
  tx: Queryable,
  job: { readonly id: string; readonly companyId: string },
  reason: string,
  at: Date,
) {
  const row = await lockOwn(tx, job.companyId, job.id, chinaDay(at))
  if (!row || !canTake(row.stage, 'bar')) return
  await close(tx, row, { reason: OFFICE_REASON, words: reason }, at)
  await takeFromFairs(tx, Number(job.id), at)
  await writeAudit(tx, at, null, { action: 'job.bar', subject: { kind: 'job', id: job.id } })
  await sendMessage(tx, {
    to: await listMembers(tx, Number(job.companyId)),
    audience: 'employer',
    at,
    ...barredMessage(row.title, reason),
  })
}
