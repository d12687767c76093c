import { listFairNotices } from '#contract/fair-office'
import { serve } from '../../http/serve.ts'
import { demandFairMandate } from '../mandates.ts'
import { listNotices } from './queries.ts'

export const noticeCalls = [
  serve(listFairNotices, async ({ fair }, context) => {
    await demandFairMandate(context, fair)
    const rows = await listNotices(context.db, fair)
    return {
      list: rows.map(({ sent_by, sent_at, ...notice }) => ({
        ...notice,
        sentBy: sent_by ?? '',
        sentAt: Date.parse(sent_at),
      })),
    }
  }),
]
