import type { FairKind } from '#contract/fair-kinds'
import type { ParticipationState } from '#contract/fair-participation'
import type { FairState } from '#contract/fair-timeline'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { RuledFair } from '../job-fairs/fair-rules.ts'

/** What booking goes by: one employer at one fair, with the booth that it has or that is held for it. */
export interface ParticipationRow extends RuledFair {
  readonly id: string
  readonly fair_id: number
  readonly company_id: number
  readonly company: string
  readonly state: ParticipationState
  readonly reason: string
  readonly waits_for: string
  readonly fair: string
  readonly fair_kind: FairKind
  readonly fair_state: FairState
  readonly apply_from: string
  readonly apply_until: string
  readonly book_from: string
  readonly book_until: string
  readonly register_from: string
  readonly register_until: string
  readonly opens_at: string
  readonly closes_at: string
  readonly booth_id: number | null
  readonly booth_code: string | null
  readonly booth_kind: string | null
  readonly booth_fee: number | null
  /** Until when the booth is held; null for one that is promised. */
  readonly held_until: string | null
  readonly attendees: number
}

export const participationColumns = sql`p.id, p.fair_id, p.company_id, c.name as company, p.state, p.reason, p.waits_for,
  f.title as fair, f.kind as fair_kind, f.state as fair_state, f.published_at, f.rules as fair_rules, f.apply_from,
  f.apply_until, f.book_from, f.book_until, f.register_from, f.register_until, f.opens_at, f.closes_at, b.id as booth_id,
  b.code as booth_code, b.kind as booth_kind, b.fee as booth_fee, b.held_until, coalesce(a.people, 0) as attendees`

export const participationTables = sql`fair_participations p join fairs f on f.id = p.fair_id
  join companies c on c.id = p.company_id left join fair_booths b on b.participation_id = p.id
  left join fair_attendees a on a.participation_id = p.id`

export async function findParticipation(db: Queryable, id: string): Promise<ParticipationRow | undefined> {
  const [row] = await db.query<ParticipationRow>(sql`
    select ${participationColumns} from ${participationTables} where p.id = ${id}`)
  return row
}

/**
 * The fair, held until the transaction ends: who gets which booth, who waits and who is offered what is decided one after
 * the other. Everything about booths takes this lock first, then that of a participation.
 */
export const lockFair = (tx: Queryable, fair: string | number) =>
  tx.query(sql`select 1 from fairs where id = ${fair} for no key update`)

/** The participation, held with its fair. */
export async function lockParticipation(tx: Queryable, id: string): Promise<ParticipationRow | undefined> {
  const [known] = await tx.query<{ fair_id: number }>(sql`select fair_id from fair_participations where id = ${id}`)
  if (!known) return undefined
  await lockFair(tx, known.fair_id)
  await tx.query(sql`select 1 from fair_participations where id = ${id} for update`)
  return findParticipation(tx, id)
}

/** Everybody of the company who may act for it at fairs. */
export async function listRecruiters(tx: Queryable, company: number): Promise<string[]> {
  const rows = await tx.query<{ user_id: string }>(sql`
    select user_id from company_members where company_id = ${company} and role in ('recruiter', 'owner') order by user_id`)
  return rows.map(({ user_id }) => user_id)
}
