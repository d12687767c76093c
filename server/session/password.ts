import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { createQueue } from '../queue.ts'

const BLOCK_SIZE = 8
const PARALLEL = 3
const BYTES = 32

/** Two at once: each takes 32 MB at the usual cost, so that a rush of logins cannot exhaust the memory. */
const inTurn = createQueue(2)

interface Hashed {
  /** Binary logarithm of N. */
  readonly cost: number
  readonly salt: Buffer
  readonly key: Buffer
}

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        const N = 2 ** cost
        const options = { N, r: BLOCK_SIZE, p: PARALLEL, maxmem: 256 * N * BLOCK_SIZE }
        scrypt(password, salt, BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
      }),
  )

const write = ({ cost, salt, key }: Hashed) =>
  `scrypt$${cost}$${BLOCK_SIZE}$${PARALLEL}$${salt.toString('base64')}$${key.toString('base64')}`

function read(stored: string): Hashed | null {
  const [name, cost, r, p, salt, key] = stored.split('$')
  if (name !== 'scrypt' || Number(r) !== BLOCK_SIZE || Number(p) !== PARALLEL || !salt || !key) return null
  return { cost: Number(cost), salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') }
}

/** What is stored of a password: scrypt (OWASP's second choice of parameters at cost 15), its parameters beside it. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  return write({ cost, salt, key: await derive(password, salt, cost) })
}

export interface Verdict {
  readonly matches: boolean
  /** The right password, to be hashed anew because the cost has been raised since. */
  readonly isOutdated: boolean
}

const decoy = randomBytes(16)

/**
 * Checks a password against what is stored. Without anything stored (no such account) it takes just as long, so that
 * the time tells nothing.
 */
export async function verifyPassword(password: string, stored: string | null, cost: number): Promise<Verdict> {
  const hashed = stored === null ? null : read(stored)
  const key = await derive(password, hashed?.salt ?? decoy, hashed?.cost ?? cost)
  const matches = hashed !== null && hashed.key.length === key.length && timingSafeEqual(key, hashed.key)
  return { matches, isOutdated: matches && hashed.cost !== cost }
}
