/** What the QR code of a ticket says. */
export interface TicketClaim {
  /** Number of the exam. */
  readonly exam: string
  readonly number: string
  readonly room: string
  readonly seat: number
  readonly name: string
  /** The last four characters of the identity number. */
  readonly idTail: string
  /** The first bytes of the SHA-256 of the photograph, base64url; '' for none. */
  readonly photo: string
  readonly revision: number
}

/** A public key that tickets are checked with: both coordinates of a point of P-256, base64url. */
export interface TicketKey {
  readonly id: string
  readonly x: string
  readonly y: string
}

const VERSION = 'JX1'
const FORM =
  /^JX1\.([\w-]{8})\.([1-9]\d{0,11})\.(\d{14})\.([\w-]{1,8})\.([1-9]\d?)\.([\dX]{4})\.([\w-]{0,16})\.([1-9]\d{0,3})\.([\w-]{2,200})\.([\w-]{86})$/

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), character => character.charCodeAt(0))

/** The name, or null for bytes that are no text. */
function nameIn(text: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(text))
  } catch {
    return null
  }
}

/** What is signed: everything that the code says, in an order that is fixed. ASCII alone, so that every reader reads it. */
export const signedTextOf = (keyId: string, claim: TicketClaim): string =>
  [
    VERSION,
    keyId,
    claim.exam,
    claim.number,
    claim.room,
    claim.seat,
    claim.idTail,
    claim.photo,
    claim.revision,
    base64Url(new TextEncoder().encode(claim.name)),
  ].join('.')

/** The text of the QR code: what was signed, and its signature. */
export const ticketCodeOf = (signedText: string, signature: Uint8Array): string =>
  `${signedText}.${base64Url(signature)}`

interface ReadCode {
  readonly keyId: string
  readonly claim: TicketClaim
  readonly signedText: string
  readonly signature: Uint8Array<ArrayBuffer>
}

/** Reads the text of a QR code; null for what is no ticket's. Says nothing about whether it is genuine. */
export function readTicketCode(text: string): ReadCode | null {
  const code = text.trim()
  const [
    ,
    keyId = '',
    exam = '',
    number = '',
    room = '',
    seat,
    idTail = '',
    photo = '',
    revision,
    name = '',
    signature,
  ] = FORM.exec(code) ?? []
  const decoded = nameIn(name)
  if (signature === undefined || decoded === null) return null
  return {
    keyId,
    claim: { exam, number, room, seat: Number(seat), name: decoded, idTail, photo, revision: Number(revision) },
    signedText: code.slice(0, -signature.length - 1),
    signature: bytesOf(signature),
  }
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const

/**
 * What a ticket says, where one of these keys has signed it; null for a forgery. Needs no network: a phone that has the
 * keys checks anywhere, and the service checks in the same way.
 */
export async function verifyTicketCode(text: string, keys: readonly TicketKey[]): Promise<TicketClaim | null> {
  const code = readTicketCode(text)
  const key = code && keys.find(({ id }) => id === code.keyId)
  if (!key) return null
  const { x, y } = key
  const imported = await crypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y }, algorithm, false, ['verify'])
  const signed = new TextEncoder().encode(code.signedText)
  const isGenuine = await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, imported, code.signature, signed)
  return isGenuine ? code.claim : null
}
