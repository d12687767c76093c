import type { UnderRatioPosition } from '#contract/exam-office'

/** What is proposed for a position under the ratio: before and after. */
export const ratioProposal = ({ headcount, proposed }: Pick<UnderRatioPosition, 'headcount' | 'proposed'>): string =>
  proposed === 0 ? `${headcount} 人 → 取消` : `${headcount} 人 → ${proposed} 人`

/** What it comes to for these together. */
export function ratioTotals(positions: readonly UnderRatioPosition[]): string {
  const cancelled = positions.filter(({ proposed }) => proposed === 0)
  const concerned = cancelled.reduce((sum, { paid }) => sum + paid, 0)
  const cut = positions.length - cancelled.length
  const words = [cut > 0 ? `核减 ${cut} 个` : '', cancelled.length > 0 ? `取消 ${cancelled.length} 个` : ''].filter(
    Boolean,
  )
  if (words.length === 0) return '还没有选择职位'
  return `${words.join('，')}${concerned > 0 ? `；已缴费的 ${concerned} 人可以改报或者退费` : ''}`
}
