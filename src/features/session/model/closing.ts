import { codes } from '#contract/codes'
import { CallRefused } from '#platform/transport'

/** An account within the grace period of its cancellation. */
export interface Closing {
  /** Brings it back, once. */
  ticket: string
  /** Milliseconds. */
  closesAt: number
}

/** What a refused sign-in says about an account that is being cancelled; null for any other refusal. */
export function closingOf(error: unknown): Closing | null {
  if (!(error instanceof CallRefused) || error.code !== codes.accountClosing) return null
  const { data } = error
  if (typeof data !== 'object' || data === null || !('ticket' in data) || !('closesAt' in data)) return null
  return { ticket: String(data.ticket), closesAt: Number(data.closesAt) }
}
