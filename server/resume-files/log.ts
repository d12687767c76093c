import type { Preparation } from '../http/context.ts'
import { insertLook } from '../talents/access-queries.ts'
import type { Paper } from './papers.ts'

/** Writes that a company took a resume along, for the owner to read and for the audit log. */
export async function writeTaken(
  { db, user, now, audit }: Pick<Preparation<'type1'>, 'db' | 'user' | 'now' | 'audit'>,
  { subject, ...paper }: Pick<Paper, 'subject' | 'resumeId' | 'jobId' | 'ownerId'>,
): Promise<void> {
  await audit({ action: 'resume.pdf', subject })
  const { resumeId, jobId, ownerId } = paper
  const who = { companyId: user.companyId, userId: user.id }
  await insertLook(db, { ...who, resumeId, jobId, ownerId, kind: 'pdf', at: now, unlessSince: now })
}
