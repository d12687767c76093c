import type { Db, Queryable } from '../db/db.ts'
import type { SqlQuery } from '../db/sql.ts'
import type { OutgoingMessage } from '../outbox.ts'
import type { RegistrationRow } from './queries/registrations.ts'
import { BATCH, takeWhere } from './queries/waiting.ts'

export type Messages = readonly OutgoingMessage[]
type Work = (tx: Queryable, row: RegistrationRow) => Promise<Messages>

/** Does something to all that a condition finds, some in each transaction, and gives what is to be sent about it. */
export async function forAll(db: Db, which: SqlQuery, now: Date, work: Work): Promise<Messages> {
  const messages: OutgoingMessage[] = []
  let done = BATCH
  while (done === BATCH) {
    const batch = await db.tx(async tx => {
      const rows = await takeWhere(tx, which, now)
      const said: OutgoingMessage[] = []
      for (const row of rows) said.push(...(await work(tx, row)))
      return { rows: rows.length, said }
    })
    messages.push(...batch.said)
    done = batch.rows
  }
  return messages
}
