import type pg from 'pg'
import type { Connection, Driver, Reply } from '../driver.ts'
import { DbError, sqlState, sqlStates } from '../errors.ts'
import type { SqlQuery } from '../sql.ts'
import { parserFor } from '../types.ts'
import { encodeValue } from '../values.ts'
import { toDbError } from './errors.ts'

const { connectionLost } = sqlStates

const types = { getTypeParser: (oid: number) => parserFor(oid) }

/** A script may take as long as it likes: as long as a timer can run, in ms. */
const noLimit = { query_timeout: 2 ** 31 - 1 }

async function execute(target: pg.Pool | pg.PoolClient, statement: SqlQuery): Promise<Reply> {
  const limit = statement.isScript ? noLimit : {}
  const query = { text: statement.text, values: statement.values.map(encodeValue), types, ...limit }
  try {
    const result: pg.QueryResult | pg.QueryResult[] = await target.query(query)
    return Array.isArray(result) ? summed(result) : replyOf(result)
  } catch (error) {
    throw toDbError(error)
  }
}

function replyOf({ rows, rowCount, command }: pg.QueryResult): Reply {
  return { rows, count: command === 'SELECT' ? 0 : (rowCount ?? 0), command }
}

/** A script's answer: the rows of its last statement, the rows touched by all. */
function summed(results: readonly pg.QueryResult[]): Reply {
  const replies = results.map(replyOf)
  const count = replies.reduce((sum, reply) => sum + reply.count, 0)
  return { rows: [], command: '', ...replies.at(-1), count }
}

/** The engine driver over a pool of connections. */
export function postgresDriver(pool: pg.Pool): Driver {
  return {
    engine: 'postgres',
    execute: statement => execute(pool, statement),
    async hold(work) {
      const client = await pool.connect().catch((error: unknown) => {
        throw toDbError(error)
      })
      let isBroken = false
      // A cut connection also fails its next statement; without a listener the event alone would end the process.
      const onCut = () => {
        isBroken = true
      }
      client.on('error', onCut)
      const connection: Connection = {
        async execute(statement) {
          // What stands behind a statement that got no answer would wait as long again.
          if (isBroken) throw new DbError('the connection to the database was lost', { code: connectionLost })
          try {
            return await execute(client, statement)
          } catch (error) {
            if (sqlState(error) === connectionLost) onCut()
            throw error
          }
        },
      }
      try {
        return await work(connection, onCut)
      } finally {
        client.off('error', onCut)
        client.release(isBroken)
      }
    },
    close: () => pool.end(),
  }
}
