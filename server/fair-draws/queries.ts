import type { DrawGrant, DrawRequest, DrawSlot } from '#contract/fair-draw'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import { wasOver } from '../job-fairs/clock.ts'
import { isExhibitor } from '../job-fairs/rows.ts'
import { from, isOffered, type SlotRow, slotColumns, startsAfter, tables, until } from './slot-rows.ts'

const liveGrant = sql`exists (select 1 from fair_talk_grants g where g.slot_id = s.id and g.ended_at is null)`

export interface BoothRow {
  readonly participation: string
  readonly company: string
  readonly booth: string
  readonly slots: number
  readonly left: number
}

/** Exhibitors who offer slots, by booth. `left` counts those that have not begun and that nobody has. */
export const listBooths = (db: Queryable, fair: number, now: Date) =>
  db.query<BoothRow>(sql`
    select p.id as participation, c.name as company, coalesce(b.code, '') as booth, count(*)::int as slots,
      count(*) filter (where ${from} > ${now} and not ${liveGrant})::int as left
    from ${tables} where p.fair_id = ${fair} and ${isOffered} group by p.id, c.name, b.code order by b.code nulls last, p.id`)

/** An exhibitor as visitors see it; undefined for whoever does not come. */
export async function findBooth(
  db: Queryable,
  participation: string,
): Promise<Pick<BoothRow, 'participation' | 'company' | 'booth'> | undefined> {
  const [row] = await db.query<BoothRow>(sql`
    select p.id as participation, c.name as company, coalesce(b.code, '') as booth
    from fair_participations p join companies c on c.id = p.company_id left join fair_booths b on b.participation_id = p.id
    where p.id = ${participation} and ${isExhibitor}`)
  return row
}

export interface OfferedRow {
  readonly id: number
  readonly from: string
  readonly until: string
  readonly wishes: number
  readonly given: boolean
  /** Name in the resume of whoever has it; null for nobody, or nobody with a resume. */
  readonly name: string | null
}

const nameOf = (user: SqlQuery) => sql`(
  select r.sections -> 'basic' ->> 'name' from resumes r where r.user_id = ${user} order by r.is_default desc, r.id limit 1)`

/** The slots of an exhibitor, by time. */
export const listSlots = (db: Queryable, participation: string) =>
  db.query<OfferedRow>(sql`
    select s.id, ${from} as "from", ${until} as until, g.id is not null as given, ${nameOf(sql`g.user_id`)} as name,
      (select count(*)::int from fair_talk_requests r where r.slot_id = s.id) as wishes
    from ${tables} left join fair_talk_grants g on g.slot_id = s.id and g.ended_at is null
    where s.participation_id = ${participation} and ${isOffered} order by ${startsAfter}, s.id`)

/** These slots of a fair that are offered now. */
export const findSlots = (db: Queryable, fair: number, ids: readonly (string | number)[]) =>
  db.query<SlotRow>(sql`
    select ${slotColumns} from ${tables}
    where p.fair_id = ${fair} and s.id = any(${ids.map(String)}::bigint[]) and ${isOffered} order by s.id`)

/** Slots of an exhibitor that have not begun. */
export const listComing = (db: Queryable, participation: string, now: Date) =>
  db.query<SlotRow>(sql`
    select ${slotColumns} from ${tables}
    where s.participation_id = ${participation} and s.withdrawn_at is null and ${from} > ${now} order by s.id`)

export interface Span {
  /** Minutes from the opening of the fair. */
  readonly from: number
  readonly minutes: number
}

export const listSpans = (tx: Queryable, participation: string) =>
  tx.query<Span>(sql`
    select ${startsAfter} as "from", s.minutes from fair_talk_slots s
    where s.participation_id = ${participation} and s.withdrawn_at is null order by 1`)

export const insertSlots = (tx: Queryable, participation: string, spans: readonly Span[], now: Date) =>
  tx.run(sql`
    insert into fair_talk_slots (participation_id, starts_after, minutes, offered_at)
    select ${participation}, starts_after, minutes, ${now}
    from unnest(${spans.map(span => span.from)}::integer[], ${spans.map(span => span.minutes)}::integer[])
      as given (starts_after, minutes)`)

