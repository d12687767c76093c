import type { ParticipationState } from '#contract/fair-participation'
import { checkHolds } from '../../companies/licence-check.ts'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

export interface FairFigures {
  readonly visitors: number
  readonly resumes: number
  readonly intentions: number
}

/** An employer as the frozen archive keeps it. */
export interface ArchivedEmployer {
  readonly name: string
  readonly creditCode: string
  readonly booth: string
  readonly jobs: number
  readonly titles: string
  readonly headcount: number
}

interface PapersRow {
  readonly filing_number: string
  readonly permit_number: string
  /** Beside the figures, what the organiser wrote of it (`html`). */
  readonly results: (FairFigures & { readonly employers?: readonly ArchivedEmployer[] }) | null
  readonly results_hash: string | null
  readonly frozen_at: string | null
}

const columns = sql`filing_number, permit_number, results, results_hash, frozen_at`

export async function findPapers(db: Queryable, fair: string): Promise<PapersRow | undefined> {
  const [row] = await db.query<PapersRow>(sql`select ${columns} from fairs where id = ${fair}`)
  return row
}

interface LockedPapers extends PapersRow {
  readonly closes_at: string
  readonly state: string
}

export async function lockPapers(tx: Queryable, fair: string): Promise<LockedPapers | undefined> {
  const [row] = await tx.query<LockedPapers>(sql`
    select ${columns}, closes_at, state from fairs where id = ${fair} for update`)
  return row
}

interface Filing {
  readonly expected: number
  readonly staff: number
  readonly filedOn: string
  readonly filingNumber: string
  readonly permittedOn: string
  readonly permitNumber: string
}

const dayOf = (day: string) => (day === '' ? null : day)

export const setFiling = (tx: Queryable, fair: string, filing: Filing) =>
  tx.run(sql`
    update fairs set expected = ${filing.expected}, staff = ${filing.staff}, filed_on = ${dayOf(filing.filedOn)}::date,
      filing_number = ${filing.filingNumber}, permitted_on = ${dayOf(filing.permittedOn)}::date,
      permit_number = ${filing.permitNumber} where id = ${fair}`)

/** Figures of a fair that is not frozen; false for one that is. */
export const setResults = async (tx: Queryable, fair: string, results: object): Promise<boolean> =>
  (await tx.run(sql`
    update fairs set results = ${sql.json(results)} where id = ${fair} and frozen_at is null`)) === 1

export const freezeResults = (tx: Queryable, fair: string, given: { results: object; hash: string }, now: Date) =>
  tx.run(sql`
    update fairs set results = ${sql.json(given.results)}, results_hash = ${given.hash}, frozen_at = ${now}
    where id = ${fair} and frozen_at is null`)

/** What an employer brought, where its participation is `p`. */
const shown = sql`
  select count(*)::int as jobs, coalesce(string_agg(j.title, '、' order by f.place), '') as titles,
    coalesce(sum(j.headcount), 0)::int as headcount
  from fair_jobs f join jobs j on j.id = f.job_id where f.participation_id = p.id`

/** Employers who came and whose licence is verified on that day (YYYY-MM-DD in China), by name. */
export const listVerified = (db: Queryable, fair: string, today: string) =>
  db.query<ArchivedEmployer>(sql`
    select c.name, c.credit_code as "creditCode", coalesce(b.code, '') as booth, shown.jobs, shown.titles, shown.headcount
    from fair_participations p join companies c on c.id = p.company_id left join fair_booths b on b.participation_id = p.id
    cross join lateral (${shown}) shown
    where p.fair_id = ${fair} and p.state = 'present' and ${checkHolds(today)} order by c.name, c.id`)

export interface ExhibitorRow extends ArchivedEmployer {
  readonly state: ParticipationState
}

/** Employers with a booth, by its number. */
export const listExhibitors = (db: Queryable, fair: string) =>
  db.query<ExhibitorRow>(sql`
    select c.name, c.credit_code as "creditCode", b.code as booth, p.state, shown.jobs, shown.titles, shown.headcount
    from fair_participations p join companies c on c.id = p.company_id join fair_booths b on b.participation_id = p.id
    cross join lateral (${shown}) shown
    where p.fair_id = ${fair} and p.state in ('booked', 'confirmed', 'present', 'absent') and b.held_until is null
    order by b.code limit 2000`)
