import { randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { BLOCK_SIZE, BYTES, PARALLEL } from './hash-parameters.ts'
import { HashThread } from './hash-thread.ts'
import { createTurns, type Turn } from './turns.ts'

/** One core stays with those who read pages; two threads are 64 MB at the usual cost, and serve eight people a second. */
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1))

/** Nobody waits longer than some seconds: whoever could not be served by then hears so at once. */
const inTurn = createTurns({ running: THREADS, sources: { known: 16, common: 8 }, each: 5 })
const idle = Array.from({ length: THREADS }, () => new HashThread())

interface Hashed {
  /** Binary logarithm of N. */
  readonly cost: number
  readonly salt: Buffer
  readonly key: Buffer
}

interface Work {
  readonly password: string
  readonly salt: Buffer
  readonly cost: number
  readonly fillers?: readonly number[]
}

const derive = ({ fillers = [], ...work }: Work, turn: Turn): Promise<Buffer> =>
  inTurn(turn, async () => {
    const thread = idle.pop()
    if (!thread) throw new Error('more works than threads')
    try {
      return await thread.derive({ ...work, fillers })
    } finally {
      idle.push(thread)
    }
  })

const write = ({ cost, salt, key }: Hashed) =>
  `scrypt$${cost}$${BLOCK_SIZE}$${PARALLEL}$${salt.toString('base64')}$${key.toString('base64')}`

function read(stored: string): Hashed | null {
  const [name, cost, r, p, salt, key] = stored.split('$')
  if (name !== 'scrypt' || Number(r) !== BLOCK_SIZE || Number(p) !== PARALLEL || !salt || !key) return null
  return { cost: Number(cost), salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') }
}

/** For what nobody else waits for, such as a start. */
const alone: Turn = { lane: 'known', source: '' }

/** What is stored of a password: scrypt (OWASP's second choice of parameters at cost 15), its parameters beside it. */
export async function hashPassword(password: string, cost: number, turn: Turn = alone): Promise<string> {
  const salt = randomBytes(16)
  return write({ cost, salt, key: await derive({ password, salt, cost }, turn) })
}

export interface Verdict {
  readonly matches: boolean
  /** The right password, to be hashed anew because the cost is another since. */
  readonly isOutdated: boolean
}

interface Costs {
  /** What a new password costs. */
  readonly cost: number
  /** The highest that any stored one costs; what a check takes in all. */
  readonly highest?: number
}

const decoy = randomBytes(16)

/** What has to be derived after one key of `cost` so that all together take what one of `whole` takes: 2^whole. */
export const fillersOf = (cost: number, whole: number): number[] =>
  Array.from({ length: Math.max(0, whole - cost) }, (_, at) => cost + at)

/**
 * Checks a password against what is stored. With nothing stored (no such account), or something from before the cost was
 * changed, it takes just as long, so that the time tells nothing.
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  { cost, highest = cost }: Costs,
  turn: Turn = alone,
): Promise<Verdict> {
  const whole = Math.max(cost, highest)
  const hashed = stored === null ? null : read(stored)
  const taken = hashed?.cost ?? whole
  const work = { password, salt: hashed?.salt ?? decoy, cost: taken, fillers: fillersOf(taken, whole) }
  const key = await derive(work, turn)
  const matches = hashed !== null && hashed.key.length === BYTES && timingSafeEqual(key, hashed.key)
  return { matches, isOutdated: matches && hashed.cost !== cost }
}
