import { SqlJson, type SqlValue } from './sql.ts'

/**
 * The text form of a parameter, the same for both engines: the server converts it by the parameter's own type.
 * Drivers left to themselves differ (arrays as JSON, dates by the local zone).
 * Throws TypeError for anything that is not an SqlValue, `undefined` included.
 */
export function encodeValue(value: SqlValue): string | null {
  if (value === null) return null
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array)
    return `\\x${Buffer.from(value.buffer, value.byteOffset, value.length).toString('hex')}`
  if (value instanceof SqlJson) return value.text
  if (Array.isArray(value)) return encodeArray(value)
  throw new TypeError(`not a possible SQL value: ${typeof value}; wrap objects in sql.json`)
}

function encodeArray(items: readonly SqlValue[]): string {
  const encoded = items.map(item => {
    if (Array.isArray(item)) return encodeArray(item)
    const text = encodeValue(item)
    return text === null ? 'NULL' : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
  })
  return `{${encoded.join(',')}}`
}
