import { createECDH, createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { keptSecret } from './kept-secret.ts'
import type { Settings } from './settings.ts'

/** A public key of P-256 as a JSON Web Key has it: both coordinates, base64url. */
export interface PublicKey {
  readonly id: string
  readonly x: string
  readonly y: string
}

/** What signs papers that a phone checks without a network. */
export interface Signer {
  readonly publicKey: PublicKey
  /** ECDSA P-256 over the SHA-256 of the text, as r and s of 32 bytes each (IEEE P1363). */
  sign(text: string): Uint8Array
}

function keyPair(secret: string): { readonly publicKey: PublicKey; readonly privateKey: KeyObject } {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(secret, 'hex')
  const point = ecdh.getPublicKey()
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const d = Buffer.from(secret, 'hex').toString('base64url')
  const id = createHash('sha256').update(point).digest('base64url').slice(0, 8)
  return {
    publicKey: { id, x, y },
    privateKey: createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d }, format: 'jwk' }),
  }
}

/** The signer of a secret of 64 hexadecimal digits. */
export function signerFrom(secret: string): Signer {
  const { publicKey, privateKey } = keyPair(secret)
  return {
    publicKey,
    sign: text => sign('sha256', Buffer.from(text, 'utf8'), { key: privateKey, dsaEncoding: 'ieee-p1363' }),
  }
}

/** The service's own signer; its secret lies in `DATA_DIR/signing-key`. */
export const signer = async ({ dataDir }: Pick<Settings, 'dataDir'>): Promise<Signer> =>
  signerFrom(await keptSecret(dataDir, 'signing-key'))
