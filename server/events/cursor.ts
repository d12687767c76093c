/** How far somebody has read what happened: by transaction, then by row. */
export interface Cursor {
  /** Transaction number of PostgreSQL, 64 bits. */
  readonly xid: bigint
  readonly id: bigint
}

const FORM = /^(\d{1,19})-(\d{1,18})$/

export const formatCursor = ({ xid, id }: Cursor): string => `${xid}-${id}`

/** What a cursor stands for; null for one that was mangled. */
export function parseCursor(cursor: string): Cursor | null {
  const [, xid, id] = FORM.exec(cursor) ?? []
  return xid === undefined || id === undefined ? null : { xid: BigInt(xid), id: BigInt(id) }
}

export const isBefore = (one: Cursor, other: Cursor): boolean =>
  one.xid < other.xid || (one.xid === other.xid && one.id < other.id)
