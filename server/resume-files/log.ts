import { inTransaction } from '../db/db.ts'
import { writeAudit } from '../http/audit.ts'
import type { Preparation } from '../http/context.ts'
import { insertTaking } from '../talents/access-queries.ts'
import type { Paper } from './papers.ts'

/** Writes that a company took a resume along, for the owner to read and for the audit log. */
export async function writeTaken(
  { db, user, now }: Pick<Preparation<'type1'>, 'db' | 'user' | 'now'>,
  { subject, resumeId, jobId, ownerId }: Pick<Paper, 'subject' | 'resumeId' | 'jobId' | 'ownerId'>,
): Promise<void> {
  const who = { companyId: user.companyId, userId: user.id }
  const taking = { ...who, resumeId, jobId, ownerId, kind: 'pdf', at: now } as const
  await inTransaction(db, async tx => {
    await writeAudit(tx, now, user, { action: 'resume.pdf', subject })
    await insertTaking(tx, taking)
  })
}
