import type { Db } from '../../server/db/db.ts'
import { sql, sqlScript } from '../../server/db/sql.ts'

/** What every request may touch: traces, counters, keys, and when a session was last seen. */
const ownTraces = [
  'audit_log',
  'audit_seals',
  'refusals',
  'limited_tries',
  'idempotency_keys',
  'sessions',
  'schema_migrations',
]

/**
 * Asks each table where the tables are: there are two hundred, looked at before and after every call, and one query of as
 * many parts is planned longer than they take one by one.
 */
const preparing = sqlScript(`
create schema if not exists looks;
create or replace function looks.digests(traces text[]) returns table (name text, digest text) language plpgsql as $$
begin
  for name in
    select tablename from pg_tables where schemaname = 'public' and not tablename = any(traces) order by tablename
  loop
    execute format('select coalesce(md5(string_agg(t::text, ''|'' order by t::text)), '''') from public.%I t', name)
      into digest;
    return next;
  end loop;
end $$`)

const prepared = new WeakMap<Db, Promise<unknown>>()

/** A digest of each table's rows. */
export async function tableDigests(db: Db): Promise<Record<string, string>> {
  if (!prepared.has(db)) prepared.set(db, db.run(preparing))
  await prepared.get(db)
  const rows = await db.query<{ name: string; digest: string }>(sql`select * from looks.digests(${ownTraces})`)
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
