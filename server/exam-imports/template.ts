import { examImports, examImportTemplate } from '#contract/exam-imports'
import type { PaperScore } from '#contract/exam-scores'
import { marksText } from '#contract/exam-scores'
import { chinaDay, inChina } from '../china-time.ts'
import { demandMandate } from '../exam-office/mandates.ts'
import { FileAnswer } from '../http/file-answer.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import type { SheetValue } from '../sheet.ts'
import { type SheetHead, sheetApart } from '../sheet-apart.ts'
import { given } from './against.ts'
import type { Given, PositionsGiven, ScoresGiven, TicketsGiven } from './check-table.ts'
import { findImportedExam } from './exam-queries.ts'
import { positionColumns } from './positions/columns.ts'
import { cellsOf } from './positions/position.ts'
import { flagWords, scoreHeadings } from './scores/parse.ts'
import { ticketColumns } from './tickets/parse.ts'

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
function scoresSheet({ kind, papers, beside, tickets, stored }: ScoresGiven, filled: boolean): Sheet {
  const columns = scoreHeadings(papers, beside).map(({ title }) => ({ title, width: title.length > 8 ? 28 : 20 }))
  const marks = new Map(filled ? stored.map(one => [one.ticket, one]) : [])
  const { panels, bonusCap } = beside
  const note = [
    '填写说明：每个准考证号一行，不要增删',
    ...papers.map(() => '分数最多两位小数；缺考填“缺考”，违纪填“违纪”'),
    ...(panels === 'none' ? [] : [panels === 'must' ? '成绩按考官组修正，必须填写' : '可以不填']),
    ...(bonusCap === 0 ? [] : [`政策性加分，最多 ${bonusCap / 100} 分，没有的留空`]),
  ]
  const rows = tickets.map(({ number, papers: own }) => {
    const { parts, panel = '', bonus = 0 } = marks.get(number) ?? {}
    return [
      number,
      ...papers.map(({ code }) => (own.includes(code) ? marksCell(parts?.[code]) : '')),
      ...(panels === 'none' ? [] : [panel]),
      ...(bonusCap === 0 ? [] : [bonus === 0 ? '' : marksText(bonus)]),
    ]
  })
  return { head: { name: examImports[kind].name, columns }, lines: [note, ...rows] }
}

const minuteOf = (moment: string) => inChina(Date.parse(moment), 'HH:mm')

/** Everybody on the shortlist in the order of positions, and nobody's name. */
function ticketsSheet({ kind, shortlisted, stored }: TicketsGiven, filled: boolean): Sheet {
  const columns = ticketColumns.map(({ title, width }) => ({ title, width }))
  const before = new Map(filled ? stored.map(one => [one.ticket, one]) : [])
  const note = ticketColumns.map(({ note: words }, at) => (at === 0 ? `填写说明：${words}` : words))
  const rows = shortlisted.map(({ number, position }) => {
    const one = before.get(number)
    if (!one) return [number, position, ...Array.from({ length: columns.length - 2 }, () => '')]
    const times = [one.arrivesAt, one.startsAt, one.endsAt].map(minuteOf)
    const day = chinaDay(new Date(one.startsAt))
    return [number, position, day, ...times, one.site, one.address, one.transit, one.room, String(one.turn)]
  })
  return { head: { name: examImports[kind].name, columns }, lines: [note, ...rows] }
}

function sheetOf(against: Given['against'], filled: boolean): Sheet {
  if ('shortlisted' in against) return ticketsSheet(against, filled)
  return 'phase' in against ? positionsSheet(against, filled) : scoresSheet(against, filled)
}

/** Few enough to be made lines of while somebody else's request waits. */
const AT_ONCE = 500

async function* some(lines: Lines) {
  for (let from = 0; from < lines.length; from += AT_ONCE) yield lines.slice(from, from + AT_ONCE)
}

/** The table to fill in. */
export const templateCall = serve(examImportTemplate, {
  limits: (_, { user }) => [{ name: 'exam-import-templates', subject: user.id, max: 120, seconds: 3_600 }],
  prepare: async ({ exam, kind, filled }, context) => {
    const { db, now } = context
    await demandMandate(context, exam, 'prepare')
    const row = await findImportedExam(db, exam)
    if (!row) throw notFound()
    const { head, lines } = sheetOf(await given(db, row, kind, now), filled)
    return sheetApart(head, some(lines))
  },
  handle: async ({ exam, kind, filled }, { now, audit }, body) => {
    await audit({ action: 'exam-import.template', subject: { kind: 'exam', id: exam }, detail: { kind, filled } })
    return new FileAnswer({
      body,
      name: `${examImports[kind].name}${filled ? '' : '模板'}-${chinaDay(now)}.xlsx`,
      mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    })
  },
})
