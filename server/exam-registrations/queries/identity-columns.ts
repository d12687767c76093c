import { identityLabels, type OpenIdentity } from '#contract/exam-identity'
import { type SqlQuery, sql } from '../../db/sql.ts'

/** Where a registration keeps each answer of who registers that stands in the open. */
const columns = { name: 'name', phone: 'phone' } as const satisfies Record<keyof OpenIdentity, string>

const names = Object.keys(columns) as (keyof OpenIdentity)[]

/** The columns of `OpenIdentity`, of the table that stands under this name in the query. */
export const identityColumns = (table: string): SqlQuery =>
  sql.join(names.map(name => sql`${sql.ident(table, columns[name])} as ${sql.ident(name)}`))

/** Writes who registers: the part of an `update exam_registrations set`. */
export const setIdentity = (identity: Readonly<OpenIdentity>): SqlQuery =>
  sql.join(names.map(name => sql`${sql.ident(columns[name])} = ${identity[name]}`))

/** Forgets who registers but for what is kept, in the same way. */
export const forgetIdentity = (...kept: readonly (keyof OpenIdentity)[]): SqlQuery =>
  sql.join(names.filter(name => !kept.includes(name)).map(name => sql`${sql.ident(columns[name])} = ''`))

/** Under which label each column stands in a person's copy of their data. */
export const identityCopy: Readonly<Record<string, string>> = Object.fromEntries(
  names.map(name => [columns[name], identityLabels[name]]),
)
