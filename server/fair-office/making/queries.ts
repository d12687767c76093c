import type { FairKind } from '#contract/fair-kinds'
import type { PlannedBooth } from '#contract/fair-plan'
import type { FairTimeline } from '#contract/fair-timeline'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
import type { FairRow } from '../../job-fairs/rows.ts'

/** What a fair's form is made of; amounts in fen. */
export interface FormRow
  extends Pick<
    FairRow,
    | 'kind'
    | 'title'
    | 'city'
    | 'district'
    | 'venue'
    | 'organiser'
    | 'state'
    | 'series_id'
    | 'published_at'
    | 'apply_from'
    | 'apply_until'
    | 'book_from'
    | 'book_until'
    | 'register_from'
    | 'register_until'
    | 'opens_at'
    | 'closes_at'
  > {
  readonly id: number
  readonly summary: string
  readonly html: string
  readonly address: string
  readonly transit: string
  readonly phone: string
  readonly capacity: number
  readonly booth_fee: number
  readonly version: number
}

const formColumns = sql`id, series_id, kind, title, summary, html, city, district, venue, address, transit, organiser, phone,
  capacity, booth_fee, state, published_at, apply_from, apply_until, book_from, book_until, register_from,
  register_until, opens_at, closes_at, version`

export async function findFairForm(db: Queryable, fair: string): Promise<FormRow | undefined> {
  const [row] = await db.query<FormRow>(sql`select ${formColumns} from fairs where id = ${fair}`)
  return row
}

/** The same, held until the transaction ends. */
export async function lockFairForm(tx: Queryable, fair: string): Promise<FormRow | undefined> {
  const [row] = await tx.query<FormRow>(sql`select ${formColumns} from fairs where id = ${fair} for update`)
  return row
}

export interface SeriesRow {
  readonly id: number
  readonly kind: FairKind
  readonly title: string
  readonly summary: string
  readonly city: string
  readonly district: string
  readonly venue: string
  readonly address: string
  readonly transit: string
  readonly organiser: string
  readonly phone: string
  readonly weekday: number
  readonly days: number
  readonly opens_minute: number
  readonly closes_minute: number
  readonly plan_template_id: number | null
  readonly capacity: number
  readonly booth_fee: number
}

const ofCities = (cities: readonly string[]) =>
  cities.includes('360000') ? sql`true` : sql`city = any(${[...cities]}::text[])`

export const listSeries = (db: Queryable, cities: readonly string[]) =>
  db.query<{ id: number; title: string }>(sql`
    select id, title from fair_series where not ended and ${ofCities(cities)} order by title, id`)

export async function findSeries(db: Queryable, id: string): Promise<SeriesRow | undefined> {
  const [row] = await db.query<SeriesRow>(sql`
    select id, kind, title, summary, city, district, venue, address, transit, organiser, phone, weekday, days,
      opens_minute, closes_minute, plan_template_id, capacity, booth_fee
    from fair_series where id = ${id}`)
  return row
}

/** The latest fairs of these, to be held again. */
export const listFormer = (db: Queryable, fairs: readonly number[]) =>
  db.query<{ id: number; title: string }>(sql`
    select id, title from fairs where id = any(${[...fairs]}::bigint[]) order by opens_at desc, id desc limit 50`)

export const listTemplates = (db: Queryable) =>
  db.query<{ id: number; name: string; booths: number }>(sql`
    select id, name, jsonb_array_length(booths)::int as booths from fair_plan_templates order by id`)

export interface TemplateRow {
  readonly width: number
  readonly depth: number
  readonly booths: readonly PlannedBooth[]
  readonly features: readonly unknown[]
}

export async function findTemplate(db: Queryable, id: string): Promise<TemplateRow | undefined> {
  const [row] = await db.query<TemplateRow>(sql`
    select width, depth, booths, features from fair_plan_templates where id = ${id}`)
  return row
}

/** What a form says, as it is kept. */
export interface FairValues {
  readonly kind: FairKind
  readonly title: string
  readonly summary: string
  readonly html: string
  readonly city: string
  readonly district: string
  readonly venue: string
  readonly address: string
  readonly transit: string
  readonly organiser: string
  readonly phone: string
  readonly capacity: number
  readonly boothFee: number
  readonly timeline: FairTimeline
}

const on = (at: number) => new Date(at)

