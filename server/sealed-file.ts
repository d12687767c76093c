import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { FieldKey } from './field-key.ts'

/** Begins a sealed file: no PDF and no picture does so. */
const MARK = Buffer.from('\0sealed1', 'latin1')
const DIGEST = 32
const SALT = 16
/** Mark, SHA-256 of what is in it, salt. The pieces follow, and a SHA-256 of all of that, by which it is whole without the key. */
const HEAD = MARK.length + DIGEST + SALT
const PIECE = 65_536
const TAG = 16

/** A sealed file that does not open. */
export class SealedOtherwise extends Error {
  override readonly name = 'SealedOtherwise'

  constructor() {
    super('FIELD_KEY or DATA_DIR/field-key is not what this file was sealed with, or the file has been changed')
  }
}

const digest = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** A key for one file alone, under its name: its bytes are nobody else's under another. */
const keyFor = ({ seal }: FieldKey, id: string, head: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', seal, head, `portal/files/1/${id}`, 32))

/** Pieces can be neither moved nor left out, the last one included. */
function nonceOf(place: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(place, 7)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

function sealPiece(key: Uint8Array, plain: Uint8Array, nonce: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function openPiece(key: Uint8Array, sealed: Buffer, nonce: Buffer): Buffer {
  if (sealed.length < TAG) throw new SealedOtherwise()
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG })
  decipher.setAuthTag(sealed.subarray(-TAG))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()])
  } catch {
    throw new SealedOtherwise()
  }
}

/** Whether this begins as a sealed file does. */
export const isSealed = (bytes: Uint8Array): boolean => MARK.equals(bytes.subarray(0, MARK.length))

/** Seals a file (AES-256-GCM) for the name that it has on the disk. */
export function sealFile(key: FieldKey, id: string, plain: Uint8Array): Buffer {
  const head = Buffer.concat([MARK, digest(plain), randomBytes(SALT)])
  const own = keyFor(key, id, head)
  const pieces: Buffer[] = []
  let at = 0
  do {
    const isLast = at + PIECE >= plain.length
    pieces.push(sealPiece(own, plain.subarray(at, at + PIECE), nonceOf(pieces.length, isLast)))
    at += PIECE
  } while (at < plain.length)
  const sealed = Buffer.concat([head, ...pieces])
  return Buffer.concat([sealed, digest(sealed)])
}

const bufferOver = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)

/**
 * What is in a file, sealed or not, as it is read: of a sealed one a piece of 64 KiB at a time is held. Throws
 * `SealedOtherwise` where it was sealed with another key or under another name, or has been changed or cut short; what was
 * given before that is genuine.
 */
export async function* openFile(
  keyOf: () => Promise<FieldKey>,
  id: string,
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let held: Buffer = Buffer.alloc(0)
  let key: Uint8Array | undefined
  let place = 0
  let isPlain = false
  for await (const part of content) {
    held = held.length === 0 ? bufferOver(part) : Buffer.concat([held, part])
    isPlain ||= held.length >= MARK.length && key === undefined && !isSealed(held)
    if (isPlain) {
      yield held
      held = Buffer.alloc(0)
    } else if (key === undefined && held.length >= HEAD) {
      key = keyFor(await keyOf(), id, held.subarray(0, HEAD))
      held = held.subarray(HEAD)
    }
    // What is longer than a whole piece with the digest is not the last one.
    while (key !== undefined && held.length > PIECE + TAG + DIGEST) {
      yield openPiece(key, held.subarray(0, PIECE + TAG), nonceOf(place, false))
      held = held.subarray(PIECE + TAG)
      place += 1
    }
  }
  if (key !== undefined) yield openPiece(key, held.subarray(0, -DIGEST), nonceOf(place, true))
  else if (isSealed(held)) throw new SealedOtherwise()
  else if (held.length > 0) yield held
}

/** SHA-256 of what is in a file, sealed or not, in hexadecimal digits; undefined for a sealed one that is not whole. */
export function digestInside(bytes: Uint8Array): string | undefined {
  if (!isSealed(bytes)) return digest(bytes).toString('hex')
  const isWhole = bytes.length > HEAD && digest(bytes.subarray(0, -DIGEST)).equals(bytes.subarray(-DIGEST))
  return isWhole ? bufferOver(bytes.subarray(MARK.length, MARK.length + DIGEST)).toString('hex') : undefined
}
