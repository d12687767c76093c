import type { Db, Queryable } from './db.ts'
import type { SqlQuery, SqlValue } from './sql.ts'

/** A database that fails in every statement with one of these values: rows of which nothing can be made. */
export function poisoned(db: Db, ...values: readonly SqlValue[]): Db {
  const refuse = ({ values: given }: SqlQuery) => {
    if (given.some(value => values.includes(value))) throw new Error('This row is poisoned')
  }
  const over = (one: Queryable): Queryable => ({
    query: async statement => {
      refuse(statement)
      return one.query(statement)
    },
    run: async statement => {
      refuse(statement)
      return one.run(statement)
    },
  })
  return { ...db, ...over(db), tx: work => db.tx(tx => work(over(tx))) }
}
