import type { MiddlewareHandler } from 'hono'
import type { Arrive, Env, HttpContext } from './bindings.ts'
import { type Bounds, createPlaces } from './places.ts'

/** Requests that are worked on at once; more would only wait for each other. */
const WORKING = { most: 256, mostOfOne: 128 } as const

/** Megabytes of bodies that are on their way at once: they cost memory, but nobody else waits for them. */
const ARRIVING = { most: 384, mostOfOne: 128 } as const
const MEGABYTE = 1_048_576

interface Crowd {
  /** Whose share is counted. */
  readonly clientAddress: (context: HttpContext) => string
  /** Whether a request goes by a way of its own, which others cannot fill; none does by default. */
  readonly isSpared?: (context: HttpContext) => boolean
  /** Whether a request waits for news most of its time, which costs nobody else anything; none does by default. */
  readonly isHeld?: (context: HttpContext) => boolean
  readonly working?: Bounds
  readonly arriving?: Bounds
}

/** What is never put off: forms that are sent, and news of payments. Each waits for little. */
const SPARED = { most: 4_096, mostOfOne: 512 } as const
/** Of one address no more half-sent bodies than of any other request. */
const SPARED_ARRIVING = { ...SPARED, mostOfOne: 128 } as const

/** Who waits for news; they fill no other way. */
const HELD = { most: 4_096, mostOfOne: 512 } as const

const wayOf = (working: Bounds, arriving: Bounds) => ({
  toWork: createPlaces(working),
  toArrive: createPlaces(arriving),
})

/**
 * Turns requests away while too many others are under way: a quick "come back soon" for some is better than an answer
 * that comes too late for all. A request takes its place for the time that the service works on it: while its body
 * arrives, which takes as long as its sender likes, the place is somebody else's. Throws `NoPlace`.
 */
export function shedLoad({
  clientAddress,
  isSpared = () => false,
  isHeld = () => false,
  working = WORKING,
  arriving = ARRIVING,
}: Crowd): MiddlewareHandler<Env> {
  const usual = wayOf(working, arriving)
  const spared = wayOf(SPARED, SPARED_ARRIVING)
  const held = wayOf(HELD, ARRIVING)
  const wayFor = (context: HttpContext) => (isSpared(context) ? spared : isHeld(context) ? held : usual)
  return async (context, next) => {
    const address = clientAddress(context)
    const { toWork: takeToWork, toArrive: takeToArrive } = wayFor(context)
    let leave = () => {}
    const arrive: Arrive = async (bytes, read) => {
      leave()
      const arrived = takeToArrive(address, Math.ceil(bytes / MEGABYTE))
      const body = await read().finally(arrived)
      leave = takeToWork(address)
      return body
    }
    leave = takeToWork(address)
    context.set('arrive', arrive)
    try {
      await next()
    } finally {
      leave()
    }
  }
}
