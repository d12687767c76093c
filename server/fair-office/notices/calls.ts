import { listFairNotices, resendFairNotice } from '#contract/fair-office'
import { notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { demandFairMandate } from '../mandates.ts'
import { findNotice, listNotices, retryLetters } from './queries.ts'

export const noticeCalls = [
  serve(listFairNotices, async ({ fair }, context) => {
    await demandFairMandate(context, fair)
    const rows = await listNotices(context.db, fair)
    return {
      list: rows.map(({ sent_by, sent_at, unread_total, ...notice }) => ({
        ...notice,
        sentBy: sent_by ?? '',
        sentAt: Date.parse(sent_at),
        unreadTotal: unread_total,
      })),
    }
  }),

  serve(resendFairNotice, async ({ fair, notice }, context) => {
    const { db, now, audit } = context
    await demandFairMandate(context, fair, 'organise', 'supervise')
    if (!(await findNotice(db, fair, notice))) throw notFound()
    const again = await retryLetters(db, notice, now)
    await audit({ action: 'fair.notice-again', subject: { kind: 'fair', id: fair }, detail: { notice, again } })
    return { again }
  }),
]
