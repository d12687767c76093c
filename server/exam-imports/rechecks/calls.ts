import { codes } from '#contract/codes'
import { answerExamRecheck, listExamRechecks, type OfficeRecheck } from '#contract/exam-imports'
import type { ExamMandate } from '#contract/exam-mandates'
import { recheckStateLabels, stepRecheck } from '#contract/exam-recheck-life'
import { recheckCauses, ticketStages } from '#contract/exam-tickets'
import { labelOf } from '#contract/reference/lookup'
import { demandMandate } from '../../exam-office/mandates.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { linkTo } from '../../messages/message.ts'
import { sendMessage } from '../../messages/send.ts'
import { exactPage, sliceOf } from '../../paging.ts'
import { scoreWords } from '../scores/diff.ts'
import {
  answerRecheck,
  countExamRechecks,
  listExamRechecks as listRows,
  lockRecheck,
  type RecheckRow,
} from './queries.ts'

/** Whoever judges in an exam answers; who types marks in does not. */
const answering: readonly ExamMandate[] = ['review', 'second', 'release']

/** What was marked: a paper by its title, a later stage by its own, and what it names within. */
function markedAs({ stage, paper, paper_title }: Pick<RecheckRow, 'stage' | 'paper' | 'paper_title'>): string {
  if (stage === 'written') return paper_title ?? paper
  const title = labelOf(ticketStages, stage)
  return paper === title ? title : `${title} ${paper}`
}

const toRecheck = (row: RecheckRow): OfficeRecheck => ({
  id: row.id,
  ticket: row.ticket ?? '',
  position: [row.code, row.unit, row.title].filter(Boolean).join(' '),
  paper: markedAs(row),
  score: scoreWords(row.score ?? undefined),
  cause: labelOf(recheckCauses, row.cause),
  note: row.note,
  state: row.state,
  answer: row.answer,
  askedAt: Date.parse(row.asked_at),
  answeredAt: row.answered_at === null ? null : Date.parse(row.answered_at),
})

/** Wishes that a mark be looked at again, and their answers: by ticket, without anybody's name. */
export const recheckCalls = [
  serve(listExamRechecks, async ({ exam, stage, state, ...paging }, context) => {
    const mandates = await demandMandate(context, exam)
    const wanted = { exam, stage, state }
    const { total, asked } = await countExamRechecks(context.db, wanted)
    const rows = await listRows(context.db, wanted, sliceOf(paging))
    const mayAnswer = answering.some(one => mandates.includes(one))
    return { ...exactPage(rows.map(toRecheck), total, paging), asked, mayAnswer }
  }),

  serve(answerExamRecheck, async ({ id, state, answer }, context) => {
    const { db, now, audit } = context
    const row = await lockRecheck(db, id)
    if (!row) throw notFound()
    await demandMandate(context, row.exam_id)
    await demandMandate(context, row.exam_id, ...answering)
    const next = stepRecheck(row.state, state === 'kept' ? 'keep' : 'refuse')
    if (next === null) throw new Refusal(codes.wrongState, '这项申请已经答复过')
    await answerRecheck(db, id, next, answer, now)
    await sendMessage(db, {
      to: row.user_id === null ? [] : [row.user_id],
      audience: 'seeker',
      at: now,
      category: 'service',
      title: '成绩复核有答复',
      body: `您申请的“${row.exam}”${markedAs(row)}成绩复核：${recheckStateLabels[next]}。\n${answer}`,
      link: linkTo('examResult', { id: row.registration_id }),
    })
    await audit({
      action: 'exam-recheck.answer',
      subject: { kind: 'exam-registration', id: row.registration_id },
      detail: { paper: row.paper, state: next },
    })
    return { ok: true as const }
  }),
]
