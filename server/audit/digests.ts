import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LogRow, SealRow } from './queries.ts'

const hex = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('hex')
const keyed = (key: string, parts: readonly unknown[]): Uint8Array =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest()

/** HMAC-SHA256 over the rows in their order. */
export function contentOf(rows: readonly LogRow[], key: string): Uint8Array {
  const digest = createHmac('sha256', key).update('audit rows\n')
  for (const { id, at, actor, actor_type, action, subject_kind, subject_id, outcome, detail } of rows) {
    const parts = [id, at, actor, actor_type, action, subject_kind, subject_id, outcome, detail]
    digest.update(`${JSON.stringify(parts)}\n`)
  }
  return digest.digest()
}

type Sealed = Pick<SealRow, 'number' | 'after_id' | 'last_id' | 'rows' | 'sealed_at' | 'content'>

/** HMAC-SHA256 over what a seal says and the seal before it. */
export const sealOf = (sealed: Sealed, previous: Uint8Array | undefined, key: string): Uint8Array => {
  const { number, after_id, last_id, rows, sealed_at, content } = sealed
  return keyed(key, ['audit seal', number, after_id, last_id, rows, sealed_at, hex(content), hex(previous)])
}

/** Says, for whoever has the key, that the rows of a seal were removed by a rule. */
export const removalOf = ({ number, seal }: Pick<SealRow, 'number' | 'seal'>, at: string, key: string): Uint8Array =>
  keyed(key, ['audit removal', number, hex(seal), at])

export const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && timingSafeEqual(one, other)
