import type { Queryable } from '../../db/db.ts'
import { type SqlQuery, sql } from '../../db/sql.ts'
import { accountTables } from './account-tables.ts'
import type { PersonalTable, PersonalTables } from './columns.ts'
import { examTables } from './exam-tables.ts'
import { fairTables } from './fair-tables.ts'
import { officeTables } from './office-tables.ts'
import { recordTables } from './record-tables.ts'
import { seekerTables } from './seeker-tables.ts'

/** Lists of the copy in their order, and parts of them. */
export const personalTables: PersonalTables = {
  ...accountTables,
  ...seekerTables,
  ...officeTables,
  ...examTables,
  ...fairTables,
  ...recordTables,
}

/** What stands in a row of the copy, parts of it as lists of their own. */
function contentsOf(name: string, { columns }: PersonalTable, now: Date): SqlQuery {
  const own = Object.entries(columns).flatMap(([column, becomes]) => {
    if (typeof becomes === 'string') return [sql`${sql.ident(name, column)} as ${sql.ident(becomes)}`]
    if ('why' in becomes) return []
    return Object.entries(becomes.shown).map(([label, value]) => sql`(${value}) as ${sql.ident(label)}`)
  })
  const parts = Object.entries(personalTables).flatMap(([part, table]) => {
    if (!('within' in table) || table.within !== name) return []
    const rows = selectOf(part, table, typeof table.on === 'function' ? table.on(now) : table.on, now)
    return [sql`(select coalesce(json_agg(part), '[]') from (${rows}) part) as ${sql.ident(table.label)}`]
  })
  return sql.join([...own, ...parts])
}

const selectOf = (name: string, table: PersonalTable, which: SqlQuery, now: Date): SqlQuery =>
  sql`select ${contentsOf(name, table, now)} from ${sql.ident(name)} where ${which} order by ${table.order}`

/**
 * Everything that is stored of a person, list by list, under names that people understand; what is published at a later
 * time than `now`, as scores are, is not in it yet.
 */
export async function readCopy(db: Queryable, userId: string, now: Date): Promise<Record<string, unknown[]>> {
  const copy: Record<string, unknown[]> = {}
  for (const [name, table] of Object.entries(personalTables)) {
    if ('within' in table) continue
    copy[table.label] = await db.query(selectOf(name, table, table.whose(userId), now))
  }
  return copy
}
