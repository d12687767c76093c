import type { BoothKind } from '#contract/booth-kinds'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
import { isExhibitor } from '../../job-fairs/rows.ts'
import { isOpenOn } from '../../jobs/summary.ts'

/** On a sign there is room for so many. */
const MOST_JOBS = 5

interface JobOnSign {
  readonly title: string
  readonly wageMin: number | null
  readonly wageMax: number | null
  readonly wageMonths: number
  readonly headcount: number
}

export interface SignRow {
  readonly id: number
  readonly code: string
  readonly hall: string
  readonly kind: BoothKind
  /** Null where nobody has it for good. */
  readonly company: string | null
  readonly is_held: boolean
  readonly jobs: readonly JobOnSign[] | null
  readonly job_count: number | null
  readonly face: string | null
  readonly printed_at: string | null
}

/** Every booth of a fair by hall and number, with what its sign shows. `today` is YYYY-MM-DD in China. */
export const listSignRows = (db: Queryable, fair: string, { now, today }: { now: Date; today: string }) =>
  db.query<SignRow>(sql`
    select b.id, b.code, h.name as hall, b.kind, c.name as company,
      (c.name is null and b.participation_id is not null and b.held_until > ${now}) as is_held,
      shown.jobs, shown.job_count, s.face, s.printed_at
    from fair_booths b join fair_halls h on h.id = b.hall_id
      left join fair_participations p on p.id = b.participation_id and b.held_until is null and ${isExhibitor}
      left join companies c on c.id = p.company_id
      left join fair_sign_prints s on s.booth_id = b.id
      left join lateral (
        select count(*)::int as job_count, jsonb_agg(jsonb_build_object('title', o.title, 'wageMin', o.wage_min,
          'wageMax', o.wage_max, 'wageMonths', o.wage_months, 'headcount', o.headcount) order by o.rank)
          filter (where o.rank <= ${MOST_JOBS}) as jobs
        from (
          select j.title, j.wage_min, j.wage_max, j.wage_months, j.headcount,
            row_number() over (order by f.place, j.id) as rank
          from fair_jobs f join jobs j on j.id = f.job_id
          where f.participation_id = p.id and ${isOpenOn(today)}) o) shown on true
    where b.fair_id = ${fair} and b.retired_at is null order by h.place, b.code`)

interface Printed {
  readonly booth: string
  readonly face: string
}

/** How many of these are booths of the fair; the look of each is remembered. */
export const putSignPrints = (tx: Queryable, fair: string, signs: readonly Printed[], now: Date) =>
  tx.run(sql`
    insert into fair_sign_prints (booth_id, face, printed_at)
    select b.id, given.face, ${now}
    from unnest(${signs.map(({ booth }) => booth)}::bigint[], ${signs.map(({ face }) => face)}::text[])
      as given (booth, face)
    join fair_booths b on b.id = given.booth and b.fair_id = ${fair} and b.retired_at is null
    on conflict (booth_id) do update set face = excluded.face, printed_at = excluded.printed_at`)