export async function insertFair(tx: Queryable, values: FairValues, series: string, now: Date): Promise<number> {
  const { timeline: t, ...v } = values
  const [row] = await tx.query<{ id: number }>(sql`
    insert into fairs (series_id, kind, title, summary, html, city, district, venue, address, transit, organiser, phone,
      capacity, booth_fee, published_at, apply_from, apply_until, book_from, book_until, register_from, register_until,
      opens_at, closes_at, changed_at, rules)
    values (${series === '' ? null : series}::bigint, ${v.kind}, ${v.title}, ${v.summary}, ${v.html}, ${v.city},
      ${v.district}, ${v.venue}, ${v.address}, ${v.transit}, ${v.organiser}, ${v.phone}, ${v.capacity}, ${v.boothFee},
      ${on(t.publishedAt)}, ${on(t.applyFrom)}, ${on(t.applyUntil)}, ${on(t.bookFrom)}, ${on(t.bookUntil)},
      ${on(t.registerFrom)}, ${on(t.registerUntil)}, ${on(t.opensAt)}, ${on(t.closesAt)}, ${now},
      (select rules from fair_series where id = ${series === '' ? null : series}::bigint))
    returning id`)
  if (!row) throw new Error('nothing came back')
  return row.id
}

/** Writes a form over the fair as it was at `version`; false where somebody was quicker. */
export async function updateFair(
  tx: Queryable,
  { fair, version, isNews }: { readonly fair: string; readonly version: number; readonly isNews: boolean },
  { timeline: t, ...v }: FairValues,
  now: Date,
): Promise<boolean> {
  const count = await tx.run(sql`
    update fairs set kind = ${v.kind}, title = ${v.title}, summary = ${v.summary}, html = ${v.html}, city = ${v.city},
      district = ${v.district}, venue = ${v.venue}, address = ${v.address}, transit = ${v.transit},
      organiser = ${v.organiser}, phone = ${v.phone}, capacity = ${v.capacity}, booth_fee = ${v.boothFee},
      published_at = ${on(t.publishedAt)}, apply_from = ${on(t.applyFrom)}, apply_until = ${on(t.applyUntil)},
      book_from = ${on(t.bookFrom)}, book_until = ${on(t.bookUntil)}, register_from = ${on(t.registerFrom)},
      register_until = ${on(t.registerUntil)}, opens_at = ${on(t.opensAt)}, closes_at = ${on(t.closesAt)},
      changed_at = ${now}, version = version + 1, sequence = sequence + ${isNews ? 1 : 0}::int
    where id = ${fair} and version = ${version}`)
  return count === 1
}

interface NewHall {
  readonly name: string
  readonly width: number
  readonly depth: number
  readonly features: readonly unknown[]
  readonly booths: readonly (PlannedBooth & { readonly fee: number })[]
}

export async function insertHall(tx: Queryable, fair: number, place: number, hall: NewHall): Promise<void> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into fair_halls (fair_id, place, name, width, depth, features)
    values (${fair}, ${place}, ${hall.name}, ${hall.width}, ${hall.depth}, ${sql.json(hall.features)}) returning id`)
  await tx.run(sql`
    insert into fair_booths (fair_id, hall_id, code, kind, x, y, w, h, fee)
    select ${fair}, ${row?.id ?? 0}, b.code, b.kind, b.x, b.y, b.w, b.h, b.fee
    from jsonb_to_recordset(${sql.json(hall.booths)}::jsonb) as b(code text, kind text, x int, y int, w int, h int, fee int)`)
}

/** Halls and booths of a former fair, nobody in them. */
export async function copyHalls(tx: Queryable, from: string, to: number): Promise<void> {
  await tx.run(sql`
    insert into fair_halls (fair_id, place, name, width, depth, features)
    select ${to}, place, name, width, depth, features from fair_halls where fair_id = ${from}`)
  await tx.run(sql`
    insert into fair_booths (fair_id, hall_id, code, kind, x, y, w, h, fee)
    select ${to}, n.id, b.code, b.kind, b.x, b.y, b.w, b.h, b.fee
    from fair_booths b join fair_halls o on o.id = b.hall_id
    join fair_halls n on n.fair_id = ${to} and n.place = o.place
    where b.fair_id = ${from} and b.retired_at is null`)
}
