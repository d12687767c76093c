import type { FairEquipment } from '#contract/fair-contract'
import { activeParticipations, type ParticipationState } from '#contract/fair-participation'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

export interface FileRow {
  readonly state: ParticipationState
  readonly is_active: boolean
  readonly company: string
  readonly credit_code: string
  readonly booth: string
  readonly equipment: readonly FairEquipment[]
  readonly wishes: string
  readonly reason: string
  readonly created_at: string
  readonly jobs: number
  readonly headcount: number
  readonly titles: string
  readonly people: number
  readonly sealed: Uint8Array | null
}

/** Every application of a fair, by booth; those without one by name. There are hundreds at most. */
export const listFileRows = (db: Queryable, fair: string, now: Date) =>
  db.query<FileRow>(sql`
    select p.state, p.state = any(${[...activeParticipations]}::text[]) as is_active, c.name as company, c.credit_code,
      coalesce(b.code, '') as booth, p.equipment, p.wishes, p.reason, p.created_at, brought.jobs, brought.headcount,
      brought.titles, coalesce(a.people, 0) as people, a.sealed
    from fair_participations p join companies c on c.id = p.company_id
      left join fair_booths b on b.participation_id = p.id and (b.held_until is null or b.held_until > ${now})
      left join fair_halls h on h.id = b.hall_id left join fair_attendees a on a.participation_id = p.id
      cross join lateral (
        select count(*)::int as jobs, coalesce(sum(j.headcount), 0)::int as headcount,
          coalesce(string_agg(j.title, '、' order by fj.place), '') as titles
        from fair_jobs fj join jobs j on j.id = fj.job_id where fj.participation_id = p.id) brought
    where p.fair_id = ${fair} order by h.place nulls last, b.code, c.name, p.id`)
