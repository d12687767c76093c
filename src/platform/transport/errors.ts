import { codes } from '#contract/codes'
import type { Envelope } from '#contract/wire'
import { type Failure, type Notice, noticeOf, noticeOfRefusal } from './outcome.ts'

/** The service refused, with an envelope: `code`, `msg` and, for refused input, messages by field. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused'
  readonly code: number
  readonly data: unknown
  /** The transport has told the person. */
  readonly isSaid: boolean

  constructor(envelope: Envelope, isSaid = false) {
    super(noticeOfRefusal(envelope).text)
    this.code = envelope.code
    this.data = envelope.data
    this.isSaid = isSaid
  }

  /** Messages by dotted field path; empty unless input was refused. */
  get fields(): Record<string, string> {
    return Object.fromEntries(
      Object.entries(refusedFields(this.data)).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    )
  }
}

/** No answer that could be read: network, timeout, HTTP failure, cancellation. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly failure: Failure
  /** The transport has told the person. */
  readonly isSaid: boolean

  constructor(failure: Failure, isSaid = false) {
    super(failure.kind)
    this.failure = failure
    this.isSaid = isSaid
  }
}

/** What is left to say of a call that did not come through; null where the transport has said it, or nobody needs to hear. */
export function unsaidOf(error: unknown): Notice | null {
  if (error instanceof CallRefused) return error.isSaid ? null : noticeOfRefusal({ msg: error.message })
  if (error instanceof CallFailed) return error.isSaid ? null : noticeOf(error.failure)
  return noticeOfRefusal({ msg: '没有成功，请稍后再试' })
}

/** True for a request that was given up because the person went elsewhere: nobody needs to hear of it. */
export const isCancelled = (error: unknown) => error instanceof CallFailed && error.failure.kind === 'cancelled'

/** Fields that the service refused; none where it refused something else. */
/** True for an answer that says that somebody else of the same house may do it. */
export const isRoleTooLow = (error: unknown): boolean => error instanceof CallRefused && error.code === codes.roleTooLow

function refusedFields(data: unknown): object {
  if (typeof data !== 'object' || data === null || !('fields' in data)) return {}
  return typeof data.fields === 'object' && data.fields !== null ? data.fields : {}
}

/**
 * True for an answer that says that there is no such thing (or none that this person may see): also where the id is none
 * at all. Looks at code and data alone: while rendering on the service the error is that of the service's own client.
 */
export function isNotFound(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false
  if (error.code === codes.notFound) return true
  return error.code === codes.invalid && 'data' in error && 'id' in refusedFields(error.data)
}
