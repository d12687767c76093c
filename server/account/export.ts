import { exportAccount } from '#contract/account'
import { chinaDay } from '../clock.ts'
import { FileAnswer } from '../http/file-answer.ts'
import { countTry } from '../http/limits.ts'
import { serve } from '../http/serve.ts'
import { siteNameOf } from '../session/send-code.ts'
import { demandIdentity } from './identity.ts'
import { readCopy } from './personal/queries.ts'

/** A copy of everything that is stored of a person (Personal Information Protection Law, article 45). */
export const exportCalls = [
  serve(exportAccount, async (_, context) => {
    const { db, user, now, audit } = context
    await demandIdentity(context)
    const message = '今天下载次数过多，请明天再试'
    await countTry(db, [{ name: 'account-export', subject: user.id, max: 5, seconds: 86_400, message }], now)
    const copy = { 来源: siteNameOf(context), 导出时间: now.toISOString(), ...(await readCopy(db, user.id, now)) }
    await audit({ action: 'account.export', subject: { kind: 'user', id: user.id } })
    const body = new TextEncoder().encode(JSON.stringify(copy, null, 2))
    return new FileAnswer({ name: `我的数据-${chinaDay(now)}.json`, mime: 'application/json; charset=utf-8', body })
  }),
]
