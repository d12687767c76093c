import AES from 'crypto-js/aes.js'
import CryptoJS from 'crypto-js/core.js'
import HmacSHA256 from 'crypto-js/hmac-sha256.js'
import 'crypto-js/lib-typedarrays.js'
import { associatedData, cipher, type Direction } from '#contract/wire'

type Words = CryptoJS.lib.WordArray

/** The one error for everything that can be wrong with a sealed body: which of them is nobody's business. */
export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody'
}

const HEADER_BYTES = 2
const SHORTEST = HEADER_BYTES + cipher.ivBytes + 16 + cipher.tagBytes

const wordsOf = (bytes: Uint8Array): Words => CryptoJS.lib.WordArray.create(bytes)

function bytesOf(words: Words): Uint8Array {
  const bytes = new Uint8Array(words.sigBytes)
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = (words.words[at >>> 2] ?? 0) >>> (24 - (at % 4) * 8)
  return bytes
}

/** HKDF-SHA256 (RFC 5869) with an empty salt, one block long. */
function derive(label: string): Words {
  const extracted = HmacSHA256(CryptoJS.enc.Hex.parse(cipher.publicKeyHex), wordsOf(new Uint8Array(32)))
  return HmacSHA256(CryptoJS.enc.Utf8.parse(`${label}\u0001`), extracted)
}

const keys = new Map<string, Words>()
function keyFor(direction: Direction, use: 'enc' | 'mac'): Words {
  const label = cipher.labels[direction][use]
  const known = keys.get(label)
  if (known) return known
  const key = derive(label)
  keys.set(label, key)
  return key
}

function join(...parts: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

function tagOf(direction: Direction, aad: string, framed: Uint8Array): Uint8Array {
  const aadBytes = new TextEncoder().encode(aad)
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, aadBytes.length)
  return bytesOf(HmacSHA256(wordsOf(join(length, aadBytes, framed)), keyFor(direction, 'mac')))
}

function equal(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length
  for (const [at, byte] of one.entries()) difference |= byte ^ (other[at] ?? 0)
  return difference === 0
}

/** What a sealed body is bound to: all of it is covered by the tag. */
export interface BodyBinding {
  method: string
  /** Path with the common prefix, without a query. */
  path: string
  direction: Direction
  /** Unix seconds. */
  seconds: number
}

const aadOf = ({ method, path, direction, seconds }: BodyBinding) => associatedData(method, path, direction, seconds)

/** Seals text as base64 of version | key id | IV | ciphertext | tag. `iv` is for test vectors only. */
export function seal(text: string, binding: BodyBinding, iv?: Uint8Array): string {
  const vector = iv ?? crypto.getRandomValues(new Uint8Array(cipher.ivBytes))
  const encrypted = AES.encrypt(CryptoJS.enc.Utf8.parse(text), keyFor(binding.direction, 'enc'), {
    iv: wordsOf(vector),
  })
  const framed = join(new Uint8Array([cipher.version, cipher.keyId]), vector, bytesOf(encrypted.ciphertext))
  const sealed = join(framed, tagOf(binding.direction, aadOf(binding), framed))
  return CryptoJS.enc.Base64.stringify(wordsOf(sealed))
}

function bytesOfCanonicalBase64(message: string): Uint8Array {
  const words = CryptoJS.enc.Base64.parse(message)
  if (CryptoJS.enc.Base64.stringify(words) !== message) throw new UnreadableBody()
  return bytesOf(words)
}

/** Opens what `seal` made. Throws `UnreadableBody`, whatever was wrong. */
export function open(message: string, binding: BodyBinding): string {
  try {
    const bytes = bytesOfCanonicalBase64(message)
    if (bytes.length < SHORTEST || bytes[0] !== cipher.version || bytes[1] !== cipher.keyId) throw new UnreadableBody()
    const framed = bytes.subarray(0, -cipher.tagBytes)
    if (!equal(tagOf(binding.direction, aadOf(binding), framed), bytes.subarray(-cipher.tagBytes))) {
      throw new UnreadableBody()
    }
    const opened = AES.decrypt(
      CryptoJS.lib.CipherParams.create({ ciphertext: wordsOf(framed.subarray(HEADER_BYTES + cipher.ivBytes)) }),
      keyFor(binding.direction, 'enc'),
      { iv: wordsOf(framed.subarray(HEADER_BYTES, HEADER_BYTES + cipher.ivBytes)) },
    )
    return new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(opened))
  } catch {
    throw new UnreadableBody()
  }
}
