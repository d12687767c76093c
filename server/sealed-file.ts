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

function openPiece(key: Uint8Array, sealed: Buffer, nonce: Buffer): Buffer {
  if (sealed.length < TAG) throw new SealedOtherwise()
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG })
  decipher.setAuthTag(sealed.subarray(-TAG))
  try {
    const plain = decipher.update(sealed.subarray(0, -TAG))
    // Gives nothing more, and throws where the piece is not genuine.
    decipher.final()
    return plain
  } catch {
    throw new SealedOtherwise()
  }
}

/** Whether this begins as a sealed file does. */
export const isSealed = (bytes: Uint8Array): boolean => MARK.equals(bytes.subarray(0, MARK.length))

/** Seals a file (AES-256-GCM) for the name that it has on the disk. Takes its length once, and pieces that go at once. */
export function sealFile(key: FieldKey, id: string, plain: Uint8Array): Buffer {
  const count = Math.max(1, Math.ceil(plain.length / PIECE))
  const sealed = Buffer.alloc(HEAD + plain.length + count * TAG + DIGEST)
  let length = 0
  const write = (part: Uint8Array) => {
    sealed.set(part, length)
    length += part.length
  }
  for (const part of [MARK, digest(plain), randomBytes(SALT)]) write(part)
  const own = keyFor(key, id, sealed.subarray(0, HEAD))
  for (let place = 0; place < count; place += 1) {
    const cipher = createCipheriv('aes-256-gcm', own, nonceOf(place, place === count - 1))
    write(cipher.update(plain.subarray(place * PIECE, (place + 1) * PIECE)))
    write(cipher.final())
    write(cipher.getAuthTag())
  }
  write(digest(sealed.subarray(0, length)))
  return sealed
}

const bufferOver = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)

/** The same bytes with more after them, in the same memory where there is room. */
function withMore(held: Buffer, length: number, more: Uint8Array): Buffer {
  const room = length + more.length > held.length ? Buffer.allocUnsafe(length + more.length) : held
  if (room !== held) room.set(held.subarray(0, length))
  room.set(more, length)
  return room
}

/**
 * What is in a file, sealed or not, as it is read: of a sealed one a piece of 64 KiB at a time is held. Throws
 * `SealedOtherwise` where it was sealed with another key or under another name, or has been changed or cut short, and, with
 * `onlySealed`, where it is not sealed; what was given before that is genuine.
 */
export async function* openFile(
  keyOf: () => Promise<FieldKey>,
  id: string,
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  { onlySealed = false }: { readonly onlySealed?: boolean } = {},
): AsyncGenerator<Uint8Array> {
  // Used again and again: memory that is taken anew for each piece keeps the thread busy with giving it back.
  let held: Buffer = Buffer.alloc(0)
  let length = 0
  let key: Uint8Array | undefined
  let place = 0
  let isPlain = false
  for await (const part of content) {
    if (isPlain) {
      yield part
      continue
    }
    held = withMore(held, length, part)
    length += part.length
    isPlain = key === undefined && length >= MARK.length && !isSealed(held)
    if (isPlain) {
      if (onlySealed) throw new SealedOtherwise()
      yield Buffer.from(held.subarray(0, length))
      length = 0
      continue
    }
    let from = 0
    if (key === undefined && length >= HEAD) {
      key = keyFor(await keyOf(), id, held.subarray(0, HEAD))
      from = HEAD
    }
    // What is longer than a whole piece with the digest is not the last one.
    while (key !== undefined && length - from > PIECE + TAG + DIGEST) {
      yield openPiece(key, held.subarray(from, from + PIECE + TAG), nonceOf(place, false))
      from += PIECE + TAG
      place += 1
    }
    held.copyWithin(0, from, length)
    length -= from
  }
  const rest = held.subarray(0, length)
  if (key !== undefined) yield openPiece(key, rest.subarray(0, -DIGEST), nonceOf(place, true))
  else if (onlySealed || isSealed(rest)) throw new SealedOtherwise()
  else if (length > 0) yield rest
}

/** SHA-256 of what is in a file, sealed or not, in hexadecimal digits; undefined for a sealed one that is not whole. */
export function digestInside(bytes: Uint8Array): string | undefined {
  if (!isSealed(bytes)) return digest(bytes).toString('hex')
  const isWhole = bytes.length > HEAD && digest(bytes.subarray(0, -DIGEST)).equals(bytes.subarray(-DIGEST))
  return isWhole ? bufferOver(bytes.subarray(MARK.length, MARK.length + DIGEST)).toString('hex') : undefined
}
