import { AsyncLocalStorage } from 'node:async_hooks'
import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Db, noSignals, type Queryable } from './db.ts'
import type { Connection, Driver } from './driver.ts'
import { DbError, isWorthRetrying, sqlStates } from './errors.ts'
import { type SqlQuery, sql } from './sql.ts'

const TRIES = 3

interface Scope {
  open: boolean
}

function queryable(connection: Connection, check: () => void): Queryable {
  return {
    async query<Row>(statement: SqlQuery) {
      check()
      const reply = await connection.execute(statement)
      return reply.rows as unknown as Row[]
    },
    async run(statement) {
      check()
      const reply = await connection.execute(statement)
      return reply.count
    },
  }
}

/** The `Db` over an engine's driver: the one place where transactions begin, commit, roll back and are retried. */
export function createDb(driver: Driver): Db {
  const current = new AsyncLocalStorage<Scope>()

  const refuseInsideTransaction = () => {
    if (current.getStore()?.open)
      throw new Error('the database was used inside its own transaction: use the tx argument')
  }

  async function once<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    return driver.hold(async (connection, broken) => {
      await connection.execute(sql`begin`)
      const scope: Scope = { open: true }
      const tx = queryable(connection, () => {
        if (!scope.open) throw new Error('this transaction is over')
      })
      try {
        const result = await current.run(scope, () => work(tx))
        scope.open = false
        const { command } = await connection.execute(sql`commit`)
        if (command === 'ROLLBACK') {
          throw new DbError('a statement of this transaction had failed, so it was rolled back', {
            code: sqlStates.abortedTransaction,
          })
        }
        return result
      } catch (error) {
        scope.open = false
        await connection.execute(sql`rollback`).catch(broken)
        throw error
      }
    })
  }

  const direct = queryable(driver, refuseInsideTransaction)
  let closing: Promise<void> | undefined

  const tx: Db['tx'] = async work => {
    refuseInsideTransaction()
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(work)
      } catch (error) {
        if (attempt === TRIES || !isWorthRetrying(error)) throw error
        await delay(randomInt(5, 25 * attempt))
      }
    }
  }

  return {
    engine: driver.engine,
    ...direct,
    tx,
    reserved: { tx },
    signals: noSignals,
    async ping() {
      await direct.query(sql`select 1`)
    },
    close() {
      closing ??= driver.close()
      return closing
    },
  }
}
