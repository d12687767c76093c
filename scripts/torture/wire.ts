import type { Endpoint, InputOf } from '#contract/endpoint'
import { openAnswer, requestOf, type WireOptions } from '../../server/testing.wire.ts'

/** What came back, and after how many milliseconds. */
export interface Answered {
  readonly status: number
  readonly body: unknown
  readonly took: number
}

type Options = Pick<WireOptions, 'token' | 'idempotencyKey'>

/** Makes sealed calls to a running service from an address of the caller's choice: it believes one proxy. */
export const wireTo = (origin: string) => ({
  async call<E extends Endpoint>(endpoint: E, input: InputOf<E>, ip: string, options: Options = {}): Promise<Answered> {
    const from = { ...options, headers: { 'X-Forwarded-For': ip } }
    const { path, init } = requestOf(endpoint, input, Math.floor(Date.now() / 1_000), from)
    const began = performance.now()
    const { status, body } = await openAnswer(endpoint, await fetch(origin + path, init))
    return { status, body, took: performance.now() - began }
  },

  async page(path: string, ip: string, token?: string): Promise<Answered> {
    const began = performance.now()
    const bearer = token && { Authorization: `Bearer ${token}` }
    const response = await fetch(origin + path, { headers: { 'X-Forwarded-For': ip, Accept: 'text/html', ...bearer } })
    const body = await response.text()
    return { status: response.status, body, took: performance.now() - began }
  },
})

export type Wire = ReturnType<typeof wireTo>
