import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type { Endpoint } from '#contract/endpoint'
import { API_PREFIX } from '#contract/wire'
import type { Env } from './bindings.ts'
import { pagePolicy } from './headers.ts'
import { openapi } from './openapi.ts'
import { referencePage } from './reference-page.ts'

/** What developers read: the calls as OpenAPI and as a page. */
export function reference(endpoints: readonly Endpoint[]): Hono<Env> {
  return new Hono<Env>()
    .get(`${API_PREFIX}/openapi.json`, context => {
      context.set('route', `${API_PREFIX}/openapi.json`)
      return context.json(openapi(endpoints), 200, { 'Cache-Control': 'no-cache' })
    })
    .get(`${API_PREFIX}/docs`, context => {
      context.set('route', `${API_PREFIX}/docs`)
      const nonce = randomBytes(16).toString('base64url')
      return context.html(referencePage(endpoints, nonce), 200, {
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': pagePolicy(nonce),
      })
    })
}
