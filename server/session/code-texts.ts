import type { CodePurpose } from '#contract/sign-in'
import type { OutgoingMessage } from '../outbox.ts'
import { CODE_SECONDS } from './one-time-codes.ts'

const uses = {
  login: '登录',
  register: '注册',
  retrieve: '重置密码',
  bind: '绑定',
  identity: '身份确认',
  join: '加入单位',
} as const satisfies Record<CodePurpose, string>

/** The text that carries a code; `template` is its name at the provider: `login-code`, `bind-code` and so on. */
export const codeMessage = (siteName: string, purpose: CodePurpose, to: string, code: string): OutgoingMessage => ({
  to,
  template: `${purpose}-code`,
  code,
  text: `【${siteName}】您的${uses[purpose]}验证码是 ${code}，${CODE_SECONDS / 60} 分钟内有效。请勿告诉他人，工作人员不会索取验证码。`,
})
