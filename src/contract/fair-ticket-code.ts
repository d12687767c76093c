import { type TicketKey, type TicketVerdict, verifySigned } from './exam-ticket-code.ts'
import { checkDigitOf } from './exam-ticket-number.ts'

/** What the QR code of a visitor says: nothing about the person. */
export interface FairTicketFacts {
  /** Which key it claims to be signed with: six bytes, base64url. */
  readonly keyId: string
  readonly fair: string
  /** Eight digits, drawn by lot within the fair. */
  readonly number: number
  /** Index of the time slot (fair-slots.ts). */
  readonly slot: number
  /** Rises with each change; an earlier one is good no more. */
  readonly revision: number
}

export interface FairTicketCode extends FairTicketFacts {
  /** What is signed. */
  readonly text: string
  /** r and s of 32 bytes each, base64url. */
  readonly signature: string
}

/** Version 1: version, key, fair (5 bytes), number (4), slot (2), revision (2), signature. */
const VERSION = 1
const KEY_BYTES = 6
const SIGNATURE_BYTES = 64
export const FAIR_TICKET_BYTES = 1 + KEY_BYTES + 5 + 4 + 2 + 2 + SIGNATURE_BYTES

/**
 * Bytes as digits alone: a QR code packs them as tightly as bytes, and a scanner that types needs neither upper case nor
 * an input method that is switched off.
 */
const DIGITS = 201
const FORM = /^\d{201}$/

export const lowestNumber = 10_000_000
export const highestNumber = 99_999_999
const isNumber = (value: number) => value >= lowestNumber && value <= highestNumber

const toBase64url = (bytes: readonly number[]): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64url = (text: string): number[] =>
  Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

/** Most significant byte first. */
const bytesOfNumber = (value: number, width: number): number[] =>
  Array.from({ length: width }, (_, at) => Math.floor(value / 256 ** (width - 1 - at)) % 256)

const numberOfBytes = (bytes: readonly number[]): number => bytes.reduce((value, byte) => value * 256 + byte, 0)

/** What is signed of a ticket: its own prefix, so that no other paper's signature stands for it. */
export const fairTicketText = ({ keyId, fair, number, slot, revision }: FairTicketFacts): string =>
  `fair-ticket.${VERSION}.${keyId}.${fair}.${number}.${slot}.${revision}`

/** Facts and signature (base64url) as the digits of a QR code. Throws a RangeError for what does not fit. */
export function writeFairTicket(facts: FairTicketFacts, signature: string): string {
  const bytes = [
    VERSION,
    ...fromBase64url(facts.keyId),
    ...bytesOfNumber(Number(facts.fair), 5),
    ...bytesOfNumber(facts.number, 4),
    ...bytesOfNumber(facts.slot, 2),
    ...bytesOfNumber(facts.revision, 2),
    ...fromBase64url(signature),
  ]
  const fits = Number(facts.fair) < 256 ** 5 && facts.slot < 256 ** 2 && facts.revision < 256 ** 2
  if (bytes.length !== FAIR_TICKET_BYTES || !fits || !isNumber(facts.number))
    throw new RangeError('no ticket of a fair')
  const value = BigInt(`0x${bytes.map(byte => byte.toString(16).padStart(2, '0')).join('')}`)
  return value.toString().padStart(DIGITS, '0')
}

/** Reads the code of a ticket, believing nothing of it; null for what has another form. */
export function readFairTicket(code: string): FairTicketCode | null {
  const digits = code.normalize('NFKC').replaceAll(/\s/g, '')
  if (!FORM.test(digits)) return null
  const hex = BigInt(digits)
    .toString(16)
    .padStart(FAIR_TICKET_BYTES * 2, '0')
  if (hex.length !== FAIR_TICKET_BYTES * 2) return null
  const bytes = Array.from({ length: FAIR_TICKET_BYTES }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16))
  let at = 0
  const take = (width: number) => {
    at += width
    return bytes.slice(at - width, at)
  }
  if (numberOfBytes(take(1)) !== VERSION) return null
  const facts = {
    keyId: toBase64url(take(KEY_BYTES)),
    fair: String(numberOfBytes(take(5))),
    number: numberOfBytes(take(4)),
    slot: numberOfBytes(take(2)),
    revision: numberOfBytes(take(2)),
  }
  if (!isNumber(facts.number)) return null
  return { ...facts, text: fairTicketText(facts), signature: toBase64url(take(SIGNATURE_BYTES)) }
}

/** Checks a code with the public keys at hand: needs no network. */
export async function verifyFairTicket(
  code: string,
  keys: readonly TicketKey[],
  subtle: SubtleCrypto = crypto.subtle,
): Promise<TicketVerdict> {
  const read = readFairTicket(code)
  return read ? verifySigned(read, keys, subtle) : 'unreadable'
}

/** The number with its check digit, in threes, to be read aloud: 482 913 065. */
export function shortCodeOf(number: number): string {
  const digits = String(number)
  return `${digits}${checkDigitOf(digits)}`.replaceAll(/\d{3}(?=\d)/g, '$& ')
}

/** The number of a short code, however it was typed; null where a digit is wrong or missing. */
export function readShortCode(text: string): number | null {
  const digits = text.normalize('NFKC').replaceAll(/[\s\-·.]/g, '')
  if (!/^[1-9]\d{8}$/.test(digits) || checkDigitOf(digits.slice(0, -1)) !== digits.slice(-1)) return null
  return Number(digits.slice(0, -1))
}
