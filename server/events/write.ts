import type { EventData, EventKind } from '#contract/events'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** What is told to whoever listens to a topic. */
export type Told = {
  readonly [Kind in EventKind]: { readonly topic: string; readonly kind: Kind; readonly data: EventData<Kind> }
}[EventKind]

/**
 * Writes what happened with what made it happen: in one transaction. It is read soon after the commit where the hub is
 * woken (`announce` of a call's context does), and within two seconds anyhow.
 */
export async function writeEvents(tx: Queryable, told: readonly Told[], at: Date): Promise<void> {
  if (told.length === 0) return
  const rows = told.map(
    ({ topic, kind, data }) => sql`(${topic}, ${kind}, ${sql.json(data)}::jsonb, ${at}::timestamptz)`,
  )
  await tx.run(sql`insert into events (topic, kind, data, at) values ${sql.join(rows)}`)
}
