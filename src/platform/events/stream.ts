import { type AnyEvent, EVENTS_PATH, pollEvents, SILENCE_MS } from '#contract/events'
import { API_PREFIX } from '#contract/wire'
import { open } from '../transport/cipher.ts'
import { endpointUrl, type Transport } from '../transport/index.ts'
import type { Connection } from './events.ts'
import { createFrames, type Frame } from './frames.ts'

const path = API_PREFIX + EVENTS_PATH

export interface StreamParts {
  readonly transport: Pick<Transport, 'call'>
  readonly readToken: () => string | null
  readonly fetch: typeof fetch
  readonly tell: (event: AnyEvent) => void
  readonly connect: (connection: Connection) => void
  /** Milliseconds of this device. */
  readonly now: () => number
  /** Waits; ends early when the signal does. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
}

/** The first frame comes with the head of the answer: where it does not, something on the way holds the stream back. */
const HELD_BACK_MS = 6_000
const FIRST_PAUSE_MS = 1_500
const LONGEST_PAUSE_MS = 30_000

/** Held back by something on the way: it is asked for again and again from then on. */
class HeldBack extends Error {}
/** The service asks to come again later. */
class Later extends Error {
  readonly ms: number
  constructor(ms: number) {
    super('later')
    this.ms = ms
  }
}

/** Aborts when nobody has reset it for so long. */
function watchdog(ms: number, bite: () => void) {
  let timer = setTimeout(bite, ms)
  return {
    pat(next: number) {
      clearTimeout(timer)
      timer = setTimeout(bite, next)
    },
    stop: () => clearTimeout(timer),
  }
}

/**
 * Hears what happens until `signal` ends: over a stream, which is begun anew where it left off whenever it is cut, stalls or
 * says nothing; by asking again and again where something on the way holds streams back.
 */
export function createStream(parts: StreamParts) {
  let cursor: string | undefined
  let pause = FIRST_PAUSE_MS
  let failures = 0
  let isHeldBack = false
  let lostAt: number | null = null

  const live = () => {
    failures = 0
    lostAt = null
    parts.connect({ isLive: true, lostAt: null })
  }
  const lost = () => {
    lostAt ??= parts.now()
    parts.connect({ isLive: false, lostAt })
  }

  function take({ id, retry, data }: Frame): boolean {
    if (retry !== undefined) pause = retry
    let goesOn = true
    if (data !== undefined) {
      const at = data.indexOf(' ')
      const seconds = Number(data.slice(0, at))
      const event = JSON.parse(open(data.slice(at + 1), { method: 'GET', path, direction: 's2c', seconds }))
      parts.tell(event)
      goesOn = event.kind !== 'signed-out'
    }
    // Only what has been told is not asked for again.
    if (id !== undefined) cursor = id
    return goesOn
  }

  async function listen(topics: readonly string[], signal: AbortSignal): Promise<boolean> {
    const ending = new AbortController()
    const either = AbortSignal.any([signal, ending.signal])
    let hasBegun = false
    const dog = watchdog(HELD_BACK_MS, () => ending.abort(hasBegun ? new Error('silence') : new HeldBack()))
    const token = parts.readToken()
    try {
      const response = await parts.fetch(endpointUrl(EVENTS_PATH, { topics }), {
        headers: {
          Accept: 'text/event-stream',
          ...(token !== null && { Authorization: `Bearer ${token}` }),
          ...(cursor !== undefined && { 'Last-Event-ID': cursor }),
        },
        cache: 'no-store',
        signal: either,
      })
      if (!response.ok || !response.body) throw new Later(Number(response.headers.get('Retry-After') ?? 10) * 1_000)
      const read = createFrames()
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return true
        dog.pat(SILENCE_MS)
        for (const frame of read(value)) {
          if (!take(frame)) return false
          if (frame.retry !== undefined && !hasBegun) {
            hasBegun = true
            live()
          }
        }
      }
    } catch (error) {
      throw ending.signal.aborted ? ending.signal.reason : error
    } finally {
      dog.stop()
      ending.abort()
    }
  }

  async function ask(topics: readonly string[], signal: AbortSignal): Promise<boolean> {
    const answer = await parts.transport.call(
      pollEvents,
      { topics: [...topics], cursor: cursor ?? '' },
      { isQuiet: true, signal },
    )
    live()
    for (const event of answer.events) {
      parts.tell(event)
      if (event.kind === 'signed-out') return false
    }
    cursor = answer.cursor
    return true
  }

  /** One after the other, each pause with a part of chance, so that not all come at once. */
  const pauseAfter = (error: unknown) => {
    if (error instanceof Later) return error.ms * (1 + Math.random())
    failures += 1
    return Math.min(LONGEST_PAUSE_MS, pause * 2 ** Math.min(failures - 1, 5)) * (0.5 + Math.random())
  }

  return {
    /** Until the signal ends or the session does. */
    async run(topics: readonly string[], signal: AbortSignal): Promise<void> {
      for (let goesOn = true; goesOn && !signal.aborted; ) {
        try {
          goesOn = isHeldBack ? await ask(topics, signal) : await listen(topics, signal)
          if (!isHeldBack && goesOn && !signal.aborted) {
            lost()
            await parts.wait(pause, signal)
          }
        } catch (error) {
          if (signal.aborted) return
          if (error instanceof HeldBack) {
            isHeldBack = true
            continue
          }
          lost()
          await parts.wait(pauseAfter(error), signal)
        }
      }
    },
  }
}
