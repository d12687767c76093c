import { randomUUID } from 'node:crypto'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint'
import type { Caller } from './context.ts'
import { perform } from './perform.ts'
import { notFound } from './refusal.ts'
import type { ServedCall } from './serve.ts'
import type { Services } from './services.ts'

/** Whom an in-process call is made for: a guest on this machine, unless said otherwise. */
export type CallerOptions = Partial<Caller>

/** Makes a call as its client would, without the wire; rejects with `Refusal`. A binary call gives a `FileAnswer`. */
export type InProcess = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: CallerOptions,
) => Promise<OutputOf<E>>

/**
 * The service's own client, for rendering pages and for tests: the same admission, validation, limits and handlers as
 * over the network. A call that creates gets a new idempotency key unless one is given.
 */
export function inProcess(services: Services, calls: readonly ServedCall[]): InProcess {
  const byEndpoint = new Map(calls.map(call => [callName(call.endpoint), call]))
  return async (endpoint, input, options = {}) => {
    const call = byEndpoint.get(callName(endpoint))
    if (!call) throw notFound()
    const caller: Caller = {
      token: null,
      idempotencyKey: randomUUID(),
      ip: '127.0.0.1',
      host: 'localhost',
      origin: 'http://localhost',
      requestId: randomUUID(),
      device: '',
      ...options,
    }
    // `perform` has checked the answer against the endpoint's own schema.
    return (await perform(services, call, async () => input, caller)) as OutputOf<typeof endpoint>
  }
}

/** The endpoint that the renderer hands in comes from another build of the contract: the address is what they share. */
const callName = ({ method, path }: Endpoint) => `${method} ${path}`
