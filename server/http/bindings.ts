import type { ServerResponse } from 'node:http'
import type { Context } from 'hono'
import type { Settings } from '../settings.ts'
import { clientIp } from './client-ip.ts'
import { deviceOf } from './device.ts'

/** Lets a body of at most so many bytes arrive, outside of its request's place. Throws `NoPlace`. */
export type Arrive = <Body>(bytes: number, read: () => Promise<Body>) => Promise<Body>

/** What Hono carries along with one request. */
export interface Env {
  /** From the listener; tests hand in `peer` alone. */
  Bindings: {
    readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } }
    readonly outgoing?: ServerResponse
    readonly peer?: string
  }
  Variables: {
    requestId: string
    /** When the head of the request came, before anything waited. */
    arrivedAt: Date
    /** Pattern of the route that answered, for log and metrics. */
    route: string
    /** Code of the envelope. */
    code: number
    arrive: Arrive
  }
}

export type HttpContext = Context<Env>

/** Address of whoever opened the connection: a client, or the nearest proxy. */
export const peerOf = ({ env }: HttpContext): string => env?.incoming?.socket.remoteAddress ?? env?.peer ?? '127.0.0.1'

/** Address for which limits count. */
export const clientAddress = (context: HttpContext, { trustedProxies }: Settings): string =>
  clientIp(peerOf(context), context.req.header('X-Forwarded-For'), trustedProxies)

/** Host name that the browser asked for, in lower case and without its port. */
export const hostOf = ({ req }: HttpContext): string => new URL(req.url).hostname.toLowerCase()

/** Origin as people see it. */
export function originOf({ req }: HttpContext, { publicOrigin, trustedProxies }: Settings): string {
  if (publicOrigin) return publicOrigin
  const url = new URL(req.url)
  const scheme = trustedProxies > 0 ? req.header('X-Forwarded-Proto') : undefined
  return scheme === 'https' ? `https://${url.host}` : url.origin
}

/** What is known of whoever asks without an account: the address behind trusted proxies, and rough words for the device. */
export const guestOf = (context: HttpContext, settings: Settings) => ({
  ip: clientAddress(context, settings),
  device: deviceOf(context.req.header('User-Agent')),
})
