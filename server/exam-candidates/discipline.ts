import { randomUUID } from 'node:crypto'
import { z } from 'zod/mini'
import { codes } from '#contract/codes'
import { prepareDiscipline } from '#contract/exam-candidates'
import { cancelsRegistration, citedAs, consequenceOf, voidPapers } from '#contract/rules/exam-discipline'
import { chinaMinute } from '../china-time.ts'
import { rankAnew } from '../exam-imports/scores/rank-anew.ts'
import { lockExam } from '../exam-lists/queries.ts'
import { sealAnew } from '../exam-lists/seal.ts'
import { prepareChange } from '../exam-office/changes/prepare.ts'
import { findChange } from '../exam-office/changes/queries.ts'
import type { Drop, Release } from '../exam-office/changes/release.ts'
import { demandMandate } from '../exam-office/mandates.ts'
import { disqualify } from '../exam-registrations/office.ts'
import { voidLaterTicketsOf } from '../exam-registrations/office-queries.ts'
import type { Context } from '../http/context.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { linkTo } from '../messages/message.ts'
import { sendMessage } from '../messages/send.ts'
import { findContact, insertDiscipline, voidScores } from './discipline-queries.ts'
import { type CandidateRow, findCandidate, listPapers } from './queries.ts'
import { insertStatement } from './statement-queries.ts'
import { demandHeard, statableUntil } from './statements.ts'

const storedDiscipline = z.object({
  registration: z.string(),
  article: z.number(),
  item: z.number(),
  facts: z.string(),
  /** Codes of the papers that are void. */
  papers: z.array(z.string()),
})
type Breach = z.output<typeof storedDiscipline>

const RULE = '《事业单位公开招聘违纪违规行为处理规定》'
const basisOf = (breach: Pick<Breach, 'article' | 'item'>) => `${RULE}${citedAs(breach)}`

/** Tells the candidate what is thought of and until when they may state their case; or, without such a time, what was decided. */
async function tell(row: CandidateRow, breach: Breach, until: Date | null, { db, now }: Pick<Context, 'db' | 'now'>) {
  if (row.user_id === null) return
  const { title, phone } = await findContact(db, row.exam_id)
  const about = `事实：${breach.facts}\n依据：${basisOf(breach)}\n`
  const consequence = consequenceOf(breach.article)
  const said =
    until === null
      ? {
          title: '违纪违规行为处理结果',
          body: `您在“${title}”中的违纪违规行为已经认定。\n${about}处理：${consequence}\n对处理有异议的，可以依法申请行政复议或者提起行政诉讼。咨询电话 ${phone}。`,
        }
      : {
          title: '违纪违规行为拟处理告知',
          body: `考试机构拟对您在“${title}”中的行为作出处理。\n${about}拟处理：${consequence}\n您有权陈述和申辩，请在 ${chinaMinute(until.getTime())} 前在“我的报名”页面填写、提交，可以附上证明材料。考试机构复核后作出决定，结果会再通知您。咨询电话 ${phone}。`,
        }
  const link = linkTo('examApplyInfo', { id: row.id })
  await sendMessage(db, { to: [row.user_id], audience: 'seeker', at: now, category: 'service', ...said, link })
}

/** Tells a candidate who knows what was thought of that nothing comes of it. */
export const dropDiscipline: Drop = async ({ payload }, { db, now }) => {
  const row = await findCandidate(db, storedDiscipline.parse(payload).registration)
  if (!row || row.user_id === null) return
  const { title, phone } = await findContact(db, row.exam_id)
  await sendMessage(db, {
    to: [row.user_id],
    audience: 'seeker',
    at: now,
    category: 'service',
    title: '违纪违规行为拟处理已撤回',
    body: `考试机构先前告知拟对您在“${title}”中的行为作出处理，现已撤回，不需要再陈述申辩。以后重新拟作处理的，会另行告知您。咨询电话 ${phone}。`,
    link: linkTo('examApplyInfo', { id: row.id }),
  })
}

export const disciplineCalls = [
  serve(prepareDiscipline, async ({ id, ...given }, context) => {
    const row = await findCandidate(context.db, id)
    if (!row) throw notFound()
    await demandMandate(context, row.exam_id, 'prepare')
    const all = await listPapers(context.db, row.exam_id)
    const papers = voidPapers(
      given.article,
      given.papers,
      all.map(({ code }) => code),
    )
    if (papers.length === 0) throw new Refusal(codes.invalid, '请选择科目', { fields: { papers: '请选择科目' } })
    const breach: Breach = { ...given, registration: id, papers }
    const titles = all.filter(({ code }) => papers.includes(code)).map(({ title }) => title)
    const change = await prepareChange(context, {
      exam: String(row.exam_id),
      kind: 'discipline',
      title: `报名序号 ${row.number} 的违纪处理`,
      summary: [
        { label: '依据', value: basisOf(breach) },
        { label: '处理', value: consequenceOf(given.article) },
        { label: '科目', value: titles.join('、') },
        { label: '事实', value: given.facts },
      ],
      rows: titles.map(title => ({
        what: `报名序号 ${row.number}`,
        field: title,
        before: '',
        after: '违纪，成绩无效',
      })),
      payload: breach,
    })
    // Who has no account here is told on paper.
    const until = row.user_id === null ? context.now : statableUntil(context.now)
    const said = { basis: basisOf(breach), consequence: consequenceOf(given.article), facts: given.facts }
    await insertStatement(context.db, { change, registration: id, until, ...said })
    await tell(row, breach, until, context)
    return { id: change }
  }),
]

/**
 * Records the breach, cancels the registration where the article says so, voids what was scored and the tickets of later
 * stages, prepares what that means for everybody else for another to release, and tells the candidate.
 */
export const releaseDiscipline: Release = async ({ id, exam, payload }, context) => {
  const { db, user, now } = context
  const breach = storedDiscipline.parse(payload)
  const row = await findCandidate(db, breach.registration)
  if (!row) throw new Refusal(codes.wrongState, '这份报名已经不在，请退回')
  await demandHeard(db, id, now)
  await lockExam(db, exam)
  await insertDiscipline(db, { ...breach, id: randomUUID(), change: id, now })
  const basis = basisOf(breach)
  if (cancelsRegistration(breach.article)) await disqualify(db, row.id, basis, now)
  if ((await voidScores(db, breach.registration, breach.papers)) > 0) {
    // At once: the list that says so waits for another to release it.
    await voidLaterTicketsOf(db, breach.registration)
    const anew = { reason: `按${basis}处理后重新计算`, by: (await findChange(db, id))?.prepared_by ?? user.id }
    // Ranks stand in lists once there is one; before that beside the scores.
    if ((await sealAnew(context, exam, anew)) === 0) await rankAnew(context, exam, anew)
  }
  await tell(row, breach, null, { db, now })
}
