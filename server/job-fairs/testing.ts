import { randomUUID } from 'node:crypto'
import type { FairKind } from '#contract/fair-kinds'
import type { ParticipationState } from '#contract/fair-participation'
import type { FairState } from '#contract/fair-timeline'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How a fair of a test differs from one that opens in ten days, on site, free, with a hall of 20 booths. */
export interface TestFair {
  readonly id?: number
  readonly kind?: FairKind
  readonly city?: string
  readonly title?: string
  readonly state?: FairState
  /** Days from `now` until it opens; negative for one that is on or over. */
  readonly opensIn?: number
  readonly hours?: number
  /** Fee of a standard booth in fen. */
  readonly boothFee?: number
  /** Booths of the hall, in rows of ten: A01 to A10, B01 to B10 … */
  readonly booths?: number
  readonly capacity?: number
  /** Rules that its series set. */
  readonly rules?: object
}

/** The hall of a fair of a test. */
const testHall = (fair: number): number => fair * 10

/**
 * Stores a fair: published and open to employers four weeks before it opens, booths from three weeks to two days before,
 * visitors from two weeks before until half an hour before the end. Its id, 1 unless given.
 */
export async function seedFair(db: Queryable, now: Date, given: TestFair = {}): Promise<number> {
  const { id = 1, kind = '1', city = '360100', title = `测试招聘会 ${id}`, state = 'planned', opensIn = 10 } = given
  const { hours = 3, boothFee = 0, booths = 20, capacity = 100, rules } = given
  const opens = now.getTime() + opensIn * DAY
  const on = (days: number) => new Date(opens + days * DAY)
  const closes = new Date(opens + hours * HOUR)
  await db.run(sql`
    insert into fairs (id, kind, title, summary, html, city, venue, address, transit, organiser, phone, capacity, booth_fee,
      state, published_at, apply_from, apply_until, book_from, book_until, register_from, register_until, opens_at,
      closes_at, changed_at)
    values (${id}, ${kind}, ${title}, '一场测试', '<p>一场测试</p>', ${city}, ${kind === '2' ? '' : '测试会展中心'}, '测试路 1 号',
      '公交 1 路', '测试就业服务中心', '0791-00000000', ${capacity}, ${boothFee}, ${state}, ${on(-28)}, ${on(-28)}, ${on(-5)},
      ${on(-21)}, ${on(-2)}, ${on(-14)}, ${new Date(closes.getTime() - HOUR / 2)}, ${on(0)}, ${closes}, ${on(-28)})`)
  // A test of the migrations stores one before there are rules.
  if (rules) await db.run(sql`update fairs set rules = ${sql.json(rules)} where id = ${id}`)
  await db.run(sql`
    insert into fair_halls (id, fair_id, place, name, width, depth)
    values (${testHall(id)}, ${id}, 1, '主展厅', 500, 500)`)
  await db.run(sql`
    insert into fair_booths (fair_id, hall_id, code, kind, x, y, w, h, fee)
    select ${id}, ${testHall(id)}, chr(65 + n / 10) || lpad((n % 10 + 1)::text, 2, '0'), 'standard', n % 10 * 30, n / 10 * 70,
      30, 30, ${boothFee}::int from generate_series(0, ${booths - 1}::int) n`)
  return id
}

export interface TestExhibitor {
  readonly fair?: number
  readonly company: number
  readonly state?: ParticipationState
  /** Code of its booth; none unless given. */
  readonly booth?: string
  readonly jobs?: readonly number[]
}

/** Stores an employer's participation, with its booth and jobs. Its id. */
export async function seedExhibitor(
  db: Queryable,
  now: Date,
  { fair = 1, company, state = 'confirmed', booth, jobs = [] }: TestExhibitor,
): Promise<string> {
  const id = randomUUID()
  await db.run(sql`
    insert into fair_participations (id, fair_id, company_id, state, created_at, updated_at)
    values (${id}, ${fair}, ${company}, ${state}, ${now}, ${now})`)
  if (booth !== undefined)
    await db.run(sql`
      update fair_booths set participation_id = ${id}, held_until = null
      where fair_id = ${fair} and code = ${booth} and retired_at is null`)
  await db.run(sql`
    insert into fair_jobs (participation_id, job_id, place, added_at)
    select ${id}, job, place, ${now} from unnest(${[...jobs]}::bigint[]) with ordinality as given (job, place)`)
  return id
}

export interface TestSeries {
  readonly id?: number
  readonly kind?: FairKind
  readonly city?: string
  readonly weekday?: number
  readonly everyWeeks?: number
  readonly ended?: boolean
  readonly days?: number
  /** Without a template its fairs have the halls of the one before. */
  readonly hasPlan?: boolean
  /** Rules of its own. */
  readonly rules?: object
}

/** Stores a series without fairs: every Saturday from 9 to 12, with a hall of a large, a standard and a public booth. */
export async function seedSeries(db: Queryable, given: TestSeries = {}): Promise<number> {
  const { id = 1, kind = '1', city = '360100', weekday = 6, everyWeeks = 1, ended = false, days = 1 } = given
  const { hasPlan = kind !== '2', rules } = given
  const booth = (code: string, what: string, x: number) => ({ code, kind: what, x, y: 0, w: 30, h: 30 })
  if (hasPlan)
    await db.run(sql`
      insert into fair_plan_templates (id, name, width, depth, booths)
      values (${id}, '三个展位', 500, 500,
        ${sql.json([booth('A01', 'large', 0), booth('A02', 'standard', 30), booth('A03', 'public', 60)])})`)
  await db.run(sql`
    insert into fair_series (id, kind, title, summary, city, venue, address, transit, organiser, phone, weekday, every_weeks,
      days, opens_minute, closes_minute, plan_template_id, capacity, booth_fee, ended, rules)
    values (${id}, ${kind}, ${`测试系列 ${id}`}, '每周一场', ${city}, ${kind === '2' ? '' : '测试会展中心'}, '测试路 1 号', '公交 1 路',
      '测试就业服务中心', '0791-00000000', ${weekday}, ${everyWeeks}, ${days}, 540, 720, ${hasPlan ? id : null}, 100, 10000,
      ${ended}, ${rules ? sql.json(rules) : null}::jsonb)`)
  return id
}
