import { randomUUID } from 'node:crypto'
import { type ApplicationState, applyToJob } from '#contract/applications'
import { codes } from '#contract/codes'
import { chinaDay } from '../clock.ts'
import type { Context } from '../http/context.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { sendMessage } from '../messages/send.ts'
import { findResume, lockOwner } from '../resumes/queries.ts'
import { isSendable, readSections } from '../resumes/sections.ts'
import { listWorkRows } from '../resumes/work-queries.ts'
import { receivedMessage } from './messages.ts'
import { companyMembers, findApplicationTo, insertApplication, lockJob } from './queries/apply.ts'
import { insertEvent } from './queries/timeline.ts'

const DELIVERED: ApplicationState = 'delivered'

/**
 * Sends a resume. Whoever has applied is told so even after the job has closed. All that belongs to it (snapshot, count,
 * history, message) is stored together, and once: applicants to one job take turns at its row. Whoever changes the
 * person's resumes waits meanwhile, so that no photo or work goes that is being sent.
 */
export async function sendResume(
  { db, user, now, audit }: Context<'type2'>,
  { jobId, resumeId }: { readonly jobId: string; readonly resumeId: string },
) {
  await lockOwner(db, user.id)
  const job = await lockJob(db, jobId, chinaDay(now))
  if (!job) throw notFound()
  const earlier = await findApplicationTo(db, user.id, jobId)
  if (earlier) throw new Refusal(codes.alreadyApplied, '您已投递过这个职位', { applicationId: earlier })
  if (!job.open) throw new Refusal(codes.jobClosed, '这个职位已停止招聘')

  const resume = await findResume(db, user.id, resumeId)
  if (!resume) throw notFound()
  const sections = readSections(resume.sections)
  if (!isSendable(sections, resume.language)) {
    throw new Refusal(codes.resumeIncomplete, '请先填完简历的基本信息、求职意向和教育经历', { resumeId })
  }

  const id = randomUUID()
  const works = await listWorkRows(db, resumeId)
  const snapshot = { sections, photo: resume.photo_file, language: resume.language, works }
  await insertApplication(db, { id, userId: user.id, jobId, companyId: job.company_id, resumeId, snapshot, at: now })
  await insertEvent(db, { applicationId: id, at: now, actor: 'seeker', state: DELIVERED, remark: '' })
  const to = await companyMembers(db, job.company_id)
  await sendMessage(db, { to, audience: 'employer', at: now, ...receivedMessage({ id, jobId, jobTitle: job.title }) })
  await audit({ action: 'application.send', subject: { kind: 'application', id } })
  return { applicationId: id, appliedAt: now.getTime() }
}

export const applyCall = serve(applyToJob, (input, context) => sendResume(context, input))
