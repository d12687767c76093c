import { marksText } from '#contract/exam-scores'
import { type TicketStage, ticketStages } from '#contract/exam-tickets'
import { labelOf } from '#contract/reference/lookup'
import { linkTo, type MessageContent } from '../../messages/message.ts'
import { columnWords } from './diff.ts'
import type { Result } from './parse.ts'

interface Corrected extends Result {
  readonly registration: string
  readonly before: Result & { readonly total: number | null }
  /** Codes of the papers that differ, and of what stands beside them; none where the total alone is another one. */
  readonly columns: readonly string[]
  readonly total: number | null
  readonly rank: number | null
}

/** What became of one column: “综合应用能力：78.50 → 80.00”. */
export const changeWords = (corrected: Pick<Corrected, 'before' | keyof Result>, code: string, title: string): string =>
  `${title}：${columnWords(corrected.before, code)} → ${columnWords(corrected, code)}`

const totalWords = (total: number | null): string => (total === null ? '不计' : marksText(total))

/** Marks of one's own that stay as they are, and count for more or less. */
const COMPARED = '本人原始成绩不变；同一职位的成绩或者考官组有更正的，总分按公告的规则随之重新计算。'

/** Told to somebody whose marks of a later stage are out. */
export const outMessage = ({
  exam,
  registration,
  stage,
}: {
  readonly exam: string
  readonly registration: string
  readonly stage: TicketStage
}): MessageContent<'seeker'> => ({
  category: 'service',
  title: `${labelOf(ticketStages, stage)}成绩已公布`,
  body: `您参加的“${exam}”已公布${labelOf(ticketStages, stage)}成绩，可以在“我的成绩”里查看。`,
  link: linkTo('examResult', { id: registration }),
})

/** Told to somebody whose marks were out already. */
export function correctedMessage(
  corrected: Corrected,
  {
    exam,
    phone,
    titles,
  }: { readonly exam: string; readonly phone: string; readonly titles: Readonly<Record<string, string>> },
): MessageContent<'seeker'> {
  const changes = corrected.columns.map(code => changeWords(corrected, code, titles[code] ?? code))
  const lines = changes.length > 0 ? changes : [COMPARED]
  const [before, after] = [corrected.before.total, corrected.total].map(totalWords)
  const rank = corrected.rank === null ? '' : `，职位排名第 ${corrected.rank}`
  return {
    category: 'service',
    title: '您的成绩有更正',
    body: `您参加的“${exam}”成绩有更正：\n${lines.join('\n')}\n总分：${before === after ? after : `${before} → ${after}`}${rank}。对更正有疑问的，请联系考试机构：${phone}。`,
    link: linkTo('examResult', { id: corrected.registration }),
  }
}
