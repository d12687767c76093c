import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { associatedData, cipher, type Direction } from '#contract/wire'

/** The one error for everything that can be wrong with a sealed body: which of them is nobody's business. */
export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody'
}

/** What a sealed body is bound to: all of it is covered by the tag. */
export interface BodyBinding {
  readonly method: string
  /** Path with the common prefix, without a query. */
  readonly path: string
  readonly direction: Direction
  /** Unix seconds. */
  readonly seconds: number
}

const BLOCK = 16
const HEADER = 2
const BODY_AT = HEADER + cipher.ivBytes
const FRAME = BODY_AT + cipher.tagBytes

/** Most characters that so many bytes can have when they are sealed: whole blocks, padding, frame, base64. */
export const sealedLength = (bytes: number) => Math.ceil((bytes + BLOCK + FRAME) / 3) * 4

const MAX_SEALED_CHARACTERS = sealedLength(cipher.maxBytes)

const derive = (label: string) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(cipher.publicKeyHex, 'hex'), '', label, 32))

const keysOf = (direction: Direction) => ({
  encryption: derive(cipher.labels[direction].enc),
  authentication: derive(cipher.labels[direction].mac),
})

const keys = { c2s: keysOf('c2s'), s2c: keysOf('s2c') } as const

function tagOf({ method, path, direction, seconds }: BodyBinding, framed: Uint8Array): Buffer {
  const aad = Buffer.from(associatedData(method, path, direction, seconds))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(aad.length)
  return createHmac('sha256', keys[direction].authentication).update(length).update(aad).update(framed).digest()
}

/** Seals text as base64 of version | key id | IV | ciphertext | tag (encrypt-then-MAC). `iv` is for test vectors only. */
export function seal(text: string, binding: BodyBinding, iv: Uint8Array = randomBytes(cipher.ivBytes)): string {
  const aes = createCipheriv('aes-256-cbc', keys[binding.direction].encryption, iv)
  const framed = Buffer.concat([Buffer.from([cipher.version, cipher.keyId]), iv, aes.update(text, 'utf8'), aes.final()])
  return Buffer.concat([framed, tagOf(binding, framed)]).toString('base64')
}

/** Opens what `seal` made, checking the tag first. Throws `UnreadableBody`, whatever was wrong. */
export function open(message: string, binding: BodyBinding): string {
  const bytes = Buffer.from(message, 'base64')
  if (message.length > MAX_SEALED_CHARACTERS || bytes.toString('base64') !== message) throw new UnreadableBody()
  const isWhole = bytes.length >= FRAME + BLOCK && (bytes.length - FRAME) % BLOCK === 0
  if (!isWhole || bytes[0] !== cipher.version || bytes[1] !== cipher.keyId) throw new UnreadableBody()
  const framed = bytes.subarray(0, -cipher.tagBytes)
  if (!timingSafeEqual(tagOf(binding, framed), bytes.subarray(-cipher.tagBytes))) throw new UnreadableBody()
  try {
    const aes = createDecipheriv('aes-256-cbc', keys[binding.direction].encryption, framed.subarray(HEADER, BODY_AT))
    const text = Buffer.concat([aes.update(framed.subarray(BODY_AT)), aes.final()])
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(text)
  } catch {
    throw new UnreadableBody()
  }
}
