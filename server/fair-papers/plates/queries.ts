import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

/** Employers with a booth for good. */
const standing = (fair: string) => sql`
  fair_participations p join companies c on c.id = p.company_id
  join fair_booths b on b.participation_id = p.id and b.held_until is null
  join fair_halls h on h.id = b.hall_id left join fair_attendees a on a.participation_id = p.id
  where p.fair_id = ${fair} and p.state in ('booked', 'confirmed', 'present', 'absent')`

export const listEmployers = (db: Queryable, fair: string) =>
  db.query<{ company: string; booth: string; people: number }>(sql`
    select c.name as company, b.code as booth, coalesce(a.people, 0) as people
    from ${standing(fair)} order by h.place, b.code`)

export interface SealedRow {
  readonly company: string
  readonly booth: string
  readonly sealed: Uint8Array
}

/** Whom employers of a row send, sealed; of all rows where it is ''. */
export const listSealed = (db: Queryable, fair: string, row: string) =>
  db.query<SealedRow>(sql`
    select c.name as company, b.code as booth, a.sealed from ${standing(fair)} and a.sealed is not null
      and (${row} = '' or rtrim(b.code, '0123456789') = ${row}) order by h.place, b.code`)
