import { API_PREFIX } from '#contract/wire'

type Scalar = string | number | boolean

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/**
 * Pairs of a query string or a form; arrays become repeated keys, null, undefined and '' are skipped.
 * Throws a TypeError on a value that has no place in a query.
 */
export function pairsOf(input: object): [string, string][] {
  return Object.entries(input).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (value === null || value === undefined || value === '') return []
    if (isScalar(value)) return [[key, String(value)]]
    if (Array.isArray(value) && value.every(isScalar)) return value.map(item => [key, String(item)])
    throw new TypeError(`参数 ${key} 的格式不正确`)
  })
}

/** Address of a GET call, prefix and query included; the same input always gives the same address. */
export function endpointUrl(path: string, input: object): string {
  const query = new URLSearchParams(pairsOf(input).sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)))
  return query.size > 0 ? `${API_PREFIX}${path}?${query}` : `${API_PREFIX}${path}`
}
