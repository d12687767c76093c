import type { FairKind } from '#contract/fair-kinds'
import type { FairTimeline } from '#contract/fair-timeline'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export interface SeriesToPlan {
  readonly id: number
  readonly kind: FairKind
  readonly title: string
  readonly venue: string
  readonly address: string
  readonly transit: string
  readonly organiser: string
  readonly phone: string
  readonly weekday: number
  readonly everyWeeks: number
  readonly days: number
  readonly opens_minute: number
  readonly closes_minute: number
  readonly plan_template_id: number | null
  readonly booth_fee: number
  readonly rules: unknown
  /** The last day that was planned, YYYY-MM-DD. */
  readonly last_day: string | null
}

/** Series that go on. */
export const listSeriesToPlan = (db: Queryable) =>
  db.query<SeriesToPlan>(sql`
    select s.id, s.kind, s.title, s.venue, s.address, s.transit, s.organiser, s.phone, s.weekday,
      s.every_weeks as "everyWeeks", s.days, s.opens_minute, s.closes_minute, s.plan_template_id, s.booth_fee, s.rules,
      (select max(f.planned_for) from fairs f where f.series_id = s.id) as last_day
    from fair_series s where not s.ended order by s.id`)

interface PlannedFair {
  readonly title: string
  /** YYYY-MM-DD */
  readonly day: string
  readonly timeline: FairTimeline
  readonly html: string
  /** Those that its notice tells. */
  readonly rules: unknown
}

/** Its id; null where the series has a fair for this day. */
export async function insertPlannedFair(
  tx: Queryable,
  seriesId: number,
  { title, day, timeline, html, rules }: PlannedFair,
  now: Date,
): Promise<number | null> {
  const on = (at: number) => new Date(at)
  const [row] = await tx.query<{ id: number }>(sql`
    insert into fairs (series_id, planned_for, kind, title, summary, html, city, district, venue, address, transit, organiser,
      phone, capacity, booth_fee, published_at, apply_from, apply_until, book_from, book_until, register_from, register_until,
      opens_at, closes_at, changed_at, rules, sample)
    select id, ${day}::date, kind, ${title}, summary, ${html}, city, district, venue, address, transit, organiser, phone,
      capacity, booth_fee, ${on(timeline.publishedAt)}, ${on(timeline.applyFrom)}, ${on(timeline.applyUntil)},
      ${on(timeline.bookFrom)}, ${on(timeline.bookUntil)}, ${on(timeline.registerFrom)}, ${on(timeline.registerUntil)},
      ${on(timeline.opensAt)}, ${on(timeline.closesAt)}, ${now}, ${rules === null ? null : sql.json(rules)}::jsonb, sample
    from fair_series where id = ${seriesId} and not ended
    on conflict (series_id, planned_for) do nothing returning id`)
  return row?.id ?? null
}

/** One hall with its booths after a template; public services pay nothing, a large booth twice the fee. */
export const layOut = (tx: Queryable, fairId: number, templateId: number, fee: number) =>
  tx.run(sql`
    with template as (select * from fair_plan_templates where id = ${templateId}),
      hall as (
        insert into fair_halls (fair_id, place, name, width, depth, features)
        select ${fairId}, 1, '主展厅', width, depth, features from template returning id)
    insert into fair_booths (fair_id, hall_id, code, kind, x, y, w, h, fee)
    select ${fairId}, hall.id, booth.code, booth.kind, booth.x, booth.y, booth.w, booth.h,
      ${fee}::int * case booth.kind when 'public' then 0 when 'large' then 2 else 1 end
    from template cross join hall cross join lateral jsonb_to_recordset(template.booths)
      as booth (code text, kind text, x int, y int, w int, h int)`)

/** Halls and booths as the series' fair before had them; none where it is the first. */
export async function copyLayout(tx: Queryable, seriesId: number, fairId: number): Promise<void> {
  const before = sql`(
    select f.id from fairs f where f.series_id = ${seriesId} and f.id <> ${fairId}
      and exists (select from fair_halls h where h.fair_id = f.id) order by f.opens_at desc, f.id desc limit 1)`
  await tx.run(sql`
    insert into fair_halls (fair_id, place, name, width, depth, features)
    select ${fairId}, place, name, width, depth, features from fair_halls where fair_id = ${before}`)
  await tx.run(sql`
    insert into fair_booths (fair_id, hall_id, code, kind, x, y, w, h, fee)
    select ${fairId}, own.id, b.code, b.kind, b.x, b.y, b.w, b.h, b.fee
    from fair_booths b join fair_halls h on h.id = b.hall_id join fair_halls own on own.fair_id = ${fairId} and own.place = h.place
    where b.fair_id = ${before} and b.retired_at is null`)
}

/** What the organiser broadcasts, as the series' fair before had it; none where it is the first. */
export const copyLives = (tx: Queryable, seriesId: number, fairId: number) =>
  tx.run(sql`
    insert into fair_lives (fair_id, topic, title, about, speaker, starts_minute, minutes, replay_days, media_key,
      captions_key, sample)
    select ${fairId}, topic, title, about, speaker, starts_minute, minutes, replay_days, media_key, captions_key, sample
    from fair_lives where participation_id is null and fair_id = (
      select f.id from fairs f where f.series_id = ${seriesId} and f.id <> ${fairId}
        and exists (select from fair_lives l where l.fair_id = f.id and l.participation_id is null)
      order by f.opens_at desc, f.id desc limit 1)
    order by id`)
