import { sql } from '../db/sql.ts'
import { isExhibitor } from '../job-fairs/rows.ts'

/** When a slot begins and ends, where its table is `s` and the fair's `f`. */
export const startsAfter = sql`(s.starts_after + s.delayed)`
export const from = sql`f.opens_at + ${startsAfter} * interval '1 minute'`
export const until = sql`f.opens_at + (${startsAfter} + s.minutes) * interval '1 minute'`

export const tables = sql`fair_talk_slots s join fair_participations p on p.id = s.participation_id
  join fairs f on f.id = p.fair_id join companies c on c.id = p.company_id
  left join fair_booths b on b.participation_id = p.id`

/** Slots that can be wished or taken: their exhibitor comes, and the fair is not over before they are. */
export const isOffered = sql`s.withdrawn_at is null and ${isExhibitor} and ${until} <= f.closes_at`

export interface SlotRow {
  readonly id: number
  readonly participation_id: string
  readonly company_id: number
  readonly company: string
  readonly booth: string
  readonly from: string
  readonly until: string
}

export const slotColumns = sql`s.id, s.participation_id, p.company_id, c.name as company, coalesce(b.code, '') as booth,
  ${from} as "from", ${until} as until`
