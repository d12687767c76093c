import type { Queryable } from './db.ts'
import { type SqlQuery, sql } from './sql.ts'

/** A column's value in a bulk insert: whatever JSON can carry; text arrays as arrays, jsonb as objects, times as ISO text. */
export type BulkRow = Readonly<Record<string, unknown>>

export interface BulkOptions {
  /** Rows in one statement; default 1 000. */
  readonly chunk?: number
  /** For example `` sql`on conflict do nothing` ``. */
  readonly onConflict?: SqlQuery
}

/**
 * Inserts many rows in few statements and gives how many went in. The columns are the keys of the first row, and every
 * row must have exactly these; columns left out take their defaults. PostgreSQL itself converts each value to its
 * column's type. Not atomic over chunks: call it inside `tx` for that.
 */
export async function insertRows(
  db: Queryable,
  table: string,
  rows: readonly BulkRow[],
  { chunk = 1_000, onConflict = sql.empty }: BulkOptions = {},
): Promise<number> {
  const [first] = rows
  if (!first) return 0
  const keys = Object.keys(first)
  const odd = rows.findIndex(row => Object.keys(row).length !== keys.length || keys.some(key => row[key] === undefined))
  if (odd >= 0) throw new TypeError(`insertRows(${table}): row ${odd} has other columns than row 0`)
  const columns = sql.join(keys.map(key => sql.ident(key)))
  const name = sql.ident(table)
  let inserted = 0
  for (let start = 0; start < rows.length; start += chunk) {
    const document = sql.json(rows.slice(start, start + chunk))
    inserted += await db.run(sql`
      insert into ${name} (${columns})
      select ${columns} from json_populate_recordset(null::${name}, ${document}) ${onConflict}`)
  }
  return inserted
}
