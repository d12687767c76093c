import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint'
import type { Reply, Sender, Wire } from '../bench/wire.ts'
import type { Seen } from './seen.ts'

/** Where calls and streams go; changed when a copy is killed. */
export interface Copies {
  readonly wires: Wire[]
  readonly origins: string[]
}

const TRIES = 60
const AGAIN_MS = 500
const UNAVAILABLE = 503

/** Calls as a page does: again, with the same key, where nobody answered or it was asked to. */
export function createCaller({ wires }: Copies, seen: Seen) {
  return async function call<E extends Endpoint>(
    number: number,
    endpoint: E,
    input: InputOf<E>,
    sender: Sender,
  ): Promise<Reply<OutputOf<E>>> {
    const key = randomUUID()
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const wire = wires[number % wires.length]
      if (!wire) throw new Error('no copy runs')
      const reply = await wire(endpoint, input, sender, key).catch(() => null)
      if (!reply) {
        seen.unanswered += 1
        await pause(AGAIN_MS)
        continue
      }
      seen.calls.push(reply.ms)
      if (reply.code === UNAVAILABLE) {
        await pause(reply.retryAfter * 1_000)
        continue
      }
      if (reply.code !== 200) {
        const why = `${endpoint.path} ${reply.code} ${reply.msg}`
        seen.refused.set(why, (seen.refused.get(why) ?? 0) + 1)
      }
      return reply
    }
    throw new Error(`nobody answers ${endpoint.path}`)
  }
}

export type Call = ReturnType<typeof createCaller>
