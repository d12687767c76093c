import { codes } from '#contract/codes'
import { readResume } from '#contract/resumes'
import { blindSections } from '../applications/blind.ts'
import { fileAddress } from '../http/files/address.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { markOf } from '../members/mark.ts'
import { insertSentLooks } from '../talents/access-queries.ts'
import { findSent } from './queries.ts'
import { readSnapshot } from './snapshot.ts'
import { toWork } from './works.ts'

/**
 * An employer reads what was sent: name and phone with it, because the person applied. Taken back, it is shown no more
 * (Personal Information Protection Law, articles 15 and 47); the employer knows of the application, so it is told why.
 * Every look is written to the audit log, and for the owner to read; a refused one is counted.
 */
export const readCall = serve(readResume, async ({ id }, { db, user, now, audit, refused }) => {
  const sent = await findSent(db, user.companyId, id)
  if (!sent) throw notFound()
  const look = { action: 'resume.read', subject: { kind: 'application', id } }
  if (sent.status === 'withdrawn') {
    refused('withdrawn', look.subject)
    throw new Refusal(codes.wrongState, '求职者已撤回这份投递，简历不再提供查看')
  }
  await audit(look)
  await insertSentLooks(db, { companyId: user.companyId, userId: user.id, applicationIds: [id], kind: 'read', at: now })
  const { sections, photo, language, works } = readSnapshot(sent.resume)
  const { watermark } = await markOf(db, { userId: user.id, companyId: user.companyId }, now)
  const facts = { language, sentAt: Date.parse(sent.created_at), watermark }
  if (sent.blind) return { ...facts, sections: blindSections(sections, id), photo: '', works: [] }
  return { ...facts, sections, photo: fileAddress(photo), works: works.map(toWork) }
})
