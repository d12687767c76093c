import { type Code, codes } from '#contract/codes'
import type { Endpoint } from '#contract/endpoint'
import type { Envelope } from '#contract/wire'
import type { Refusal } from './refusal.ts'

/** The answer to a call that went well: a login's data goes bare, without `code` (specification section 7). */
export const answerBody = ({ answer }: Endpoint, data: unknown): unknown =>
  answer === 'bare' ? data : ({ code: codes.ok, msg: '', data } satisfies Envelope)

export const refusalBody = ({ code, message, data }: Refusal): Envelope => ({ code, msg: message, data })

const faults = {
  [codes.unreadable]: '请求无法读取',
  [codes.unknownCall]: '没有这个接口',
  [codes.tooSlow]: '请求发送超时，请检查网络后重试',
  [codes.tooLarge]: '请求内容过大',
  [codes.failed]: '服务器错误',
  [codes.unavailable]: '服务暂时不可用，请稍后再试',
} as const satisfies Partial<Record<Code, string>>

/** What can go wrong before or below the calls themselves: HTTP statuses, each with its one envelope. */
export type Fault = keyof typeof faults

export const faultBody = (fault: Fault): Envelope => ({ code: fault, msg: faults[fault], data: null })
