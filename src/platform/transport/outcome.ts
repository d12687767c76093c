import { codes, isBusinessCode, isSignOutCode } from '#contract/codes'
import type { Envelope } from '#contract/wire'

/** A short message to the person; specification sections 8 and 9. */
export interface Notice {
  text: string
  level: 'success' | 'warning' | 'error'
  /** Milliseconds for which it is shown. */
  durationMs: number
}

/** The service said no: thrown as `CallRefused`. */
export interface Refused {
  kind: 'refused'
  envelope: Envelope
  /** What the transport says of it; null where that is left to the caller. */
  notice: Notice | null
  endsSession: boolean
}

/** What an answer means for the caller. */
export type Outcome = { kind: 'data'; data: unknown } | Refused

const SIGN_IN_AGAIN: Notice = { text: '需重新登录', level: 'error', durationMs: 1500 }

const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number'

/** What a refusal says, at the length that specification section 8 gives to the service's own words. */
export const noticeOfRefusal = ({ msg }: Pick<Envelope, 'msg'>): Notice => ({
  text: msg || '系统异常',
  level: 'error',
  durationMs: 3000,
})

/**
 * Reads an opened answer (specification section 8). A body without `code` is a login success and is the data itself.
 * Codes between 5000 and 6000 are the caller's own business, without a message. `signedIn` is the session's status: only
 * who is signed in can be told to sign in again.
 */
export function outcomeOf(body: unknown, signedIn: boolean): Outcome {
  if (!isEnvelope(body)) return { kind: 'data', data: body }
  if (body.code === codes.ok) return { kind: 'data', data: body.data ?? body.msg }
  const refused = { kind: 'refused', envelope: body } as const
  if (isSignOutCode(body.code)) return { ...refused, notice: signedIn ? SIGN_IN_AGAIN : null, endsSession: signedIn }
  return { ...refused, notice: isBusinessCode(body.code) ? null : noticeOfRefusal(body), endsSession: false }
}

/** How a request can end without an answer that can be read. */
export type Failure =
  | { kind: 'status'; status: number }
  /** There is an answer, and it is not what the wire's rules say. */
  | { kind: 'unreadable' }
  | { kind: 'setup'; message: string }
  | { kind: 'offline' }
  | { kind: 'timeout' }
  | { kind: 'cancelled' }

/** The message for a failure; null where the person needs none (specification section 8). */
export function noticeOf(failure: Failure): Notice | null {
  switch (failure.kind) {
    case 'status':
      if (failure.status === 500) return { text: '服务器错误', level: 'error', durationMs: 2000 }
      if (failure.status === 404) return { text: '404错误', level: 'error', durationMs: 2000 }
      return { text: '系统异常', level: 'error', durationMs: 3000 }
    case 'unreadable':
      return { text: '系统异常', level: 'error', durationMs: 3000 }
    case 'setup':
      return { text: failure.message, level: 'error', durationMs: 2000 }
    case 'offline':
      return { text: '网络连接不上，请检查网络后重试', level: 'error', durationMs: 2000 }
    case 'timeout':
      return { text: '请求超时，请稍后重试', level: 'error', durationMs: 2000 }
    case 'cancelled':
      return null
    default:
      return failure satisfies never
  }
}
