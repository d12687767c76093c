import { eachApart } from '../apart.ts'
import { chinaDay } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { writeAudit } from '../http/audit.ts'
import { sendMessage } from '../messages/send.ts'
import { endedMessage } from './messages.ts'
import { listMembers } from './queries/concerned.ts'
import { listWithEnded, takeEnded } from './queries/ended.ts'

/**
 * Tells employers that the last day of postings is over: once for each last day, of all that have ended together. A company
 * of which this fails keeps no other from it; the failures are thrown in the end.
 */
export async function tellEnded(db: Db, now: Date): Promise<void> {
  const today = chinaDay(now)
  await eachApart(
    await listWithEnded(db, today),
    ({ company_id }) => company_id,
    ({ company_id: companyId }) =>
      db.tx(async tx => {
        const ended = await takeEnded(tx, companyId, today)
        if (ended.length === 0) return
        for (const { id } of ended) {
          await writeAudit(tx, now, null, { action: 'job.end', subject: { kind: 'job', id: String(id) } })
        }
        await sendMessage(tx, {
          to: await listMembers(tx, companyId),
          audience: 'employer',
          at: now,
          ...endedMessage(ended.map(({ title }) => title)),
        })
      }),
  )
}
