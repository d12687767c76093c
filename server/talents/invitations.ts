import { randomUUID } from 'node:crypto'
import { codes } from '#contract/codes'
import {
  answerJobInvitation,
  INVITATIONS_A_DAY,
  inviteToApply,
  listInvitableJobs,
  listJobInvitations,
} from '#contract/job-invitations'
import { sendResume } from '../applications/apply.ts'
import { companyMembers } from '../applications/queries/apply.ts'
import { chinaDay, startOfChinaDay } from '../china-time.ts'
import type { Queryable } from '../db/db.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { sendMessage } from '../messages/send.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { placeLabel } from '../places.ts'
import { findTalent } from './card-queries.ts'
import {
  countInvitations,
  countInvitationsOf,
  declineInvitation,
  type InvitationRow,
  insertInvitation,
  isBeyondInvitation,
  listInvitable,
  listInvitationRows,
  lockInvitation,
  lockOwnPosting,
  resumeToSend,
} from './invitation-queries.ts'
import { lockCompany } from './mark-queries.ts'
import { invitationDeclinedMessage, invitedMessage } from './messages.ts'
import { demandVerified } from './verified.ts'

const invitationsLeft = async (db: Queryable, companyId: string, now: Date) =>
  Math.max(0, INVITATIONS_A_DAY - (await countInvitations(db, companyId, startOfChinaDay(chinaDay(now)))))

const toInvitation = (row: InvitationRow) => ({
  id: row.id,
  at: Date.parse(row.at),
  state: row.state,
  words: row.words,
  jobId: String(row.job_id),
  jobTitle: row.title,
  companyId: String(row.company_id),
  companyName: row.company_name,
  place: placeLabel(row.city, row.district),
  wageMin: row.wage_min,
  wageMax: row.wage_max,
  wageMonths: row.wage_months,
})

/** Companies invite whom they have found; whoever was invited answers. */
export const invitationCalls = [
  serve(listInvitableJobs, async ({ id }, { db, user, now }) => {
    const talent = await findTalent(db, id, user.companyId)
    if (!talent) throw notFound()
    await demandVerified(db, user.companyId, now)
    const rows = await listInvitable(db, user.companyId, talent.user_id, chinaDay(now))
    return {
      list: rows.map(row => ({
        id: String(row.id),
        title: row.title,
        place: placeLabel(row.city, row.district),
        invited: row.invited,
      })),
      left: await invitationsLeft(db, user.companyId, now),
    }
  }),

  serve(inviteToApply, async ({ id, jobId, words }, { db, user, now, audit }) => {
    const { companyId } = user
    const companyName = await lockCompany(db, companyId)
    const talent = await findTalent(db, id, companyId)
    const job = await lockOwnPosting(db, companyId, jobId, chinaDay(now))
    if (!talent || !job) throw notFound()
    await demandVerified(db, companyId, now)
    if (!job.open) throw new Refusal(codes.wrongState, '这个职位已停止招聘，不能邀请应聘')
    // One answer for both: under blind review nobody of the company may learn who has applied, nor ever who hides it.
    if (await isBeyondInvitation(db, talent.user_id, companyId, jobId)) {
      throw new Refusal(codes.wrongState, '这位求职者现在不能收到这个职位的邀请，可能已经投递，或不再接收贵单位的职位')
    }
    const left = await invitationsLeft(db, companyId, now)
    if (left === 0) throw new Refusal(codes.quotaReached, `今天已发出 ${INVITATIONS_A_DAY} 份邀请，请明天再来`)
    const invitation = { id: randomUUID(), companyId, jobId, userId: talent.user_id, resumeId: id, words, at: now }
    if (!(await insertInvitation(db, { ...invitation, invitedBy: user.id }))) {
      throw new Refusal(codes.wrongState, '已邀请过这位求职者应聘这个职位')
    }
    const content = invitedMessage({ companyName, jobTitle: job.title, words })
    await sendMessage(db, { to: [talent.user_id], audience: 'seeker', at: now, ...content })
    await audit({ action: 'talent.invite', subject: { kind: 'resume', id }, detail: { job: jobId } })
    return { left: left - 1 }
  }),

  serve(listJobInvitations, async (paging, { db, user, now }) => {
    const rows = await listInvitationRows(db, user.id, sliceOf(paging), chinaDay(now))
    return exactPage(rows.map(toInvitation), await countInvitationsOf(db, user.id), paging)
  }),

  serve(answerJobInvitation, async ({ id, answer }, context) => {
    const { db, user, now, audit } = context
    const row = await lockInvitation(db, user.id, id, chinaDay(now))
    if (!row) throw notFound()
    if (row.state === 'applied') return toInvitation(row)
    if (answer === 'decline') {
      if (row.state === 'declined') return toInvitation(row)
      await declineInvitation(db, id, now)
      const to = await companyMembers(db, row.company_id)
      const letter = invitationDeclinedMessage({ id: String(row.job_id), title: row.title })
      await sendMessage(db, { to, audience: 'employer', at: now, ...letter })
      await audit({ action: 'invitation.decline', subject: { kind: 'invitation', id } })
      return toInvitation({ ...row, state: 'declined' })
    }
    const resumeId = await resumeToSend(db, user.id, id)
    if (!resumeId) throw new Refusal(codes.resumeIncomplete, '请先写一份简历')
    await sendResume(context, { jobId: String(row.job_id), resumeId })
    return toInvitation({ ...row, state: 'applied' })
  }),
]
