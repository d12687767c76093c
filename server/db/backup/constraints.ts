import type { Queryable } from '../db.ts'
import { sql, sqlScript } from '../sql.ts'
import type { CatalogTable } from './catalog.ts'

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/**
 * Empties the tables and runs `work` with foreign keys and triggers away, so that rows may come in any order. Putting the
 * keys back checks every row. Needs no more than ownership of the tables.
 */
export async function withoutConstraints<T>(
  tx: Queryable,
  tables: readonly CatalogTable[],
  work: () => Promise<T>,
): Promise<T> {
  const keys = await tx.query<ForeignKey>(sql`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  const names = tables.map(({ name }) => sql.ident(name))
  if (names.length > 0) await tx.run(sql`truncate ${sql.join(names)}`)
  for (const name of names) await tx.run(sql`alter table ${name} disable trigger user`)
  for (const { table, name } of keys) await tx.run(sqlScript(`alter table ${table} drop constraint ${name}`))
  const result = await work()
  for (const { table, name, definition } of keys) {
    await tx.run(sqlScript(`alter table ${table} add constraint ${name} ${definition}`))
  }
  for (const name of names) await tx.run(sql`alter table ${name} enable trigger user`)
  return result
}
