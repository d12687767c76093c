import type { Endpoint } from '#contract/endpoint'
import { endpointUrl } from '../transport/index.ts'

/** SWR key of a call: the same for hook, preloading and the data that the service renders with. */
export const callKey = (endpoint: Endpoint, input: object) => endpointUrl(endpoint.path, input)

/** Says of which calls one speaks, by the words of what was asked. */
export type Asked = (words: URLSearchParams) => boolean

/** Whether a key of the cache is of a call to this endpoint, whatever it was asked unless `isMeant` says which. */
export const isCallTo = (endpoint: Endpoint, isMeant: Asked = () => true) => {
  const bare = callKey(endpoint, {})
  return (key: unknown): boolean => {
    if (typeof key !== 'string') return false
    const [path, words] = key.split('?', 2)
    return path === bare && isMeant(new URLSearchParams(words))
  }
}
