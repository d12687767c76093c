import type { Db, Queryable } from '../db.ts'
import { sql } from '../sql.ts'
import { type CatalogTable, ledger, readSequences, readTables, travelsAsText } from './catalog.ts'
import type { BackupHead } from './format.ts'

/** What a backup says of what lies outside the database. */
type Beside = Pick<BackupHead, 'uploads' | 'secrets'>

/**
 * The whole content of the database, as it is at one moment, in lines (format.ts). The embedded engine serves nobody
 * else meanwhile. `write` takes one piece of text and resolves when more may come. Gives the number of rows.
 */
export function dumpDatabase(
  db: Db,
  { takenAt, ...beside }: Beside & { readonly takenAt: Date },
  write: (text: string) => Promise<void>,
): Promise<number> {
  return db.tx(async tx => {
    await tx.run(sql`set transaction isolation level repeatable read, read only`)
    await write(`H${JSON.stringify(await headOf(tx, takenAt, beside))}\n`)
    let rows = 0
    for (const table of await readTables(tx)) {
      await write(`T${JSON.stringify({ name: table.name, columns: table.columns.map(({ name }) => name) })}\n`)
      rows += await dumpTable(tx, table, write)
    }
    for (const sequence of await readSequences(tx)) await write(`S${JSON.stringify(sequence)}\n`)
    await write(`E${JSON.stringify({ rows })}\n`)
    return rows
  })
}

async function headOf(tx: Queryable, takenAt: Date, beside: Beside): Promise<BackupHead> {
  const migrations = await tx.query<BackupHead['migrations'][number]>(
    sql`select version, name, checksum from ${sql.ident(ledger)} order by version`,
  )
  return { format: 'talent-portal-backup/1', takenAt: takenAt.toISOString(), ...beside, migrations }
}

async function dumpTable(tx: Queryable, table: CatalogTable, write: (text: string) => Promise<void>): Promise<number> {
  const columns = table.columns.map(column =>
    travelsAsText(column) ? sql`${sql.ident(column.name)}::text as ${sql.ident(column.name)}` : sql.ident(column.name),
  )
  await tx.run(sql`
    declare backup no scroll cursor for
    select row_to_json(line.*)::text as line from (select ${sql.join(columns)} from ${sql.ident(table.name)}) line`)
  let rows = 0
  for (;;) {
    const lines = await tx.query<{ line: string }>(sql`fetch 500 from backup`)
    if (lines.length === 0) break
    rows += lines.length
    await write(lines.map(({ line }) => `R${line}\n`).join(''))
  }
  await tx.run(sql`close backup`)
  return rows
}
