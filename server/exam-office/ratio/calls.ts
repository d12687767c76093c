import type { z } from 'zod/mini'
import { codes } from '#contract/codes'
import { listUnderRatio, prepareRatio } from '#contract/exam-office'
import { notFound, Refusal } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { exactPage, sliceOf } from '../../paging.ts'
import { prepareChange } from '../changes/prepare.ts'
import { demandMandate } from '../mandates.ts'
import { placesFor, proposalWords } from './proposal.ts'
import { findRatioMoments, findUnderRatioRows, listUnderRatioRows } from './queries.ts'
import { isRatioTime, type storedRatio } from './release.ts'

/** Room for every position of a large exam. */
const RATIO_BYTES = 262_144

/** Positions under the least ratio, and what is done about them. */
export const ratioCalls = [
  serve(listUnderRatio, async ({ exam, ...paging }, context) => {
    await demandMandate(context, exam)
    const moments = await findRatioMoments(context.db, exam)
    if (!moments) throw notFound()
    const rows = await listUnderRatioRows(context.db, exam, sliceOf(paging))
    const list = rows.map(({ id, code, unit, title, headcount, paid, unsettled }) => ({
      id: String(id),
      code,
      unit,
      title,
      headcount,
      paid,
      unsettled,
      proposed: placesFor(paid, moments.least_ratio),
    }))
    return {
      ...exactPage(list, rows[0]?.total ?? 0, paging),
      leastRatio: moments.least_ratio,
      open: isRatioTime(moments, context.now),
      payUntil: Date.parse(moments.pay_until),
      ticketFrom: Date.parse(moments.ticket_from),
    }
  }),

  serve(prepareRatio, {
    maxBytes: RATIO_BYTES,
    handle: async ({ exam, positions, reason }, context) => {
      await demandMandate(context, exam, 'prepare')
      const moments = await findRatioMoments(context.db, exam)
      if (!moments) throw notFound()
      if (!isRatioTime(moments, context.now))
        throw new Refusal(codes.wrongState, '缴费截止后、准考证开始打印前才能核减或取消职位')
      const ids = [...new Set(positions.map(Number))]
      const rows = await findUnderRatioRows(context.db, exam, ids)
      if (rows.length < ids.length)
        throw new Refusal(codes.wrongState, '有的职位已经达到开考比例，或者已经取消，请刷新后重新选择')
      const waiting = rows.find(({ unsettled }) => unsettled > 0)
      if (waiting)
        throw new Refusal(codes.wrongState, `职位 ${waiting.code} 还有缴费在核对，核对完再处理（一般不超过 2 小时）`)
      const chosen = rows.map(row => ({ ...row, places: placesFor(row.paid, moments.least_ratio) }))
      const cancelled = chosen.filter(({ places }) => places === 0)
      const id = await prepareChange(context, {
        exam,
        kind: 'ratio',
        title: `${chosen.length} 个职位未达 1∶${moments.least_ratio}，核减或取消`,
        summary: [
          { label: '核减', value: `${chosen.length - cancelled.length} 个职位` },
          {
            label: '取消',
            value: `${cancelled.length} 个职位，涉及已缴费 ${cancelled.reduce((sum, { paid }) => sum + paid, 0)} 人`,
          },
          { label: '处理依据', value: reason },
        ],
        rows: chosen.map(({ code, unit, title, headcount, paid, places }) => ({
          what: `${code} ${unit} ${title}`,
          field: `缴费 ${paid} 人`,
          before: `招聘 ${headcount} 人`,
          after: proposalWords(places),
        })),
        payload: {
          reason,
          positions: chosen.map(({ id: position, code, headcount, paid, places }) => ({
            id: position,
            code,
            headcount,
            paid,
            places,
          })),
        } satisfies z.output<typeof storedRatio>,
      })
      return { id }
    },
  }),
]
