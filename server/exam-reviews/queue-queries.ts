import type { ExamCondition } from '#contract/exam-conditions'
import type { ExamMandate } from '#contract/exam-mandates'
import type { ReviewKind } from '#contract/exam-review-rules'
import { secondsAfter } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import { officeName } from '../exam-office/mandate-queries.ts'
import { waitsForOffice } from '../exam-registrations/queries/waiting.ts'
import type { Slice } from '../paging.ts'
import { looksTaken } from './looks.ts'

const SOON_SECONDS = 86_400

/** Whose queue. */
export interface Asker {
  readonly exam: string
  readonly user: string
  readonly mandates: readonly ExamMandate[]
  readonly now: Date
}

export interface Narrowed {
  readonly position: string
  readonly what: '' | 'first' | 'appeal' | 'second' | 'third'
  readonly soon: boolean
}

const nothingNarrowed: Narrowed = { position: '', what: '', soon: false }

/** What `mayJudge` of exam-review-rules.ts says, over registrations `g` and looks `q`. */
const isFor = ({ user, mandates }: Asker): SqlQuery => {
  const [reviews, seconds] = [mandates.includes('review'), mandates.includes('second')]
  return sql`((q.looks = 0 and ${reviews}::boolean and not (g.status = '5' and exists (
        select 1 from exam_review_judgements r
        where r.registration_id = g.id and r.user_id = ${user} and r.command = 'refuse')))
      or (q.looks = 1 and ${seconds}::boolean) or (q.looks = 2 and ${reviews || seconds}::boolean))
    and not exists (select 1 from exam_review_judgements s
      where s.registration_id = g.id and s.turn = g.turn and s.user_id = ${user})`
}

const whatIs = {
  '': sql`true`,
  first: sql`q.looks = 0 and g.status = '0'`,
  appeal: sql`g.status = '5'`,
  second: sql`q.looks = 1`,
  third: sql`q.looks = 2`,
} as const satisfies Record<Narrowed['what'], SqlQuery>

const isSoon = (now: Date) => sql`o.review_until <= ${secondsAfter(now, SOON_SECONDS)}`

/** Registrations that wait for whoever asks, with their position, round and looks. */
const queue = (asker: Asker, { position, what, soon }: Narrowed = nothingNarrowed): SqlQuery => sql`
  from exam_registrations g
  join exam_positions p on p.id = g.position_id
  join exam_rounds o on o.id = g.round_id ${looksTaken}
  where g.exam_id = ${asker.exam} and ${waitsForOffice} and ${isFor(asker)} and ${whatIs[what]}
    ${position === '' ? sql.empty : sql`and g.position_id = ${position}`}
    ${soon ? sql`and ${isSoon(asker.now)}` : sql.empty}`

const heldByOthers = ({ user, now }: Asker) => sql`exists (
  select 1 from exam_review_locks l
  where l.registration_id = g.id and l.user_id <> ${user} and l.expires_at > ${now})`

interface Counts {
  readonly all: number
  readonly first: number
  readonly appeal: number
  readonly second: number
  readonly third: number
  readonly soon: number
}

export async function countQueue(db: Queryable, asker: Asker): Promise<Counts> {
  const [row] = await db.query<Counts>(sql`
    select count(*) as "all", count(*) filter (where ${whatIs.first}) as first,
      count(*) filter (where ${whatIs.appeal}) as appeal, count(*) filter (where ${whatIs.second}) as second,
      count(*) filter (where ${whatIs.third}) as third, count(*) filter (where ${isSoon(asker.now)}) as soon
    ${queue(asker)}`)
  return row ?? { all: 0, first: 0, appeal: 0, second: 0, third: 0, soon: 0 }
}

/** How many wait in all, and how many of them were passed over. */
export async function countLeft(db: Queryable, asker: Asker, narrowed: Narrowed, skip: readonly string[] = []) {
  const [row] = await db.query<{ waiting: number; passed: number }>(sql`
    select count(*) as waiting, count(*) filter (where g.id = any(${[...skip]}::uuid[])) as passed
    ${queue(asker, narrowed)}`)
  return row ?? { waiting: 0, passed: 0 }
}

const MOST_POSITIONS = 200

export const listPositions = (db: Queryable, asker: Asker) =>
  db.query<{ id: number; code: string; title: string; waiting: number }>(sql`
    select p.id, p.code, p.title, count(*) as waiting ${queue(asker)}
    group by p.id order by count(*) desc, p.code limit ${MOST_POSITIONS}`)

export interface QueueRow {
  readonly id: string
  readonly turn: number
  readonly number: string
  readonly name: string
  readonly id_sealed: Uint8Array | null
  readonly answers: Readonly<Record<string, unknown>>
  readonly position_id: number
  readonly code: string
  readonly unit: string
  readonly title: string
  readonly conditions: readonly ExamCondition[]
  readonly kind: ReviewKind
  readonly looks: number
  readonly since: string
  readonly until: string
  readonly held_by: string
}

/** Longest first. */
export const listQueue = (db: Queryable, asker: Asker, narrowed: Narrowed, { limit, offset }: Slice) =>
  db.query<QueueRow>(sql`
    select g.id, g.turn, g.number, g.name, g.id_sealed, g.answers, p.id as position_id, p.code, p.unit, p.title,
      p.conditions, case g.status when '5' then 'appeal' else 'first' end as kind, q.looks, g.updated_at as since,
      o.review_until as until, coalesce((
        select ${officeName} from exam_review_locks l join users u on u.id = l.user_id
        left join company_members m on m.user_id = u.id
        where l.registration_id = g.id and l.user_id <> ${asker.user} and l.expires_at > ${asker.now}), '') as held_by
    ${queue(asker, narrowed)} order by g.updated_at, g.id limit ${limit} offset ${offset}`)

/** The next that nobody else has in hand, or a certain one; what one has in hand already comes first. */
export async function takeNext(
  tx: Queryable,
  asker: Asker,
  {
    narrowed,
    skip,
    id,
  }: { readonly narrowed: Narrowed; readonly skip: readonly string[]; readonly id?: string | undefined },
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(sql`
    select g.id ${queue(asker, id === undefined ? narrowed : nothingNarrowed)} and not ${heldByOthers(asker)}
      and ${id === undefined ? sql`g.id <> all(${[...skip]}::uuid[])` : sql`g.id = ${id}`}
    order by exists (select 1 from exam_review_locks l where l.registration_id = g.id and l.user_id = ${asker.user}) desc,
      g.updated_at, g.id
    limit 1 for update of g skip locked`)
  return row?.id
}

interface ExamRow {
  readonly id: number
  readonly title: string
  readonly until: string
}

/** The exam, and until when what was sent in its round is to be decided. */
export async function findExam(db: Queryable, exam: string): Promise<ExamRow | undefined> {
  const [row] = await db.query<ExamRow>(sql`
    select e.id, e.title, o.review_until as until from exams e
    join exam_rounds o on o.exam_id = e.id and o.kind = 'register' where e.id = ${exam}`)
  return row
}
