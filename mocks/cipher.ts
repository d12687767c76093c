import { associatedData, cipher, type Direction } from '#contract/wire'

/** What a sealed body is bound to. */
export interface BodyBinding {
  method: string
  path: string
  direction: Direction
  /** Unix seconds. */
  seconds: number
}

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })

/** Piece by piece: a call takes only so many arguments. */
const base64 = (bytes: number[]) => btoa(bytes.map(byte => String.fromCharCode(byte)).join(''))

const bytesOfHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16))

async function keyBytes(direction: Direction, use: 'enc' | 'mac'): Promise<ArrayBuffer> {
  const master = await crypto.subtle.importKey('raw', bytesOfHex(cipher.publicKeyHex), 'HKDF', false, ['deriveBits'])
  const info = encoder.encode(cipher.labels[direction][use])
  return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }, master, 256)
}

const encryptionKey = async (direction: Direction) =>
  crypto.subtle.importKey('raw', await keyBytes(direction, 'enc'), 'AES-CBC', false, ['encrypt', 'decrypt'])

const authenticationKey = async (direction: Direction) =>
  crypto.subtle.importKey('raw', await keyBytes(direction, 'mac'), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])

function covered({ method, path, direction, seconds }: BodyBinding, framed: Uint8Array): Uint8Array<ArrayBuffer> {
  const aad = encoder.encode(associatedData(method, path, direction, seconds))
  const bytes = new Uint8Array(4 + aad.length + framed.length)
  new DataView(bytes.buffer).setUint32(0, aad.length)
  bytes.set(aad, 4)
  bytes.set(framed, 4 + aad.length)
  return bytes
}

/** Seals text with the browser's own cryptography: a third reader of the wire's rules beside client and service. */
export async function seal(
  text: string,
  binding: BodyBinding,
  iv = crypto.getRandomValues(new Uint8Array(cipher.ivBytes)),
) {
  const key = await encryptionKey(binding.direction)
  const encrypted = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, key, encoder.encode(text)))
  const framed = Uint8Array.from([cipher.version, cipher.keyId, ...iv, ...encrypted])
  const mac = await authenticationKey(binding.direction)
  const tag = new Uint8Array(await crypto.subtle.sign('HMAC', mac, covered(binding, framed)))
  return base64([...framed, ...tag])
}

/** Opens what the client sealed; throws when it is not whole. */
export async function open(message: string, binding: BodyBinding): Promise<string> {
  const binary = atob(message)
  if (btoa(binary) !== message) throw new Error('This body is not canonical base64')
  const bytes = Uint8Array.from(binary, character => character.charCodeAt(0))
  const framed = bytes.slice(0, -cipher.tagBytes)
  const mac = await authenticationKey(binding.direction)
  const whole = await crypto.subtle.verify('HMAC', mac, bytes.slice(-cipher.tagBytes), covered(binding, framed))
  if (!whole) throw new Error('This body was not sealed by the client')
  const key = await encryptionKey(binding.direction)
  const iv = framed.slice(2, 2 + cipher.ivBytes)
  return decoder.decode(await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, key, framed.slice(2 + cipher.ivBytes)))
}
