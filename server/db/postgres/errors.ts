import { DatabaseError } from 'pg'
import { DbError, sqlState, sqlStates } from '../errors.ts'

/** What pg threw, as a DbError: the server's own state, or 08006 when the connection failed. */
export function toDbError(error: unknown): unknown {
  if (error instanceof DatabaseError) {
    const { message, code = sqlStates.internal, constraint, table, column, position } = error
    const at = position === undefined ? undefined : Number(position)
    return new DbError(message, { code, constraint, table, column, position: at })
  }
  if (error instanceof TypeError || error instanceof RangeError) return error
  const message = error instanceof Error ? error.message : String(error)
  return new DbError(`connection to the database failed: ${sqlState(error) ?? message}`, {
    code: sqlStates.connectionLost,
  })
}
