import { eachApart } from '../apart.ts'
import { chinaDay } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { linkTo, type MessageContent } from '../messages/message.ts'
import { sendMessage } from '../messages/send.ts'
import { listToRemind, type RemindedRow, takeReminded } from './recheck-queries.ts'

const recheckMessage = ({ company_name, recheck_by, days_left }: RemindedRow): MessageContent<'employer'> => ({
  category: 'job',
  title: days_left === 0 ? '营业执照核验今天到期' : `营业执照核验还有 ${days_left} 天到期`,
  body: [
    `${company_name}的营业执照每六个月复核一次，上一次核验的有效期到 ${recheck_by}（含当天）。请在单位中心重新提交营业执照；新的在核验时，原来的核验仍然有效。`,
    '到期后，新职位和新零工只能排队，不能查看更多求职者的公开简历，不能报名招聘会，单位主页和职位页会写明“已超过复核期限”；已发布的职位、收到的投递、面试和消息不受影响。',
  ].join('\n'),
  link: linkTo('centre'),
})

/**
 * Reminds those who may hand in a licence that their company's check ends soon: 30 and 7 days ahead, and on its last day. A
 * company of which this fails keeps no other from it; the failures are thrown in the end.
 */
export async function remindOfRechecks(db: Db, now: Date): Promise<void> {
  const today = chinaDay(now)
  await eachApart(
    await listToRemind(db, today),
    ({ id }) => id,
    ({ id }) =>
      db.tx(async tx => {
        const row = await takeReminded(tx, id, today)
        if (row) await sendMessage(tx, { to: row.owners, audience: 'employer', at: now, ...recheckMessage(row) })
      }),
  )
}
