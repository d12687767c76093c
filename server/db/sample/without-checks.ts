import type { Queryable } from '../db.ts'
import { sql, sqlScript } from '../sql.ts'

interface Check {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/**
 * Does `work`, which fills these tables, without a look at every row's references one by one; they are checked all at once
 * when it is done, which takes a tenth of the time. The caller's transaction holds the tables meanwhile.
 */
export async function withoutChecks(
  tx: Queryable,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const checks = await tx.query<Check>(sql`
    select c.relname as table, o.conname as name, pg_get_constraintdef(o.oid) as definition
    from pg_constraint o join pg_class c on c.oid = o.conrelid
    where o.contype = 'f' and c.relname = any(${tables}) and c.relnamespace = 'public'::regnamespace
    order by c.relname, o.conname`)
  const alter = ({ table, name }: Check, what: string, rest: string) =>
    `alter table "${table}" ${what} constraint "${name}" ${rest}`
  await tx.run(sqlScript(checks.map(check => alter(check, 'drop', '')).join(';\n')))
  await work()
  await tx.run(sqlScript(checks.map(check => alter(check, 'add', check.definition)).join(';\n')))
}
