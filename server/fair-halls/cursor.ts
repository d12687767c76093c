import { createHash } from 'node:crypto'

/** How far somebody has read the changes of a fair: by transaction, then by row. */
export interface Cursor {
  readonly fair: string
  /** Transaction number of PostgreSQL, 64 bits. */
  readonly xid: bigint
  readonly id: bigint
}

const FORM = /^(\d{1,12})-(\d{1,19})-(\d{1,18})-([0-9a-f]{8})$/

/** Tells a cursor that was cut or mistyped from one that was given out; it keeps no secret. */
const sumOf = (text: string) => createHash('sha256').update(`fair-jobs ${text}`).digest('hex').slice(0, 8)

export function formatCursor({ fair, xid, id }: Cursor): string {
  const text = `${fair}-${xid}-${id}`
  return `${text}-${sumOf(text)}`
}

/** What a cursor stands for; null for one that was mangled. */
export function parseCursor(cursor: string): Cursor | null {
  const [, fair = '', xid = '', id = '', sum] = FORM.exec(cursor) ?? []
  if (sum === undefined || sum !== sumOf(`${fair}-${xid}-${id}`)) return null
  return { fair, xid: BigInt(xid), id: BigInt(id) }
}
