import { eachApart, inPortions } from '../apart.ts'
import type { Db, Queryable } from '../db/db.ts'
import type { SqlQuery } from '../db/sql.ts'
import type { OutgoingMessage } from '../outbox.ts'
import type { RegistrationRow } from './queries/registrations.ts'
import { BATCH, listDue, takeDue } from './queries/waiting.ts'

export type Messages = readonly OutgoingMessage[]

interface Work {
  readonly work: (tx: Queryable, row: RegistrationRow) => Promise<Messages>
  /** Sends what there is to say about one, once that is done. */
  readonly send?: (message: OutgoingMessage) => Promise<void>
}

/**
 * Does something to all that a condition finds, each in a transaction of its own. One that fails keeps no other from it;
 * what somebody else holds is left for the next round. Throws as `eachApart` does.
 */
export const forAll = (db: Db, which: SqlQuery, now: Date, { work, send }: Work): Promise<void> =>
  eachApart(
    inPortions<{ id: string }>(BATCH, (after, limit) => listDue(db, which, after?.id, limit)),
    ({ id }) => id,
    async ({ id }) => {
      const said = await db.tx(async tx => {
        const row = await takeDue(tx, id, which, now)
        return row ? work(tx, row) : []
      })
      if (send) for (const message of said) await send(message)
    },
  )
