import type { Db } from '../../server/db/db.ts'
import { sql } from '../../server/db/sql.ts'

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

/** A digest of each table's rows. */
export async function tableDigests(db: Db): Promise<Record<string, string>> {
  const tables = await db.query<{ name: string }>(sql`
    select tablename as name from pg_tables
    where schemaname = 'public' and not tablename = any(${ownTraces}) order by tablename`)
  const digests: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await db.query<{ digest: string }>(sql`
      select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${sql.ident(name)} t`)
    digests[name] = row?.digest ?? ''
  }
  return digests
}
