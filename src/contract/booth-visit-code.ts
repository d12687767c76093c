import type { TicketKey } from './exam-ticket-code.ts'
import { readFairTicket, readShortCode, verifyFairTicket } from './fair-ticket-code.ts'

/**
 * What a booth says of a visitor's code: genuine by its signature; typed, so that the service alone can say whether there
 * is such a ticket; another fair's; forged; none at all.
 */
const boothCodeVerdicts = ['genuine', 'typed', 'wrong-fair', 'forged', 'unreadable'] as const
export type BoothCodeVerdict = (typeof boothCodeVerdicts)[number]

export interface BoothCode {
  readonly verdict: BoothCodeVerdict
  /** Of the ticket; null where the code names none of this fair's. */
  readonly number: number | null
}

/**
 * Judges what was scanned or typed at a booth with the keys at hand; browser and service ask this and nothing else. A code
 * that is signed with a key unknown here is forged to whoever has all keys.
 */
export async function judgeBoothCode(
  text: string,
  { fair, keys }: { readonly fair: string; readonly keys: readonly TicketKey[] },
  subtle: SubtleCrypto = crypto.subtle,
): Promise<BoothCode> {
  const code = readFairTicket(text)
  if (!code) {
    const number = readShortCode(text)
    return number === null ? { verdict: 'unreadable', number } : { verdict: 'typed', number }
  }
  const signature = await verifyFairTicket(text, keys, subtle)
  if (signature !== 'genuine') return { verdict: 'forged', number: null }
  return code.fair === fair ? { verdict: 'genuine', number: code.number } : { verdict: 'wrong-fair', number: null }
}
