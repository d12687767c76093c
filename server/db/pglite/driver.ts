import type { Driver } from '../driver.ts'
import type { SqlQuery } from '../sql.ts'
import { encodeValue } from '../values.ts'
import { readAnswer } from './reply.ts'
import type { RunOptions, Session } from './session.ts'
import { Turnstile } from './turnstile.ts'

/** The engine driver over one PGlite session. */
export function pgliteDriver(session: Session): Driver {
  const turnstile = new Turnstile()

  const execute = async (statement: SqlQuery, options: RunOptions) => {
    const request = { text: statement.text, values: statement.values.map(encodeValue) }
    return readAnswer(await session.run(request, { ...options, patient: statement.isScript }))
  }

  return {
    engine: 'pglite',
    execute: statement => turnstile.pass(() => execute(statement, {})),
    hold: work =>
      turnstile.hold(() => {
        const { epoch } = session
        return work({ execute: statement => execute(statement, { epoch }) }, () => {})
      }),
    close: () => turnstile.hold(() => session.close()),
  }
}
