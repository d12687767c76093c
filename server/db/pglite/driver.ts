import type { Connection, Driver } from '../driver.ts'
import type { SqlQuery } from '../sql.ts'
import { encodeValue } from '../values.ts'
import type { EngineAnswer, EngineRequest } from './engine.ts'
import { readAnswer } from './reply.ts'
import { Turnstile } from './turnstile.ts'

/** One PGlite session, in this thread or in another. Requests are answered in the order they are made. */
export interface Session {
  run(request: EngineRequest): Promise<EngineAnswer>
  close(): Promise<void>
}

/** The engine driver over one PGlite session. */
export function pgliteDriver(session: Session): Driver {
  const turnstile = new Turnstile()
  const execute = async (statement: SqlQuery) =>
    readAnswer(await session.run({ text: statement.text, values: statement.values.map(encodeValue) }))
  const connection: Connection = { execute }

  return {
    engine: 'pglite',
    execute: statement => turnstile.pass(() => execute(statement)),
    hold: work => turnstile.hold(() => work(connection, () => {})),
    close: () => turnstile.hold(() => session.close()),
  }
}
