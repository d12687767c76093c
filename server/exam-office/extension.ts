import { z } from 'zod/mini'
import { codes } from '#contract/codes'
import { prepareExtension } from '#contract/exam-office'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { prepareChange } from './changes/prepare.ts'
import type { Release } from './changes/release.ts'
import { extendRound, findWindow } from './extension-queries.ts'
import { demandMandate } from './mandates.ts'

const MINUTE = 60_000

const stored = z.object({ round: z.number(), closesAt: z.string(), minutes: z.number() })

const clock = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', dateStyle: 'long', timeStyle: 'short' })
const moved = (at: string, minutes: number) => clock.format(Date.parse(at) + minutes * MINUTE)

export const extensionCalls = [
  serve(prepareExtension, async ({ exam, minutes, reason }, context) => {
    await demandMandate(context, exam, 'prepare')
    const round = await findWindow(context.db, exam)
    if (!round) throw notFound()
    const moments = [
      ['报名截止', round.closes_at],
      ['审核结束', round.review_until],
      ['缴费截止', round.pay_until],
    ] as const
    const id = await prepareChange(context, {
      exam,
      kind: 'extension',
      title: `${round.title}顺延 ${minutes} 分钟`,
      summary: [
        { label: '顺延', value: `${minutes} 分钟` },
        { label: '原因', value: reason },
      ],
      rows: moments.map(([field, at]) => ({
        what: round.title,
        field,
        before: moved(at, 0),
        after: moved(at, minutes),
      })),
      payload: { round: round.id, closesAt: round.closes_at, minutes } satisfies z.output<typeof stored>,
    })
    return { id }
  }),
]

/** Moves closing, review and payment on; refused where somebody has moved them since, or tickets would come before payment ends. */
export const releaseExtension: Release = async ({ exam, payload }, { db }) => {
  const { round, closesAt, minutes } = stored.parse(payload)
  const window = await findWindow(db, exam)
  if (!window || window.id !== round || Date.parse(window.closes_at) !== Date.parse(closesAt)) {
    throw new Refusal(codes.wrongState, '报名时间在准备之后又变动过，请退回后重新准备')
  }
  if (Date.parse(window.pay_until) + minutes * MINUTE > Date.parse(window.ticket_from)) {
    throw new Refusal(codes.wrongState, '顺延后缴费截止会晚于准考证打印开始，请先调整准考证打印时间')
  }
  await extendRound(db, round, minutes)
}
