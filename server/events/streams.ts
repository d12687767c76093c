import type { ServerResponse } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { HEARTBEAT_MS } from '#contract/events'
import { farewellFrame, frameOf, heartbeat } from './frames.ts'
import type { Connected, News } from './hub.ts'

/** What one may be behind with; whoever reads more slowly is cut off, comes again and goes on where it was. */
const MOST_WAITING_BYTES = 262_144
/** So many are written to in one turn of the loop. */
const SLICE = 100

export interface Subscriber {
  /** Whose stream it is, as limits count. */
  readonly address: string
  readonly userId: string | null
}

interface Stream extends Subscriber {
  readonly outgoing: ServerResponse
  end(): void
}

const MOST = 12_000
/** A school or an office behind one address has many. */
const MOST_OF_ONE = 2_000

/** The streams that are open in this copy of the service. */
export class Streams {
  readonly #open = new Set<Stream>()
  readonly #byAddress = new Map<string, number>()
  #fresh: Stream[] = []

  get size(): number {
    return this.#open.size
  }

  hasRoom(address: string): boolean {
    return this.#open.size < MOST && (this.#byAddress.get(address) ?? 0) < MOST_OF_ONE
  }

  /** Keeps a stream until it ends; `onEnd` is called once. */
  add(outgoing: ServerResponse, subscriber: Subscriber, onEnd: () => void) {
    const { address } = subscriber
    const stream: Stream = { ...subscriber, outgoing, end: () => void outgoing.end() }
    this.#open.add(stream)
    this.#fresh.push(stream)
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1)
    outgoing.once('close', () => {
      this.#open.delete(stream)
      const left = (this.#byAddress.get(address) ?? 1) - 1
      if (left > 0) this.#byAddress.set(address, left)
      else this.#byAddress.delete(address)
      onEnd()
    })
    return { hear: (news: readonly News[]) => write(outgoing, news) }
  }

  /** Says that we are still here, so often that nothing on the way takes the silence for an end. */
  startBeating(): () => void {
    const timer = setInterval(() => void this.#beat(), HEARTBEAT_MS)
    timer.unref()
    return () => clearInterval(timer)
  }

  async #beat(): Promise<void> {
    let written = 0
    for (const { outgoing } of this.#open) {
      outgoing.write(heartbeat)
      written += 1
      if (written % SLICE === 0) await turn()
    }
  }

  /** Everybody who is connected. */
  connected(): Connected {
    this.#fresh = []
    return peopleOf(this.#open)
  }

  /** Who came since this or `connected` was asked last. */
  arrived(): Connected {
    return peopleOf(this.#fresh.splice(0))
  }

  /** Ends all, each with a time of its own to come again. */
  endAll(): void {
    for (const { outgoing, end } of this.#open) {
      outgoing.write(farewellFrame(Math.round(500 + Math.random() * 7_500)))
      end()
    }
  }
}

function peopleOf(streams: Iterable<Stream>): Connected {
  const users = new Set<string>()
  for (const { userId, outgoing } of streams) if (userId !== null && !outgoing.destroyed) users.add(userId)
  return { users: [...users] }
}

function write(outgoing: ServerResponse, news: readonly News[]): void {
  if (outgoing.writableEnded || outgoing.destroyed) return
  for (const one of news) outgoing.write(frameOf(one))
  if (news.some(({ kind }) => kind === 'signed-out')) outgoing.end()
  else if (outgoing.writableLength > MOST_WAITING_BYTES) outgoing.destroy()
}
