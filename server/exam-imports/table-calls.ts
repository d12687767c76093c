import { codes } from '#contract/codes'
import {
  dropExamImport,
  type ExamImportKind,
  examImportFaults,
  examImports,
  isScores,
  isTickets,
  type ScoresKind,
  submitExamImport,
} from '#contract/exam-imports'
import { csvOf } from '../csv.ts'
import { prepareChange } from '../exam-office/changes/prepare.ts'
import { demandMandate } from '../exam-office/mandates.ts'
import type { Context } from '../http/context.ts'
import { FileAnswer } from '../http/file-answer.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { baseOf } from './against.ts'
import { listMarked } from './exam-queries.ts'
import { dropImport, listFaults, lockImport, type WholeImport } from './queries.ts'
import { titlesOf } from './scores/parse.ts'
import { differencesOf } from './shape.ts'

const wrongState = (words: string) => new Refusal(codes.wrongState, words)

type Ready = WholeImport & { readonly figures: NonNullable<WholeImport['figures']>; readonly payload: string }

const isReady = (row: WholeImport): row is Ready => row.figures !== null && row.payload !== null

/** One's table, whole and as it was shown. */
async function readyImport(
  of: { readonly exam: string; readonly kind: ExamImportKind; readonly id: string },
  context: Context<'type1'>,
) {
  const row = await lockImport(context.db, of, context.user.id)
  if (!row) throw wrongState('还没有上传表格，请先上传')
  if (row.id !== of.id) throw wrongState('您又上传过新的表格，请刷新后核对新的内容')
  if (!isReady(row)) throw wrongState(`表格还有 ${row.faults.length} 处错误，请改正后重新上传`)
  if (row.base !== (await baseOf(context.db, of.exam, of.kind))) {
    throw wrongState('库里的内容在您上传之后变动过，请重新上传同一个文件再核对')
  }
  if (row.changes === null || row.changes.length === 0) throw wrongState('表格和库里的内容一致，没有需要核准的变更')
  return row
}

/** Of scores: whether a second person has typed the same in. */
async function secondWords(exam: string, kind: ScoresKind, { db, user }: Context<'type1'>) {
  const papers = await listMarked(db, exam, examImports[kind].stage)
  const second = await differencesOf(db, { exam, kind }, user.id, titlesOf(papers))
  if (!second) return '没有第二份录入'
  return second.differences.length === 0
    ? `与${second.by}的录入一致`
    : `与${second.by}的录入有 ${second.differences.length} 处不同`
}

const summaryOf = ({ figures: { added, changed, gone, same } }: Ready, kind: ExamImportKind) => [
  { label: '新增', value: `${added} 行` },
  { label: '修改', value: `${changed} 行` },
  ...(kind === 'positions' ? [{ label: '取消', value: `${gone} 个` }] : []),
  ...(isTickets(kind) ? [{ label: '作废', value: `${gone} 张` }] : []),
  { label: '不变', value: `${same} 行` },
]

/** What becomes of a table that was uploaded. */
export const tableCalls = [
  serve(submitExamImport, async ({ exam, kind, id }, context) => {
    await demandMandate(context, exam, 'prepare')
    const row = await readyImport({ exam, kind, id }, context)
    const second = isScores(kind) ? [{ label: '双人录入', value: await secondWords(exam, kind, context) }] : []
    const change = await prepareChange(context, {
      exam,
      kind,
      title: `${examImports[kind].name}：${row.file_name}`,
      summary: [...summaryOf(row, kind), ...second],
      rows: row.changes ?? [],
      payload: JSON.parse(row.payload),
    })
    await dropImport(context.db, { exam, kind }, context.user.id)
    return { change }
  }),

  serve(dropExamImport, async ({ exam, kind }, context) => {
    await demandMandate(context, exam, 'prepare')
    await dropImport(context.db, { exam, kind }, context.user.id)
    return { ok: true as const }
  }),

  serve(examImportFaults, async ({ exam, kind }, context) => {
    await demandMandate(context, exam, 'prepare')
    const faults = await listFaults(context.db, { exam, kind }, context.user.id)
    if (!faults) throw notFound()
    const lines = faults.map(({ row, column, reason }) => [row === 0 ? '整份' : String(row), column, reason])
    return new FileAnswer({
      body: csvOf([['行', '列', '原因'], ...lines]),
      name: `${examImports[kind].name}错误.csv`,
      mime: 'text/csv; charset=utf-8',
    })
  }),
]
