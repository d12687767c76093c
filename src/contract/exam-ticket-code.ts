import type { TicketStage } from './exam-tickets.ts'

/** A public key of P-256 by its id, as a JSON Web Key has it: both coordinates, base64url. */
export interface TicketKey {
  readonly id: string
  readonly x: string
  readonly y: string
}

/** What the QR code of a ticket says. */
export interface TicketCode {
  /** Which key it claims to be signed with. */
  readonly keyId: string
  readonly examId: string
  readonly stage: TicketStage
  readonly number: string
  readonly room: string
  readonly seat: number
  readonly name: string
  /** The last four characters of the identity number. */
  readonly idTail: string
  readonly photoHash: string
  /** Tells this revision from all others, and nothing of whose it is; '' on tickets from before there were any. */
  readonly serial: string
  readonly revision: number
  /** What is signed. */
  readonly text: string
  /** r and s of 32 bytes each, base64url. */
  readonly signature: string
}

/** Genuine; altered or signed by somebody else; signed with a key that is not known here; none of ours at all. */
export type TicketVerdict = 'genuine' | 'forged' | 'unknown-key' | 'unreadable'

const FORM = /^1\.([\w-]{1,40})\.([\w-]{1,500})\.([\w-]{86})$/

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

const base64urlOf = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

type TicketFacts = Omit<TicketCode, 'text' | 'signature'>

/** The serial follows the photograph's hash: who reads codes as they were before takes both for the hash. */
const PHOTO_AND_SERIAL = /^([\w-]*)(?:\.([\w-]{8}))?$/

/** What is signed of a ticket: the form's version, the key, and the facts in their fixed order; a later stage last. */
export function ticketText(facts: TicketFacts): string {
  const { keyId, examId, stage, number, room, seat, name, idTail, photoHash, serial, revision } = facts
  const photo = serial === '' ? photoHash : `${photoHash}.${serial}`
  const all = [examId, number, room, seat, name, idTail, photo, revision]
  return `1.${keyId}.${base64urlOf(JSON.stringify(stage === 'written' ? all : [...all, stage]))}`
}

const factsIn = (payload: string): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(payload)))
  } catch {
    return null
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** The stage that follows the facts; null for anything else that does. */
function stageIn([stage, ...more]: readonly unknown[]): TicketStage | null {
  if (stage === undefined) return 'written'
  return more.length === 0 && (stage === 'skill' || stage === 'interview') ? stage : null
}

/** Reads the code of a ticket, believing nothing of it; null for what has another form. */
export function parseTicketCode(code: string): TicketCode | null {
  const [, keyId, payload, signature] = FORM.exec(code.replaceAll(/\s/g, '')) ?? []
  if (keyId === undefined || payload === undefined || signature === undefined) return null
  const facts = factsIn(payload)
  if (!Array.isArray(facts)) return null
  const [examId, number, room, seat, name, idTail, photo, revision, ...later]: unknown[] = facts
  const stage = stageIn(later)
  if (stage === null || !isText(examId) || !isText(number) || !isText(room) || !isCount(seat)) return null
  if (!isText(name) || !isText(idTail) || !isText(photo) || !isCount(revision)) return null
  const [, photoHash, serial = ''] = PHOTO_AND_SERIAL.exec(photo) ?? []
  if (photoHash === undefined) return null
  const text = `1.${keyId}.${payload}`
  return { keyId, examId, stage, number, room, seat, name, idTail, photoHash, serial, revision, text, signature }
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

/** Checks what was signed with the public keys that are at hand: one verifier of tickets for exams and fairs. */
export async function verifySigned(
  { keyId, text, signature }: Pick<TicketCode, 'keyId' | 'text' | 'signature'>,
  keys: readonly TicketKey[],
  subtle: SubtleCrypto = crypto.subtle,
): Promise<Exclude<TicketVerdict, 'unreadable'>> {
  const key = keys.find(({ id }) => id === keyId)
  if (!key) return 'unknown-key'
  try {
    const { x, y } = key
    const publicKey = await subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y }, algorithm, false, ['verify'])
    const signed = new TextEncoder().encode(text)
    return (await subtle.verify(algorithm, publicKey, bytesOf(signature), signed)) ? 'genuine' : 'forged'
  } catch {
    return 'forged'
  }
}

/** Checks a code with the public keys that are at hand: needs no network. */
export async function verifyTicketCode(
  code: string,
  keys: readonly TicketKey[],
  subtle: SubtleCrypto = crypto.subtle,
): Promise<TicketVerdict> {
  const read = parseTicketCode(code)
  return read ? verifySigned(read, keys, subtle) : 'unreadable'
}
