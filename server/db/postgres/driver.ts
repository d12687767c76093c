import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Connection, Driver, Reply } from '../driver.ts'
import { DbError, isOutdatedPlan, sqlState, sqlStates } from '../errors.ts'
import type { SqlQuery } from '../sql.ts'
import { parserFor } from '../types.ts'
import { encodeValue } from '../values.ts'
import { toDbError } from './errors.ts'

const { connectionLost } = sqlStates

const types = { getTypeParser: (oid: number) => parserFor(oid) }

/** A script may take as long as it likes: as long as a timer can run, in ms. */
const noLimit = { query_timeout: 2 ** 31 - 1 }

/** Names of prepared statements by their text; null for one that is planned anew each time from now on, because its tables were changed. */
const names = new Map<string, string | null>()

function nameOf(text: string): string | null {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

async function execute(target: pg.Pool | pg.PoolClient, statement: SqlQuery): Promise<Reply> {
  const { text, isScript, isPrepared } = statement
  const limit = isScript ? noLimit : {}
  const name = isPrepared ? nameOf(text) : null
  const query = { text, values: statement.values.map(encodeValue), types, ...limit, ...(name !== null && { name }) }
  try {
    const result: pg.QueryResult | pg.QueryResult[] = await target.query(query)
    return Array.isArray(result) ? summed(result) : replyOf(result)
  } catch (error) {
    if (name !== null && isOutdatedPlan(error)) names.set(text, null)
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
    execute: statement =>
      execute(pool, statement).catch((error: unknown) => {
        if (isOutdatedPlan(error)) return execute(pool, statement)
        throw error
      }),
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
