import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Queryable } from '../db/db.ts'
import { findRow, type SearchRow } from './queries.ts'

const signatureOf = ({ id, secret }: Pick<SearchRow, 'id' | 'secret'>) =>
  createHmac('sha256', secret).update(`unsubscribe ${id}`).digest('base64url')

/** What a link carries: which search, and that we made the link. */
export const tokenOf = (row: Pick<SearchRow, 'id' | 'secret'>) => `${row.id.replaceAll('-', '')}${signatureOf(row)}`

const HEX = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([\w-]{43})$/

/** The search of a link; undefined for a link that is not ours or whose search is gone. */
export async function searchOfLink(db: Queryable, token: string): Promise<SearchRow | undefined> {
  const [, a, b, c, d, e, signature = ''] = HEX.exec(token) ?? []
  if (!a) return undefined
  const row = await findRow(db, [a, b, c, d, e].join('-'))
  if (!row) return undefined
  return timingSafeEqual(Buffer.from(signatureOf(row)), Buffer.from(signature)) ? row : undefined
}
