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
 * A function with one statement for each table: there are two hundred, looked at after every call, and this way a
 * connection plans each once.
 */
const preparing = sqlScript(`
create schema if not exists looks;
do $do$ begin
  execute (
    select 'create or replace function looks.digests() returns table (name text, digest text) language plpgsql as $$ begin '
      || string_agg(format(
        'name := %L; digest := (select coalesce(md5(string_agg(t::text, ''|'' order by t::text)), '''') from public.%I t); return next;',
        tablename, tablename), ' ' order by tablename)
      || ' end $$'
    from pg_tables
    where schemaname = 'public' and not tablename = any('{${ownTraces.join()}}')
  );
end $do$`)

const prepared = new WeakMap<Db, Promise<unknown>>()

/** A digest of each table's rows. */
export async function tableDigests(db: Db): Promise<Record<string, string>> {
  if (!prepared.has(db)) prepared.set(db, db.run(preparing))
  await prepared.get(db)
  const rows = await db.query<{ name: string; digest: string }>(sql`select * from looks.digests()`)
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