/** What of these slots nobody drew lots for goes with its wishes; of the rest the record stays. */
export async function removeSlots(tx: Queryable, ids: readonly number[], now: Date): Promise<void> {
  await tx.run(sql`
    delete from fair_talk_slots s where id = any(${[...ids]}::bigint[]) and not drawn
      and not exists (select 1 from fair_talk_grants g where g.slot_id = s.id)`)
  await tx.run(sql`update fair_talk_slots set withdrawn_at = ${now} where id = any(${[...ids]}::bigint[])`)
  await tx.run(sql`
    update fair_talk_grants set ended_at = greatest(granted_at, ${now}::timestamptz)
    where slot_id = any(${[...ids]}::bigint[]) and ended_at is null`)
}

export interface ConcernedRow {
  readonly user_id: string
  readonly slot_id: number
  /** Has it; otherwise wishes it in a draw that is still to come. */
  readonly has: boolean
}

/** Whom it concerns that these slots go. */
export const listConcerned = (tx: Queryable, ids: readonly number[]) =>
  tx.query<ConcernedRow>(sql`
    select user_id, slot_id, true as has from fair_talk_grants
      where slot_id = any(${[...ids]}::bigint[]) and ended_at is null and user_id is not null
    union all
    select r.user_id, r.slot_id, false from fair_talk_requests r join fair_talk_slots s on s.id = r.slot_id
      where r.slot_id = any(${[...ids]}::bigint[]) and not s.drawn and r.user_id is not null
    order by slot_id, user_id`)

export interface WishRow extends SlotRow {
  readonly number: string
  readonly person: string
  readonly rank: number
}

/** Somebody's wishes at a fair, in their order. */
export const listWishes = (db: Queryable, fair: number, userId: string) =>
  db.query<WishRow>(sql`
    select ${slotColumns}, r.number, r.person, r.rank
    from ${tables} join fair_talk_requests r on r.slot_id = s.id
    where r.fair_id = ${fair} and r.user_id = ${userId} order by r.rank, s.id`)

interface Wish {
  readonly slot: number | string
  readonly number: string
}

interface Wishes {
  readonly fair: number
  readonly userId: string
  readonly person: string
  readonly wishes: readonly Wish[]
}

/** Puts these in place of what somebody wished before. */
export async function putWishes(tx: Queryable, { fair, userId, person, wishes }: Wishes, now: Date): Promise<void> {
  await tx.run(sql`delete from fair_talk_requests where fair_id = ${fair} and user_id = ${userId}`)
  await tx.run(sql`
    insert into fair_talk_requests (fair_id, number, person, user_id, slot_id, rank, requested_at)
    select ${fair}::bigint, number, ${person}, ${userId}::uuid, slot, rank, ${now}
    from unnest(${wishes.map(({ number }) => number)}::text[], ${wishes.map(({ slot }) => String(slot))}::bigint[])
      with ordinality as given (number, slot, rank)`)
}

export interface GrantRow extends SlotRow {
  readonly drawn: boolean
}

/** Slots that somebody has at a fair, by time. */
export const listGrants = (db: Queryable, fair: number, userId: string) =>
  db.query<GrantRow>(sql`
    select ${slotColumns}, g.number <> '' as drawn from ${tables} join fair_talk_grants g on g.slot_id = s.id
    where p.fair_id = ${fair} and g.user_id = ${userId} and g.ended_at is null order by ${startsAfter}, s.id`)

interface NewGrant {
  readonly id: string
  readonly slot: number | string
  readonly userId: string | null
  /** Of the request that the lot fell on; '' for first come. */
  readonly number: string
}

/** False where somebody has the slot. */
export async function insertGrant(tx: Queryable, grant: NewGrant, now: Date): Promise<boolean> {
  const { id, slot, userId, number } = grant
  const count = await tx.run(sql`
    insert into fair_talk_grants (id, slot_id, user_id, number, granted_at)
    values (${id}, ${slot}, ${userId}, ${number}, ${now}) on conflict do nothing`)
  return count === 1
}

export async function endGrant(tx: Queryable, slot: number | string, userId: string, now: Date): Promise<boolean> {
  const count = await tx.run(sql`
    update fair_talk_grants set ended_at = greatest(granted_at, ${now}::timestamptz)
    where slot_id = ${slot} and user_id = ${userId} and ended_at is null`)
  return count === 1
}

