import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { keptSecret } from './kept-secret.ts'
import type { Settings } from './settings.ts'

const NONCE = 12
const TAG = 16
const VERSION = 1

/** Keys for single fields that are not stored readable: one to seal them, one to find them again. */
export interface FieldKey {
  readonly seal: Uint8Array
  readonly find: Uint8Array
}

const derived = (secret: string, use: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `portal/fields/1/${use}`, 32))

/** The keys of a secret: what sample content and tests are given. */
export const fieldKeyOf = (secret: string): FieldKey => ({
  seal: derived(secret, 'seal'),
  find: derived(secret, 'find'),
})

/** The operator's `FIELD_KEY`, or one of the service's own in `DATA_DIR/field-key`. */
export const fieldKey = async ({
  fieldKey: given,
  dataDir,
}: Pick<Settings, 'fieldKey' | 'dataDir'>): Promise<FieldKey> =>
  fieldKeyOf(given ?? (await keptSecret(dataDir, 'field-key')))

/** Seals bytes (AES-256-GCM): version, nonce, tag, ciphertext. The same bytes are sealed differently each time. */
export function sealField({ seal }: FieldKey, plain: Uint8Array): Uint8Array {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', seal, nonce)
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([Uint8Array.of(VERSION), nonce, cipher.getAuthTag(), sealed])
}

/** Opens what was sealed. Throws where it was sealed with another key or has been changed. */
export function openField({ seal }: FieldKey, sealed: Uint8Array): Uint8Array {
  const bytes = Buffer.from(sealed)
  if (bytes[0] !== VERSION) throw new Error('A sealed field of another version')
  const decipher = createDecipheriv('aes-256-gcm', seal, bytes.subarray(1, 1 + NONCE))
  decipher.setAuthTag(bytes.subarray(1 + NONCE, 1 + NONCE + TAG))
  return Buffer.concat([decipher.update(bytes.subarray(1 + NONCE + TAG)), decipher.final()])
}

/** Seals a text. */
export const sealText = (key: FieldKey, text: string): Uint8Array => sealField(key, Buffer.from(text, 'utf8'))

/** Opens a sealed text. */
export const openText = (key: FieldKey, sealed: Uint8Array): string =>
  Buffer.from(openField(key, sealed)).toString('utf8')

/** By what a text is found again without being stored: HMAC-SHA256. */
export const findKeyOf = ({ find }: FieldKey, text: string): Uint8Array =>
  new Uint8Array(createHmac('sha256', find).update(text).digest())
