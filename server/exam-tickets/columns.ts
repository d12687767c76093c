import { identityLabels } from '#contract/exam-identity'
import { marksText, paperText, STAGE_FULL_MARKS } from '#contract/exam-scores'
import { type ScoreCard, ticketStages } from '#contract/exam-tickets'
import { labelOf } from '#contract/reference/lookup'

/** What tickets and rows of scores show, by the names under which they carry it. */
export const columns = [
  { key: 'name', label: identityLabels.name },
  { key: 'sex', label: '性别' },
  { key: 'idShown', label: identityLabels.idNumber },
  { key: 'number', label: '准考证号' },
  { key: 'unit', label: '报考单位' },
  { key: 'position', label: '报考岗位' },
  { key: 'code', label: '岗位代码' },
  { key: 'paper', label: '科目' },
  { key: 'marks', label: '成绩' },
  { key: 'fullMarks', label: '满分' },
  { key: 'rank', label: '岗位排名' },
  { key: 'line', label: '入围最低分' },
  { key: 'goesOn', label: '是否入围' },
] as const

type ColumnKey = (typeof columns)[number]['key']
type Row = Partial<Record<ColumnKey, string>>

const shown = (marks: number | null) => paperText({ marks, flag: '' })

const goesOnWords = (goesOn: boolean | null) => (goesOn === null ? '待定' : goesOn ? '是' : '否')

const rankWords = (rank: number | null) => (rank === null ? '—' : String(rank))

/** Score cards as rows: each paper, and what comes of all of them. */
export const rowsOf = (cards: readonly ScoreCard[]): Record<string, string>[] =>
  cards.flatMap(({ stage, parts, bonus, total, rank, line, goesOn, overall }) => {
    const prefix = cards.length > 1 ? `${labelOf(ticketStages, stage)}：` : ''
    const papers = parts.map(
      (part): Row => ({
        paper: prefix + part.title,
        marks: paperText(part),
        fullMarks: marksText(part.fullMarks),
      }),
    )
    const added: Row = { paper: `${prefix}政策性加分`, marks: marksText(bonus) }
    const sum: Row = {
      paper: `${prefix}合计`,
      marks: shown(total),
      fullMarks: marksText(parts.reduce((all, { fullMarks }) => all + fullMarks, 0)),
      rank: rankWords(rank),
      line: shown(line),
      goesOn: goesOnWords(goesOn),
    }
    const whole: Row | null = overall && {
      paper: '总成绩',
      marks: shown(overall.total),
      fullMarks: marksText(STAGE_FULL_MARKS),
      rank: rankWords(overall.rank),
    }
    return [...papers, ...(bonus > 0 ? [added] : []), sum, ...(whole ? [whole] : [])].map(row => ({ ...row }))
  })
