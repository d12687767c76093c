import { setTimeout as pause } from 'node:timers/promises'
import type { AnyEvent } from '#contract/events'
import type { Sender } from '../bench/wire.ts'
import type { Copies } from './caller.ts'
import { type Listener, listen } from './listener.ts'
import type { Seen } from './seen.ts'

const RETRY_MS = 1_500

interface Ear {
  readonly number: number
  readonly sender: Sender
  readonly topics: readonly string[]
  readonly hear: (event: AnyEvent, at: number) => void
}

/** The streams of everybody: each that is cut comes back by itself and goes on where it was. */
export function createStreams({ origins }: Copies, seen: Seen) {
  const open = new Map<Ear, Listener>()
  const cursors = new Map<Ear, string>()
  let away = 0
  let isOver = false
  let allBack: (() => void) | null = null

  function attach(ear: Ear): Listener {
    const { number, sender, topics, hear } = ear
    const listener = listen(origins[number % origins.length] ?? '', {
      topics,
      sender,
      last: cursors.get(ear),
      hear(event, at) {
        seen.events += 1
        if (event.kind === 'reset') seen.resets += 1
        hear(event, at)
      },
      reached: cursor => void cursors.set(ear, cursor),
      cut() {
        if (isOver) return
        seen.cuts += 1
        away += 1
        void comeBack(ear)
      },
    })
    open.set(ear, listener)
    return listener
  }

  async function comeBack(ear: Ear): Promise<void> {
    await pause(RETRY_MS * (0.5 + Math.random()))
    if (isOver) return
    // It counts as away until it has begun: a new cut takes its place in the count.
    await attach(ear).begun.catch(() => undefined)
    away -= 1
    if (away === 0) allBack?.()
  }

  return {
    /** Listens from now on; resolves when the stream has begun, or was cut before. */
    begin: (ear: Ear): Promise<void> => attach(ear).begun.catch(() => undefined),
    get size(): number {
      return open.size - away
    },
    /** Resolves when every stream that was cut has begun anew. */
    untilBack(): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      allBack = resolve
      return promise
    },
    end(): void {
      isOver = true
      for (const listener of open.values()) listener.close()
    },
  }
}
