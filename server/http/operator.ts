import { createHash, timingSafeEqual } from 'node:crypto'
import { bearerOf } from './auth.ts'
import { type HttpContext, hostOf, peerOf } from './bindings.ts'
import { isLocalName } from './hosts.ts'

const LOOPBACK = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/i

/** What a proxy adds to a request that it passes on. */
const ofProxies = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP', 'Via']

/**
 * Somebody on this machine who asks this machine: not a proxy on it that speaks for somebody else, and not a page that
 * has given its own name the address of loopback.
 */
export const isFromHere = (context: HttpContext): boolean =>
  LOOPBACK.test(peerOf(context)) &&
  isLocalName(hostOf(context)) &&
  ofProxies.every(name => context.req.header(name) === undefined)

const digest = (text: string) => createHash('sha256').update(text).digest()

/** True with `Authorization: Bearer <token>`; never where there is no token. */
export function showsToken({ req }: HttpContext, token: string | undefined): boolean {
  const shown = bearerOf(req.header('Authorization'))
  return token !== undefined && shown !== null && timingSafeEqual(digest(shown), digest(token))
}