interface DrawSlotRow extends DrawSlot {
  readonly company: string
}

/** Slots for which lots are to be drawn (`coming`), or were. */
export const listDrawSlots = (db: Queryable, fair: number, which: 'coming' | 'drawn') =>
  db.query<DrawSlotRow>(sql`
    select s.id::text as id, s.starts_after as "from", s.minutes, c.name as company from ${tables}
    where p.fair_id = ${fair} and ${which === 'drawn' ? sql`s.drawn` : isOffered} order by s.id`)

export interface RequestRow extends DrawRequest {
  readonly user_id: string | null
}

export const listRequests = (db: Queryable, fair: number) =>
  db.query<RequestRow>(sql`
    select number, person, slot_id::text as slot, rank, user_id from fair_talk_requests
    where fair_id = ${fair} order by number`)

/** What the lot gave, whatever became of it since. */
export const listDrawn = (db: Queryable, fair: number) =>
  db.query<DrawGrant>(sql`
    select g.slot_id::text as slot, g.number from fair_talk_grants g join fair_talk_slots s on s.id = g.slot_id
      join fair_participations p on p.id = s.participation_id
    where p.fair_id = ${fair} and g.number <> '' order by g.number`)

export const markDrawn = (tx: Queryable, slots: readonly string[]) =>
  tx.run(sql`update fair_talk_slots set drawn = true where id = any(${[...slots]}::bigint[])`)

/** The part of an employer in a fair on line; undefined for anybody else's. */
export async function findOwnPart(db: Queryable, participation: string, company: string): Promise<number | undefined> {
  const [row] = await db.query<{ fair_id: number }>(sql`
    select p.fair_id from fair_participations p join fairs f on f.id = p.fair_id
    where p.id = ${participation} and p.company_id = ${company} and f.kind = '2'`)
  return row?.fair_id
}

export interface TalkNow {
  readonly slotId: string
  readonly userId: string
  readonly from: number
  readonly until: number
}

/** Slots of an exhibitor that somebody has and that lie around a moment, with so many milliseconds on either side. */
export async function listNow(db: Queryable, participation: string, now: Date, slack: number): Promise<TalkNow[]> {
  const at = now.getTime()
  const rows = await db.query<{ id: number; user_id: string; from: string; until: string }>(sql`
    select s.id, g.user_id, ${from} as "from", ${until} as until
    from ${tables} join fair_talk_grants g on g.slot_id = s.id and g.ended_at is null
    where s.participation_id = ${participation} and ${isOffered} and f.state = 'planned' and g.user_id is not null
      and ${from} <= ${new Date(at + slack)} and ${until} > ${new Date(at - slack)} order by ${startsAfter}, s.id`)
  return rows.map(row => ({
    slotId: String(row.id),
    userId: row.user_id,
    from: Date.parse(row.from),
    until: Date.parse(row.until),
  }))
}

/** Slots of somebody that have not begun, with their fairs. */
export const listComingOf = (tx: Queryable, userId: string, now: Date) =>
  tx.query<{ slot_id: number; fair_id: number; company_id: number }>(sql`
    select s.id as slot_id, p.fair_id, p.company_id from ${tables} join fair_talk_grants g on g.slot_id = s.id
    where g.user_id = ${userId} and g.ended_at is null and ${from} > ${now} order by p.fair_id, s.id`)

/** What somebody wishes in draws that are still to come. */
export const dropWishesOf = (tx: Queryable, userId: string) =>
  tx.run(sql`
    delete from fair_talk_requests r where r.user_id = ${userId}
      and not exists (select 1 from fair_draws d where d.fair_id = r.fair_id and d.drawn_at is not null)`)

/** Nothing leads from the numbers of fairs that closed by then to people any more. How many rows it were. */
export async function forgetPeople(tx: Queryable, before: Date): Promise<number> {
  const wishes = await tx.run(sql`
    update fair_talk_requests r set user_id = null from fairs f
    where f.id = r.fair_id and ${wasOver(before)} and r.user_id is not null`)
  const grants = await tx.run(sql`
    update fair_talk_grants g set user_id = null from fair_talk_slots s, fair_participations p, fairs f
    where s.id = g.slot_id and p.id = s.participation_id and f.id = p.fair_id and ${wasOver(before)}
      and g.user_id is not null`)
  return wishes + grants
}
