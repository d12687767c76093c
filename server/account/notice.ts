import { warn } from '../session/notices.ts'
import { siteNameOf } from '../session/send-code.ts'
import type { Signed } from './signed.ts'

export const passwordChanged = {
  title: '登录密码已修改',
  body: '您的登录密码已修改，其他设备已退出登录。如果不是您本人操作，请立即通过「忘记密码」重设密码。',
} as const

interface Notice {
  /** Name of the text at the provider. */
  readonly template: string
  readonly title: string
  readonly body: string
  /** Where it goes besides the box of messages: the addresses as they were before the change. */
  readonly phone: string | null
  readonly email: string | null
}

/** Tells somebody that something was done with their account, wherever they can be reached: it might not have been them. */
export async function notify(context: Signed, { template, title, body, phone, email }: Notice): Promise<void> {
  const { db, now, user } = context
  const text = `【${siteNameOf(context)}】${body}`
  if (phone) context.sendSms({ to: phone, template, text })
  if (email) context.sendEmail({ to: email, template, text })
  await warn(db, user, now, { title, body })
}
