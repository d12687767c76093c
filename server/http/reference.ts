import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { API_PREFIX } from '#contract/wire'
import type { Env, HttpContext } from './bindings.ts'
import { acceptedEncoding, encode } from './encoding.ts'
import { pagePolicy } from './headers.ts'
import { openapi } from './openapi.ts'
import { referencePage } from './reference-page.ts'
import type { DeclaredCall } from './serve.ts'

async function respond(context: HttpContext, text: string, headers: Readonly<Record<string, string>>) {
  const encoding = acceptedEncoding(context.req.header('Accept-Encoding') ?? null)
  const body = await encode(Buffer.from(text), encoding, 'answer')
  const sent = { ...headers, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }
  return context.body(body, 200, encoding === '' ? sent : { ...sent, 'Content-Encoding': encoding })
}

/** What developers read: the calls as OpenAPI and as a page. */
export function reference(calls: readonly DeclaredCall[]): Hono<Env> {
  return new Hono<Env>()
    .get(`${API_PREFIX}/openapi.json`, context => {
      context.set('route', `${API_PREFIX}/openapi.json`)
      return respond(context, JSON.stringify(openapi(calls)), { 'Content-Type': 'application/json' })
    })
    .get(`${API_PREFIX}/docs`, context => {
      context.set('route', `${API_PREFIX}/docs`)
      const nonce = randomBytes(16).toString('base64url')
      return respond(context, referencePage(calls, nonce), {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': pagePolicy(nonce),
      })
    })
}
