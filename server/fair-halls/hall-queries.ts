import type { FairBooth, FairHall } from '#contract/fair-halls'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { isExhibitor } from '../job-fairs/rows.ts'

interface HallRow {
  readonly id: number
  readonly name: string
  readonly width: number
  readonly depth: number
  readonly features: FairHall['features']
}

export const listHallRows = (db: Queryable, fair: string) =>
  db.query<HallRow>(sql`
    select id, name, width, depth, features from fair_halls where fair_id = ${fair} order by place`)

interface BoothRow {
  readonly id: number
  readonly hall_id: number
  readonly code: string
  readonly kind: FairBooth['kind']
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly fee: number
  readonly state: FairBooth['state']
  readonly company_id: number | null
  readonly participation: string | null
  readonly company: string | null
  readonly tags: string[] | null
  readonly jobs: number
}

/** Booths with who stands there. Whoever holds one, or has one and does not come, is named to nobody. */
export const listBoothRows = (db: Queryable, fair: string, now: Date) =>
  db.query<BoothRow>(sql`
    with offered as materialized (
      select fj.participation_id, count(*)::int as jobs
      from fair_participations p join fair_jobs fj on fj.participation_id = p.id join jobs j on j.id = fj.job_id
      where p.fair_id = ${fair} and ${isExhibitor} and j.status <> 'draft' group by 1)
    select b.id, b.hall_id, b.code, b.kind, b.x, b.y, b.w, b.h, b.fee,
      case when b.participation_id is null or b.held_until <= ${now} then 'free'
        when b.held_until is not null then 'held' else 'taken' end as state,
      c.id as company_id, p.id as participation, c.name as company, p.tags, coalesce(o.jobs, 0) as jobs
    from fair_booths b
      left join fair_participations p on p.id = b.participation_id and b.held_until is null and ${isExhibitor}
      left join companies c on c.id = p.company_id left join offered o on o.participation_id = p.id
    where b.fair_id = ${fair} and b.retired_at is null order by b.hall_id, b.code`)

interface TemplateRow {
  readonly id: number
  readonly name: string
  readonly width: number
  readonly depth: number
  readonly booths: Pick<FairBooth, 'code' | 'kind' | 'x' | 'y' | 'w' | 'h'>[]
  readonly features: FairHall['features']
}

export const listTemplateRows = (db: Queryable) =>
  db.query<TemplateRow>(sql`
    select id, name, width, depth, booths, features from fair_plan_templates order by jsonb_array_length(booths), id`)
