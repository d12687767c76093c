import { codes } from '#contract/codes'
import {
  type ExamChangeActor,
  type ExamChangeCommand,
  type ExamChangeState,
  examChangeCommandsFor,
  stepExamChange,
} from '#contract/exam-change-life'
import {
  type ExamChange,
  examChangeInfo,
  listExamChanges,
  refuseExamChange,
  releaseExamChange,
  withdrawExamChange,
} from '#contract/exam-office'
import type { Queryable } from '../../db/db.ts'
import type { Context } from '../../http/context.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { sendMessage } from '../../messages/send.ts'
import { exactPage, sliceOf } from '../../paging.ts'
import { demandMandate } from '../mandates.ts'
import { drops, releases } from './kinds.ts'
import { answerMessage } from './messages.ts'
import {
  answerChange,
  type ChangeRow,
  countChanges,
  findChange,
  listChangeRows,
  listChanges,
  lockChange,
  payloadOf,
} from './queries.ts'

type Signed = Context<'type1'>

const actorOf = (row: ChangeRow, userId: string, mandates: readonly string[]): ExamChangeActor => ({
  isPreparer: row.prepared_by === userId,
  mayRelease: mandates.includes('release'),
})

const toChange = (row: ChangeRow, actor: ExamChangeActor): ExamChange => ({
  id: row.id,
  exam: String(row.exam_id),
  kind: row.kind,
  state: row.state,
  title: row.title,
  summary: row.summary,
  hash: row.hash,
  preparedBy: row.preparer ?? '已注销账号',
  preparedAt: Date.parse(row.prepared_at),
  decidedBy: row.decided_at === null ? '' : (row.decider ?? '已注销账号'),
  decidedAt: row.decided_at === null ? null : Date.parse(row.decided_at),
  reason: row.reason,
  commands: examChangeCommandsFor(row.state, actor),
})

const refusals = {
  release: '自己准备的变更要由另一位同事核准',
  refuse: '自己准备的变更要由另一位同事核准；不需要了可以撤回',
  withdraw: '只有准备这项变更的人可以撤回',
} as const satisfies Record<ExamChangeCommand, string>

interface Locked {
  readonly row: ChangeRow
  readonly state: ExamChangeState
}

/** The change, held, and what the command makes of it. */
async function taken(id: string, command: ExamChangeCommand, context: Signed): Promise<Locked> {
  const row = await lockChange(context.db, id)
  if (!row) throw notFound()
  const mandates = await demandMandate(context, row.exam_id)
  if (command !== 'withdraw') await demandMandate(context, row.exam_id, 'release')
  const state = stepExamChange(row.state, command, actorOf(row, context.user.id, mandates))
  if (state === null) {
    throw new Refusal(codes.wrongState, row.state === 'prepared' ? refusals[command] : '这项变更已经处理过')
  }
  return { row, state }
}

const payloadIn = async (db: Queryable, id: string): Promise<unknown> => JSON.parse(await payloadOf(db, id))

async function answer({ row, state }: Locked, context: Signed, reason = ''): Promise<void> {
  const { db, user, now, audit } = context
  await answerChange(db, row.id, { state, by: user.id, reason, now })
  if (state !== 'withdrawn' && row.prepared_by !== null)
    await sendMessage(db, {
      to: [row.prepared_by],
      audience: 'employer',
      at: now,
      ...answerMessage(row, state === 'released', reason),
    })
  const drop = state === 'released' ? undefined : drops[row.kind]
  await drop?.({ id: row.id, exam: String(row.exam_id), payload: await payloadIn(db, row.id) }, context)
  await audit({
    action: `exam-change.${state}`,
    subject: { kind: 'exam-change', id: row.id },
    detail: { exam: String(row.exam_id), kind: row.kind, hash: row.hash },
  })
}

/** What one prepares another releases. */
export const changeCalls = [
  serve(listExamChanges, async ({ exam, state, ...paging }, context) => {
    const mandates = await demandMandate(context, exam)
    const counts = await countChanges(context.db, exam)
    const total = state === '' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state]
    const rows = await listChanges(context.db, exam, state, sliceOf(paging))
    const list = rows.map(row => toChange(row, actorOf(row, context.user.id, mandates)))
    return { ...exactPage(list, total, paging), prepared: counts.prepared, counts }
  }),

  serve(examChangeInfo, async ({ id, ...paging }, context) => {
    const row = await findChange(context.db, id)
    if (!row) throw notFound()
    const mandates = await demandMandate(context, row.exam_id)
    const { list, total } = await listChangeRows(context.db, id, sliceOf(paging))
    return {
      change: toChange(row, actorOf(row, context.user.id, mandates)),
      rows: exactPage(list, total, paging),
    }
  }),

  serve(releaseExamChange, async ({ id, hash }, context) => {
    const locked = await taken(id, 'release', context)
    const { row } = locked
    if (row.hash !== hash) throw new Refusal(codes.wrongState, '内容和您看到的不一样，请刷新后再核准')
    const release = releases[row.kind]
    if (!release) throw notFound()
    await release({ id, exam: String(row.exam_id), payload: await payloadIn(context.db, id) }, context)
    await answer(locked, context)
    return { ok: true as const }
  }),

  serve(refuseExamChange, async ({ id, reason }, context) => {
    await answer(await taken(id, 'refuse', context), context, reason)
    return { ok: true as const }
  }),

  serve(withdrawExamChange, async ({ id }, context) => {
    await answer(await taken(id, 'withdraw', context), context)
    return { ok: true as const }
  }),
]
