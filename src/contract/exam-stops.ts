import type { JudgedCondition } from './exam-radar.ts'

type Judged = Pick<JudgedCondition, 'hard' | 'verdict' | 'quote' | 'yours' | 'advice'>

/** What stops somebody: what the notice calls hard, and what they have written certainly does not meet. Nothing else does. */
export const stopsIn = <One extends Pick<Judged, 'hard' | 'verdict'>>(list: readonly One[]): One[] =>
  list.filter(({ hard, verdict }) => hard && verdict === 'fails')

/** Why one of them stops: the words of the notice, and those of the person. */
export const stopReason = ({ quote, yours, advice }: Judged): string =>
  [`公告要求“${quote}”`, `您的情况是“${yours}”`, advice].filter(part => part !== '').join('，')

/** What can be done about it, by what the judgement goes by. */
const mends = {
  resume: '写得不对的，请先修改简历再报；没有写错的，请换一个职位',
  form: '写得不对的，请在报名表里改正；没有写错的，请换一个职位',
  sent: '请换一个职位',
} as const

/** Why a position cannot be taken; '' where nothing speaks against it. */
export function stopWords(list: readonly Judged[], by: keyof typeof mends): string {
  const stops = stopsIn(list)
  return stops.length === 0 ? '' : `按公告不能报这个职位：${stops.map(stopReason).join('；')}。${mends[by]}`
}
