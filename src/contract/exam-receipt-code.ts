import { type TicketCode, type TicketKey, type TicketVerdict, verifySigned } from './exam-ticket-code.ts'

/** What a receipt says: which registration was sent, when, and a hash of what was sent. Of nobody who it is. */
interface ReceiptFacts {
  readonly number: string
  /** Milliseconds. */
  readonly at: number
  /** SHA-256 in hexadecimal digits. */
  readonly hash: string
}

/** A receipt as one hands it on, and what of it is signed. */
export interface ReceiptCode extends ReceiptFacts, Pick<TicketCode, 'keyId' | 'text' | 'signature'> {}

/** What is signed of a receipt. */
export const receiptText = ({ number, at, hash }: ReceiptFacts): string => `exam-receipt/1\n${number}\n${at}\n${hash}`

/** A receipt in one line, for anybody to check. */
export const receiptCodeOf = ({ keyId, number, at, hash, signature }: Omit<ReceiptCode, 'text'>): string =>
  ['r1', keyId, number, at, hash, signature].join('.')

const FORM = /^r1\.([\w-]{1,40})\.(\d{1,20})\.(\d{1,15})\.([\da-f]{64})\.([\w-]{86})$/

/** Reads the code of a receipt, believing nothing of it; null for what has another form. */
export function parseReceiptCode(code: string): ReceiptCode | null {
  const [, keyId = '', number = '', at = '', hash = '', signature] = FORM.exec(code.replaceAll(/\s/g, '')) ?? []
  if (signature === undefined) return null
  const facts = { number, at: Number(at), hash }
  return { ...facts, keyId, signature, text: receiptText(facts) }
}

/** Checks a code with the public keys that are at hand: needs no network. */
export async function verifyReceiptCode(
  code: string,
  keys: readonly TicketKey[],
  subtle: SubtleCrypto = crypto.subtle,
): Promise<TicketVerdict> {
  const read = parseReceiptCode(code)
  return read ? verifySigned(read, keys, subtle) : 'unreadable'
}
