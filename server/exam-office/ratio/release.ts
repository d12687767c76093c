import { z } from 'zod/mini'
import { codes } from '#contract/codes'
import { cancelPositionIn } from '../../exam-registrations/office.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Release } from '../changes/release.ts'
import { cutPosition, findRatioMoments, findUnderRatioRows, lockPositions } from './queries.ts'

export const storedRatio = z.object({
  reason: z.string(),
  positions: z.array(
    z.object({
      id: z.number(),
      code: z.string(),
      headcount: z.number(),
      /** When it was prepared. */
      paid: z.number(),
      /** What is left of it; 0 for nothing. */
      places: z.number(),
    }),
  ),
})

/** Whether positions can be cut: everybody has paid who will, and nobody has a ticket yet. */
export const isRatioTime = (
  moments: { readonly pay_until: string; readonly ticket_from: string },
  now: Date,
): boolean => Date.parse(moments.pay_until) <= now.getTime() && now.getTime() < Date.parse(moments.ticket_from)

/** Cuts and cancels as prepared; refused as a whole where one of the positions does not stand any more as it did. */
export const releaseRatio: Release = async ({ exam, payload }, { db, now }) => {
  const { reason, positions } = storedRatio.parse(payload)
  const moments = await findRatioMoments(db, exam)
  if (!moments || !isRatioTime(moments, now))
    throw new Refusal(codes.wrongState, '现在不在核减时间内（缴费截止后、准考证开始打印前），请退回')
  const ids = positions.map(({ id }) => id)
  await lockPositions(db, ids)
  const standing = new Map((await findUnderRatioRows(db, exam, ids)).map(row => [row.id, row]))
  for (const { id, code, headcount, paid } of positions) {
    const row = standing.get(id)
    if (!row || row.headcount !== headcount || row.paid !== paid || row.unsettled > 0)
      throw new Refusal(codes.wrongState, `职位 ${code} 的人数在准备之后有变化，请退回后重新准备`)
  }
  for (const { id, code, places } of positions) {
    if (places > 0) await cutPosition(db, id, places)
    else await cancelPositionIn(db, { exam, code, reason }, now)
  }
}
