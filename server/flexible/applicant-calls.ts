import { codes } from '#contract/codes'
import { canAnswer, type FlexibleStage, holdsPlace, type SimpleAnswer, type SimpleState } from '#contract/flexible-life'
import { answerFlexibleApplicant, type FlexibleApplicant, listFlexibleApplicants } from '#contract/flexible-posts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { sendMessage } from '../messages/send.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { type ApplicantRow, findApplicant, findJobOf, listApplicants, writeAnswer } from './applicant-queries.ts'
import { locked, stageOf, subjectOf } from './post-calls.ts'
import { answeredMessage } from './post-messages.ts'
import { draftOf, findPost, type PostRow } from './post-queries.ts'

const hasEnded = (state: SimpleState) => state === 'declined' || state === 'withdrawn'

/**
 * Name and number go to whom they were handed in for, once that company is checked, and after the check has lapsed; the
 * number of nobody who was turned down or has taken it back.
 */
function toApplicant(row: ApplicantRow, post: PostRow): FlexibleApplicant {
  const isNamed = post.licence_standing !== 'none'
  return {
    id: String(row.id),
    name: isNamed ? row.name : '',
    phone: isNamed && !hasEnded(row.state) ? (row.phone ?? '') : '',
    note: isNamed && row.state !== 'withdrawn' ? row.note : '',
    state: row.state,
    appliedAt: Date.parse(row.created_at),
  }
}

function refusalOf(state: SimpleState, answer: SimpleAnswer, stage: FlexibleStage): Refusal {
  if (state === 'withdrawn') return new Refusal(codes.wrongState, '这个人已经撤回报名')
  if (answer === 'accepted' && stage === 'full') return new Refusal(codes.jobClosed, '已经招满，可以先增加招工人数')
  if (stage === 'closed') return new Refusal(codes.wrongState, '这份零工已经取消')
  if (answer === 'came' || answer === 'absent')
    return new Refusal(
      codes.wrongState,
      holdsPlace(state) ? '还没有开工，不能记录到岗' : '没有录用这个人，不能记录到岗',
    )
  return new Refusal(codes.wrongState, '已经开工，不能再改录用结果')
}

/** Who has applied to a company's casual jobs, and the answers to them. */
export const applicantCalls = [
  serve(listFlexibleApplicants, async ({ id, ...paging }, { db, user, now, audit }) => {
    const post = await findPost(db, user.companyId, id, now)
    if (!post) throw notFound()
    const rows = await listApplicants(db, id, sliceOf(paging))
    await audit({ action: 'flexible.applicants', subject: subjectOf(id) })
    return exactPage(
      rows.map(row => toApplicant(row, post)),
      post.applicants,
      paging,
    )
  }),

  serve(answerFlexibleApplicant, async ({ id, answer }, context) => {
    const { db, user, now, audit } = context
    const jobId = await findJobOf(db, user.companyId, id)
    if (jobId === undefined) throw notFound()
    const post = await locked(context, jobId)
    // Read once the job is held: of two answers at once, the second sees the first.
    const row = await findApplicant(db, id)
    if (!row) throw notFound()
    const left = post.headcount - post.taken
    if (row.state === answer) return { applicant: toApplicant(row, post), left }
    const stage = stageOf(post, now)
    if (!canAnswer(row.state, answer, stage)) throw refusalOf(row.state, answer, stage)
    const places = Number(holdsPlace(answer)) - Number(holdsPlace(row.state))
    await writeAnswer(db, { id: row.id, jobId: post.id, answer, places, now })
    await audit({ action: 'flexible.answer', subject: subjectOf(jobId), detail: { application: id, answer } })
    const message = answeredMessage(jobId, draftOf(post), answer)
    if (message) await sendMessage(db, { to: [row.user_id], audience: 'seeker', at: now, ...message })
    return { applicant: toApplicant({ ...row, state: answer }, post), left: left - places }
  }),
]
