import type { SmsPurpose } from '#contract/session'
import type { OutgoingMessage } from '../outbox.ts'
import { SMS_SECONDS } from './sms-codes.ts'

const uses = { login: '登录', register: '注册', retrieve: '重置密码' } as const satisfies Record<SmsPurpose, string>

/** The text that carries a code; `template` is its name at the provider: `login-code`, `register-code`, `retrieve-code`. */
export const codeMessage = (siteName: string, purpose: SmsPurpose, to: string, code: string): OutgoingMessage => ({
  to,
  template: `${purpose}-code`,
  code,
  text: `【${siteName}】您的${uses[purpose]}验证码是 ${code}，${SMS_SECONDS / 60} 分钟内有效。请勿告诉他人，工作人员不会索取验证码。`,
})
