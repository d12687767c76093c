/**
 * The rules of the wire that client, service and mocks share (specification sections 7 and 8).
 * Pure constants: both ciphers, both envelopes and the mocks read them from here and nowhere else.
 */

/** Common prefix of every call. */
export const API_PREFIX = '/api'

/** Content type of a sealed body; not a "simple" type, so a cross-site request needs a preflight. */
export const SEALED_TYPE = 'application/vnd.jt.enc'

export const headers = {
  /** Unix seconds at which a sealed body was made; part of what its tag covers. */
  sealedAt: 'X-Sealed-At',
  /** One key per attempt of a person to create something; the same key answers the same thing for 24 hours. */
  idempotencyKey: 'Idempotency-Key',
} as const

/** Parameters of the transport cipher: AES-256-CBC, PKCS7, random IV, HMAC-SHA256 over everything, encrypt-then-MAC. */
export const cipher = {
  version: 1,
  keyId: 0,
  ivBytes: 16,
  tagBytes: 32,
  /** Largest sealed plaintext in bytes. */
  maxBytes: 1_048_576,
  /** A body older or newer than this many seconds is refused. */
  windowSeconds: 300,
  /**
   * Public constant, not a secret: anybody can read it from the published script. It hides bodies from
   * intermediaries that log traffic; TLS and the service's own checks are what protects people.
   */
  publicKeyHex: '6a1f0c5b92d84e37b0c3a7f41d6e8925c4f0e1b38a7d46529f1ce08b73a5d264',
  /** HKDF-SHA256 info labels: one encryption and one authentication key for each direction. */
  labels: {
    c2s: { enc: 'jt/v1/c2s/enc', mac: 'jt/v1/c2s/mac' },
    s2c: { enc: 'jt/v1/s2c/enc', mac: 'jt/v1/s2c/mac' },
  },
} as const

/** `c2s` is a request's body, `s2c` an answer's. */
export type Direction = keyof typeof cipher.labels

/** What the tag covers besides the message: `METHOD path direction unix-seconds`. */
export const associatedData = (method: string, path: string, direction: Direction, seconds: number) =>
  `${method} ${path} ${direction} ${seconds}`

/** Calls whose bodies travel as they are, both ways (specification section 7). */
export const isPlainPath = (path: string) => path.includes('/prod-exam') || path.includes('personal_jobs_apply/export')

/** Milliseconds after which a request is given up. */
export const REQUEST_TIMEOUT_MS = 30_000

/** The envelope around every answer but a login's and a download's. */
export interface Envelope<Data = unknown> {
  code: number
  msg: string
  data: Data | null
}
