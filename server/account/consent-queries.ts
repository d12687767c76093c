import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

interface ConsentEntry {
  readonly purpose: string
  readonly version: string
  readonly given_at: string
  readonly withdrawn_at: string | null
}

/** Newest first. */
export const listConsentRows = (db: Queryable, userId: string) =>
  db.query<ConsentEntry>(sql`
    select purpose, version, given_at, withdrawn_at from consents
    where user_id = ${userId} order by given_at desc, purpose, version`)

/** Withdraws every version that still stands; how many there were. */
export const withdrawRows = (tx: Queryable, userId: string, purpose: string, now: Date) =>
  tx.run(sql`
    update consents set withdrawn_at = ${now}
    where user_id = ${userId} and purpose = ${purpose} and withdrawn_at is null`)

interface NewServiceman {
  readonly userId: string
  readonly branch: string
  readonly enlistedOn: string
  readonly dischargedOn: string
  readonly placement: string
  readonly city: string
  readonly resumeId: string
  readonly now: Date
}

export const insertServiceman = (tx: Queryable, person: NewServiceman) =>
  tx.run(sql`
    insert into servicemen (user_id, branch, enlisted_on, discharged_on, placement, city, resume_id, created_at)
    values (${person.userId}, ${person.branch}, ${person.enlistedOn}, ${person.dischargedOn}, ${person.placement},
      ${person.city}, ${person.resumeId}, ${person.now})`)

export const deleteServiceman = (tx: Queryable, userId: string) =>
  tx.run(sql`delete from servicemen where user_id = ${userId}`)
