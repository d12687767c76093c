import { randomUUID } from 'node:crypto'
import type { Endpoint, InputOf } from '#contract/endpoint'
import { API_PREFIX, headers, SEALED_TYPE } from '#contract/wire'
import { open, seal } from '../../server/http/cipher.ts'

/** What came back, and after how many milliseconds. */
export interface Answered {
  readonly status: number
  readonly body: unknown
  readonly took: number
}

/** Makes sealed calls to a running service from an address of the caller's choice: it believes one proxy. */
export const wireTo = (origin: string) => ({
  async call<E extends Endpoint>(endpoint: E, input: InputOf<E>, ip: string): Promise<Answered> {
    const path = API_PREFIX + endpoint.path
    const seconds = Math.floor(Date.now() / 1_000)
    const began = performance.now()
    const response = await fetch(origin + path, {
      method: 'POST',
      body: seal(JSON.stringify(input), { method: 'POST', path, direction: 'c2s', seconds }),
      headers: {
        'Content-Type': SEALED_TYPE,
        [headers.sealedAt]: String(seconds),
        [headers.idempotencyKey]: randomUUID(),
        'X-Forwarded-For': ip,
      },
    })
    const text = await response.text()
    const took = performance.now() - began
    if (response.headers.get('Content-Type') !== SEALED_TYPE) return { status: response.status, body: text, took }
    const sealedAt = Number(response.headers.get(headers.sealedAt))
    const body: unknown = JSON.parse(open(text, { method: 'POST', path, direction: 's2c', seconds: sealedAt }))
    return { status: response.status, body, took }
  },

  async page(path: string, ip: string): Promise<Answered> {
    const began = performance.now()
    const response = await fetch(origin + path, { headers: { 'X-Forwarded-For': ip, Accept: 'text/html' } })
    const body = await response.text()
    return { status: response.status, body, took: performance.now() - began }
  },
})

export type Wire = ReturnType<typeof wireTo>
