import { marksText } from '#contract/exam-scores'
import { type TicketStage, ticketStages } from '#contract/exam-tickets'
import { labelOf } from '#contract/reference/lookup'
import { linkTo, type MessageContent } from '../../messages/message.ts'
import { scoreWords } from './diff.ts'
import type { Parts } from './parse.ts'

interface Corrected {
  readonly registration: string
  readonly before: Parts
  readonly after: Parts
  /** Codes of the papers that differ. */
  readonly papers: readonly string[]
  readonly total: number | null
  readonly rank: number | null
}

/** What became of one paper: “综合应用能力：78.50 → 80.00”. */
export const paperWords = (
  { before, after }: Pick<Corrected, 'before' | 'after'>,
  code: string,
  title: string,
): string => `${title}：${scoreWords(before[code])} → ${scoreWords(after[code])}`

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
  const lines = corrected.papers.map(code => paperWords(corrected, code, titles[code] ?? code))
  const total = corrected.total === null ? '总分：不计' : `总分：${marksText(corrected.total)}`
  const rank = corrected.rank === null ? '' : `，职位排名第 ${corrected.rank}`
  return {
    category: 'service',
    title: '您的成绩有更正',
    body: `您参加的“${exam}”成绩有更正：\n${lines.join('\n')}\n${total}${rank}。对更正有疑问的，请联系考试机构：${phone}。`,
    link: linkTo('examResult', { id: corrected.registration }),
  }
}
