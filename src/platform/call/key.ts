import type { Endpoint } from '#contract/endpoint'
import { addressOf } from '../transport/index.ts'

/** SWR key of a call: the same for hook, preloading and the data that the service renders with. */
export const callKey = (endpoint: Endpoint, input: object) => addressOf(endpoint.path, input)
