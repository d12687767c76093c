import type { Exhibitor } from '#contract/fair-halls'
import { type CheckRow, checkColumns } from '../companies/licence-check.ts'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { isExhibitor } from '../job-fairs/rows.ts'
import { isOpenOn } from '../jobs/summary.ts'

export interface StandingRow {
  readonly participation_id: string
  readonly name: string
  readonly short_name: string
  readonly trade: string
  readonly tags: string[]
  readonly booth: string
  readonly hall_id: string
}

/** Everybody who stands at a fair, by booth; those without one last. There are hundreds at most. */
export const listStanding = (db: Queryable, fair: string) =>
  db.query<StandingRow>(sql`
    select p.id as participation_id, c.name, c.short_name, c.trade, p.tags, coalesce(b.code, '') as booth,
      coalesce(b.hall_id::text, '') as hall_id
    from fair_participations p join companies c on c.id = p.company_id
      left join fair_booths b on b.participation_id = p.id left join fair_halls h on h.id = b.hall_id
    where p.fair_id = ${fair} and ${isExhibitor} order by h.place nulls last, b.code, c.id`)

export interface ExhibitorRow extends StandingRow, CheckRow {
  readonly company_id: number
  readonly logo_file: string | null
  readonly company_type: string
  readonly scale: string
  readonly city: string
  readonly district: string
  readonly account_kind: Exhibitor['accountKind']
  readonly hall: string
  readonly jobs: number
  readonly headcount: number
  readonly top: {
    id: number
    title: string
    wage_min: number | null
    wage_max: number | null
    wage_months: number
    education: string
    open: boolean
  }[]
}

/** What cards show of these, in the order of the ids. `today` is YYYY-MM-DD in China. */
export const listExhibitorRows = (db: Queryable, participations: readonly string[], today: string) =>
  db.query<ExhibitorRow>(sql`
    select p.id as participation_id, p.company_id, c.name, c.short_name, c.logo_file, c.trade, c.company_type, c.scale,
      c.city, c.district, ${checkColumns(today)}, c.account_kind, p.tags, coalesce(b.code, '') as booth,
      coalesce(h.id::text, '') as hall_id, coalesce(h.name, '') as hall, offered.jobs, offered.headcount, offered.top
    from unnest(${[...participations]}::uuid[]) with ordinality as wanted (id, place)
      join fair_participations p on p.id = wanted.id join companies c on c.id = p.company_id
      left join fair_booths b on b.participation_id = p.id left join fair_halls h on h.id = b.hall_id
      cross join lateral (
        select count(*)::int as jobs, coalesce(sum(o.headcount), 0)::int as headcount,
          coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'title', o.title, 'wage_min', o.wage_min, 'wage_max', o.wage_max,
            'wage_months', o.wage_months, 'education', o.education, 'open', o.open) order by o.rank)
            filter (where o.rank <= 3), '[]') as top
        from (
          select j.*, ${isOpenOn(today)} as open,
            row_number() over (order by ${isOpenOn(today)} desc, fj.place, j.id) as rank
          from fair_jobs fj join jobs j on j.id = fj.job_id
          where fj.participation_id = p.id and j.status <> 'draft') o) offered
    order by wanted.place`)
