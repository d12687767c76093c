interface DbErrorFields {
  readonly code: string
  readonly constraint?: string | undefined
  readonly table?: string | undefined
  readonly column?: string | undefined
  readonly position?: number | undefined
}

/**
 * What a statement failed with: SQLSTATE in `code`. The server's detail line is left out on purpose
 * (it quotes rows), and so is the offending value of a data exception: errors are logged, people's data is not.
 */
export class DbError extends Error {
  override readonly name = 'DbError'
  readonly code: string
  readonly constraint: string | undefined
  readonly table: string | undefined
  readonly column: string | undefined
  /** Offset of the fault in the statement, from 1. */
  readonly position: number | undefined

  constructor(message: string, fields: DbErrorFields) {
    super(fields.code.startsWith('22') ? message.replaceAll(/".*"/gs, '"…"') : message)
    this.code = fields.code
    this.constraint = fields.constraint
    this.table = fields.table
    this.column = fields.column
    this.position = fields.position
  }
}

/** The database cannot be opened; `message` is one line meant for the operator's screen, in Chinese and English. */
export class DbOpenError extends Error {
  override readonly name = 'DbOpenError'
}

/** States that the engines and this folder use by name. */
export const sqlStates = {
  connectionLost: '08006',
  queryStopped: '57014',
  shutdown: '57P01',
  abortedTransaction: '25P02',
  internal: 'XX000',
  notSupported: '0A000',
} as const

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined
}

/** SQLSTATE of an error, also when a layer above wrapped it; undefined when it has none. */
export function sqlState(error: unknown): string | undefined {
  const code = property(error, 'code') ?? property(property(error, 'cause'), 'code')
  return typeof code === 'string' ? code : undefined
}

function violates(state: string, error: unknown, constraint: string | undefined): boolean {
  if (sqlState(error) !== state) return false
  const named = property(error, 'constraint') ?? property(property(error, 'cause'), 'constraint')
  return constraint === undefined || named === constraint
}

/** A row with this key is there already (of that very constraint or unique index, when named). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return violates('23505', error, constraint)
}

/** The row pointed to does not exist, or is still pointed to. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return violates('23503', error, constraint)
}

/**
 * States in which the database cannot answer at the moment, whatever it is asked: no connection (08), no memory, disk or
 * connection left (53), starting or stopping (57P), stopped for taking too long, its disk fails (58), only a copy to read.
 */
const unavailableStates = /^(08...|53...|57P..|57014|58...|25006)$/

/** The same may succeed when the database is well again; nothing is wrong with what was asked. */
export const isUnavailable = (error: unknown): boolean => unavailableStates.test(sqlState(error) ?? '')

/** A prepared statement whose tables were changed since a connection planned it, by a migration of another copy. */
export const isOutdatedPlan = (error: unknown): boolean =>
  sqlState(error) === sqlStates.notSupported && /cached plan must not change/.test(String(error))

/** Serialization failure, deadlock or a plan that is outdated: the same transaction may succeed when run again. */
export function isWorthRetrying(error: unknown): boolean {
  const state = sqlState(error)
  return state === '40001' || state === '40P01' || isOutdatedPlan(error)
}
