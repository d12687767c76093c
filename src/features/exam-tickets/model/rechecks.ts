import { type ScoreCard, ticketStages } from '#contract/exam-tickets'
import { labelOf } from '#contract/reference/lookup'
import { momentInWords } from './moments.ts'

type Asked = Pick<ScoreCard, 'stage' | 'releasedAt' | 'recheckUntil'>

/** Whether one may ask for another look at scores, might until now, or never could: they came out when nobody might any more. */
export function recheckStand({ releasedAt, recheckUntil }: Asked, now: number): 'open' | 'over' | 'never' {
  if (recheckUntil <= releasedAt) return 'never'
  return now < recheckUntil ? 'open' : 'over'
}

/** Why nobody may ask about the scores of this stage. */
export const neverWords = ({ stage }: Pick<Asked, 'stage'>): string =>
  `按公告，${labelOf(ticketStages, stage)}成绩公布后不受理复核申请；有疑问的，请联系考试机构。`

/** Until when one may ask, or why not. */
export function recheckWords(card: Asked, now: number): string {
  const until = momentInWords(card.recheckUntil)
  switch (recheckStand(card, now)) {
    case 'open':
      return `${until} 前可以申请，每科一次。复核只核对登分和合分，不重新评卷，结果在 10 个工作日内显示在这里并发站内消息。`
    case 'over':
      return `复核申请截止于 ${until}，现在不能再申请。`
    default:
      return neverWords(card)
  }
}
