import { type ExamImportKind, examImportTemplate } from '#contract/exam-imports'
import type { PaperScore } from '#contract/exam-scores'
import { marksText } from '#contract/exam-scores'
import { chinaDay } from '../clock.ts'
import { demandMandate } from '../exam-office/mandates.ts'
import { FileAnswer } from '../http/file-answer.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import type { SheetValue } from '../sheet.ts'
import { type SheetHead, sheetApart } from '../sheet-apart.ts'
import { positionsGiven, scoresGiven } from './against.ts'
import type { PositionsGiven, ScoresGiven } from './check-table.ts'
import { findImportedExam } from './exam-queries.ts'
import { positionColumns } from './positions/columns.ts'
import { cellsOf } from './positions/position.ts'
import { flagWords, scoreHeadings } from './scores/parse.ts'

type Lines = readonly (readonly SheetValue[])[]

interface Sheet {
  readonly head: SheetHead
  readonly lines: Lines
}

/** Headings, what may stand below each, an example that is not read; then what is stored, where that is asked for. */
function positionsSheet({ papers, stored }: Pick<PositionsGiven, 'papers' | 'stored'>, filled: boolean): Sheet {
  const known = papers.map(({ code, title }) => `${code}（${title}）`).join('、')
  const notes = positionColumns.map(({ name, note }, at) => {
    const words = name === 'papers' ? `${note}：${known}` : note
    return at === 0 ? `填写说明：${words}` : words
  })
  const example = positionColumns.map(({ example: words }, at) => (at === 0 ? `示例 ${words}` : words))
  const kept = filled ? stored.filter(({ state }) => state !== 'cancelled') : []
  const rows = kept.map(one => {
    const cells = cellsOf(one)
    return positionColumns.map(({ name }) => cells[name])
  })
  const columns = positionColumns.map(({ title, width }) => ({ title, width }))
  return { head: { name: '职位表', columns }, lines: [notes, example, ...rows] }
}

const marksCell = (score: PaperScore | undefined): string => {
  if (!score) return ''
  if (score.flag !== '') return flagWords[score.flag]
  return score.marks === null ? '' : marksText(score.marks)
}

/** All tickets in their order, and nobody's name. */
function scoresSheet({ papers, tickets, stored }: Omit<ScoresGiven, 'kind'>, filled: boolean): Sheet {
  const columns = scoreHeadings(papers).map(({ title }) => ({ title, width: title.length > 8 ? 28 : 20 }))
  const marks = new Map(filled ? stored.map(({ ticket, parts }) => [ticket, parts]) : [])
  const note = [
    '填写说明：每个准考证号一行，不要增删',
    ...papers.map(() => '分数最多两位小数；缺考填“缺考”，违纪填“违纪”'),
  ]
  const rows = tickets.map(({ number, papers: own }) => [
    number,
    ...papers.map(({ code }) => (own.includes(code) ? marksCell(marks.get(number)?.[code]) : '')),
  ])
  return { head: { name: '成绩表', columns }, lines: [note, ...rows] }
}

/** Few enough to be made lines of while somebody else's request waits. */
const AT_ONCE = 500

async function* some(lines: Lines) {
  for (let from = 0; from < lines.length; from += AT_ONCE) yield lines.slice(from, from + AT_ONCE)
}

const fileNames = { positions: '职位表', scores: '成绩表' } as const satisfies Record<ExamImportKind, string>

/** The table to fill in. */
export const templateCall = serve(examImportTemplate, {
  limits: (_, { user }) => [{ name: 'exam-import-templates', subject: user.id, max: 120, seconds: 3_600 }],
  prepare: async ({ exam, kind, filled }, context) => {
    const { db, now } = context
    await demandMandate(context, exam, 'prepare')
    const row = await findImportedExam(db, exam)
    if (!row) throw notFound()
    const { head, lines } =
      kind === 'positions'
        ? positionsSheet(await positionsGiven(db, row, now), filled)
        : scoresSheet(await scoresGiven(db, row), filled)
    return sheetApart(head, some(lines))
  },
  handle: async ({ exam, kind, filled }, { now, audit }, body) => {
    await audit({ action: 'exam-import.template', subject: { kind: 'exam', id: exam }, detail: { kind, filled } })
    return new FileAnswer({
      body,
      name: `${fileNames[kind]}${filled ? '' : '模板'}-${chinaDay(now)}.xlsx`,
      mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    })
  },
})
