import type { Queryable } from '../db.ts'
import { sql } from '../sql.ts'

export interface CatalogColumn {
  readonly name: string
  /** The type as SQL writes it, e.g. `timestamp with time zone` or `text[]`. */
  readonly type: string
}

export interface CatalogTable {
  readonly name: string
  readonly columns: readonly CatalogColumn[]
}

/** The table that names the uploads, whose bytes lie beside the database. */
export const uploadsTable = 'files'

/** The ledger of migrations is in a backup's head, not among its tables. */
export const ledger = 'schema_migrations'

/**
 * All tables with content of their own, and the columns that are stored, not generated; the one of the uploads first, so
 * that what a backup names is found without reading all of it.
 */
export async function readTables(db: Queryable): Promise<CatalogTable[]> {
  return db.query<CatalogTable>(sql`
    select c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> ${ledger}
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname <> ${uploadsTable}, c.relname`)
}

export interface SequenceState {
  readonly name: string
  /** Last number given out; null when none was. */
  readonly last: number | null
}

export async function readSequences(db: Queryable): Promise<SequenceState[]> {
  return db.query<SequenceState>(
    sql`select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' order by 1`,
  )
}

/** A JSON null inside a json column must not become SQL's null, so such columns travel as text. */
export function travelsAsText({ type }: CatalogColumn): boolean {
  return type === 'json' || type === 'jsonb'
}
