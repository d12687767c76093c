import type { Queryable } from '../db.ts'
import { type SqlQuery, sql, sqlScript } from '../sql.ts'
import { type CatalogTable, travelsAsText } from './catalog.ts'
import { backupEnd, backupSequence, backupTable, RestoreError } from './format.ts'

const ROWS_AT_ONCE = 500

/** Inserts a backup's records after its head; throws RestoreError unless the file ends with the number of rows it had. */
export async function loadRecords(
  tx: Queryable,
  tables: readonly CatalogTable[],
  records: AsyncIterable<string>,
): Promise<number> {
  let insert: (rows: string) => SqlQuery = () => {
    throw new RestoreError('备份文件已损坏 · the backup file is damaged')
  }
  let batch: string[] = []
  let rows = 0
  let promised: number | undefined
  const flush = async () => {
    if (batch.length > 0) rows += await tx.run(insert(`[${batch.join(',')}]`))
    batch = []
  }
  for await (const record of records) {
    const content = record.slice(1)
    if (record.startsWith('R')) {
      if (batch.push(content) === ROWS_AT_ONCE) await flush()
      continue
    }
    await flush()
    const value: unknown = JSON.parse(content)
    if (record.startsWith('T')) insert = insertInto(backupTable.parse(value), tables)
    if (record.startsWith('S')) await setSequence(tx, backupSequence.parse(value))
    if (record.startsWith('E')) promised = backupEnd.parse(value).rows
  }
  if (promised !== rows) throw new RestoreError('备份文件不完整 · the backup file is not complete')
  return rows
}

/** The insert for a table's rows: its types come from the target's catalogue, only its names from the file. */
function insertInto(saved: { name: string; columns: string[] }, tables: readonly CatalogTable[]) {
  const table = tables.find(({ name }) => name === saved.name)
  const columns = saved.columns.map(name => table?.columns.find(column => column.name === name))
  if (!table || columns.some(column => column === undefined)) {
    throw new RestoreError(
      `备份中的表 ${saved.name} 与程序不一致 · table ${saved.name} of the backup differs from this program's`,
    )
  }
  const known = columns.filter(column => column !== undefined)
  const names = sql.join(known.map(({ name }) => sql.ident(name)))
  const types = sql.join(
    known.map(column => sql`${sql.ident(column.name)} ${sqlScript(travelsAsText(column) ? 'text' : column.type)}`),
  )
  const values = sql.join(
    known.map(column =>
      travelsAsText(column) ? sql`${sql.ident(column.name)}::${sqlScript(column.type)}` : sql.ident(column.name),
    ),
  )
  return (rows: string) => sql`
    insert into ${sql.ident(table.name)} (${names}) overriding system value
    select ${values} from json_to_recordset(${rows}::json) as line (${types})`
}

async function setSequence(tx: Queryable, { name, last }: { name: string; last: number | null }): Promise<void> {
  const sequence = `public."${name.replaceAll('"', '""')}"`
  if (last !== null) await tx.query(sql`select setval(${sequence}::regclass, ${last}::bigint)`)
}
