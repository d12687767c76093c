/** What of a file is asked for: `until` is inclusive. */
export type ByteRange = { readonly from: number; readonly until: number } | 'all' | 'unsatisfiable'

/**
 * Reads the header `Range` (RFC 9110, 14.2) for a file of so many bytes. Several ranges, and what cannot be read, mean all
 * of it, as the standard allows.
 */
export function byteRange(header: string | undefined, size: number): ByteRange {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'all'
  if (first === '') return last === '0' || Number(last) === 0 ? 'unsatisfiable' : tail(Number(last), size)
  const from = Number(first)
  const until = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < from) return 'all'
  return from < size ? { from, until } : 'unsatisfiable'
}

const tail = (length: number, size: number): ByteRange => ({ from: Math.max(0, size - length), until: size - 1 })
