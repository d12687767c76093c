import { marksText } from '#contract/exam-scores'
import type { ScoreCard } from '#contract/exam-tickets'
import { ticketStages } from '#contract/exam-tickets'
import { labelOf } from '#contract/reference/lookup'

interface Column {
  readonly key: string
  readonly label: string
}

const paperKey = (code: string) => `paper-${code}`

/** What the table of an exam's tickets and scores shows: its papers between who and what came of it. */
export const columnsOf = (papers: readonly { readonly code: string; readonly title: string }[]): Column[] => [
  { key: 'stage', label: '环节' },
  { key: 'name', label: '姓名' },
  { key: 'ticket', label: '准考证号' },
  { key: 'unit', label: '报考单位' },
  { key: 'position', label: '报考岗位' },
  ...papers.map(({ code, title }) => ({ key: paperKey(code), label: title })),
  { key: 'total', label: '总分' },
  { key: 'rank', label: '岗位排名' },
  { key: 'line', label: '入围最低分' },
  { key: 'goesOn', label: '是否入围' },
]

const flagWords = { absent: '缺考', discipline: '违纪' } as const

const marksOf = ({ marks, flag }: ScoreCard['parts'][number]) =>
  flag === '' ? (marks === null ? '' : marksText(marks)) : flagWords[flag]

const shown = (marks: number | null) => (marks === null ? '' : marksText(marks))

/** A score card as a row under these columns; '' for what there is none of. */
export const rowOf = (card: ScoreCard): Record<string, string> => ({
  stage: labelOf(ticketStages, card.stage),
  name: card.name,
  ticket: card.ticket,
  unit: card.position.unit,
  position: card.position.title,
  ...Object.fromEntries(card.parts.map(part => [paperKey(part.paper), marksOf(part)])),
  total: shown(card.total),
  rank: card.rank === null ? '' : String(card.rank),
  line: shown(card.line),
  goesOn: card.goesOn === null ? '' : card.goesOn ? '入围' : '未入围',
})
