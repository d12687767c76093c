import type { Attendee } from '#contract/fair-booking-fields'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { type FieldKey, openText, sealText } from '../field-key.ts'
import { wasOver } from '../job-fairs/clock.ts'

/** Whom an employer sends, opened; to be shown to the employer itself, the fair's desk, and nobody else. */
export async function readAttendees(db: Queryable, key: FieldKey, participation: string): Promise<Attendee[]> {
  const [row] = await db.query<{ sealed: Uint8Array }>(sql`
    select sealed from fair_attendees where participation_id = ${participation}`)
  // It was sealed by putAttendees, with this very shape.
  return row ? (JSON.parse(openText(key, row.sealed)) as Attendee[]) : []
}

export const putAttendees = (
  tx: Queryable,
  key: FieldKey,
  {
    participation,
    people,
    now,
  }: { readonly participation: string; readonly people: readonly Attendee[]; readonly now: Date },
) =>
  tx.run(sql`
    insert into fair_attendees (participation_id, sealed, people, named_at)
    values (${participation}, ${sealText(key, JSON.stringify(people))}, ${people.length}, ${now})
    on conflict (participation_id) do update
      set sealed = excluded.sealed, people = excluded.people, named_at = excluded.named_at`)

/** Forgets whom an employer meant to send: it does not come. */
export const dropAttendees = (tx: Queryable, participation: string) =>
  tx.run(sql`delete from fair_attendees where participation_id = ${participation}`)

/** Forgets who came to fairs that were over before then. */
export const forgetAttendees = (db: Queryable, before: Date) =>
  db.run(sql`
    delete from fair_attendees a using fair_participations p, fairs f
    where p.id = a.participation_id and f.id = p.fair_id and ${wasOver(before)}`)
