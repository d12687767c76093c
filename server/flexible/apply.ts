import { codes } from '#contract/codes'
import type { ParsedInputOf } from '#contract/endpoint'
import type { applySimply } from '#contract/flexible'
import { flexibleStage } from '#contract/flexible-life'
import type { Context } from '../http/context.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { linkTo } from '../messages/message.ts'
import { sendMessage } from '../messages/send.ts'
import { insertApplication, lockRow, membersOf, phoneOf } from './queries.ts'

/** Takes the application and hands name and phone to the employer, which is what the applicant asks for. */
export async function apply(
  { id, name, note }: ParsedInputOf<typeof applySimply>,
  { db, user, now, audit }: Context<'type2'>,
) {
  const job = await lockRow(db, id)
  if (!job) throw notFound()
  const begins = Date.parse(job.begins)
  const stage = flexibleStage({ ...job, begins, ends: begins }, now.getTime())
  if (stage === 'full') throw new Refusal(codes.jobClosed, '已经招满，看看其他零工吧')
  if (stage !== 'open')
    throw new Refusal(codes.jobClosed, stage === 'closed' ? '单位取消了这份零工，看看其他零工吧' : '报名已截止')
  if (!(await insertApplication(db, { id, userId: user.id, name, note, now }))) {
    throw new Refusal(codes.alreadyApplied, '您已经报过名了')
  }
  const phone = await phoneOf(db, user.id)
  await sendMessage(db, {
    to: await membersOf(db, job.company_id),
    about: user.id,
    audience: 'employer',
    at: now,
    category: 'application',
    title: `有人报名“${job.title}”`,
    body: [`姓名：${name}`, `手机：${phone}`, ...(note ? [`留言：${note}`] : [])].join('\n'),
    link: linkTo('ownJobs', null, { casual: 'people', job: id }),
  })
  await sendMessage(db, {
    to: [user.id],
    audience: 'seeker',
    at: now,
    category: 'application',
    title: `已报名“${job.title}”`,
    body: '您的姓名和手机号已发给招工单位。录用与否会发消息告诉您，也请留意电话。不要预付任何费用。',
    link: linkTo('flexible', null, { job: id }),
  })
  await audit({ action: 'flexible.apply', subject: { kind: 'flexible', id } })
  return { left: job.headcount - job.taken }
}
