import type { TalkLine } from '#contract/fair-talks'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import type { Slice } from '../paging.ts'

export type Side = 'seeker' | 'employer'

/** A thread with its last talk and its last line, as one side of it sees it. */
export interface ThreadRow {
  readonly id: string
  readonly participation_id: string
  readonly fair_id: number
  readonly fair_title: string
  /** Since when the fair is stopped; null while it is not. */
  readonly stopped_at: string | null
  readonly company_id: number
  readonly company: string
  readonly booth: string
  readonly user_id: string
  readonly person: string
  readonly job_id: number | null
  readonly job: string | null
  readonly note: string
  readonly talk_id: string | null
  readonly place_id: string | null
  readonly recruiter_id: string | null
  readonly began_at: string | null
  readonly ends_at: string | null
  readonly extended: boolean | null
  readonly ended_at: string | null
  readonly application_id: string | null
  readonly interview_id: string | null
  readonly blocked_by_seeker: boolean
  readonly blocked_by_employer: boolean
  readonly unread: number
  readonly last_id: string | null
  readonly last_by: TalkLine['by'] | null
  readonly last_text: string | null
  readonly last_at: string | null
}

/** The last application to a company that was not taken back. */
export const applicationTo = (user: SqlQuery, company: SqlQuery) => sql`(
  select a.id from applications a where a.user_id = ${user} and a.company_id = ${company} and a.status <> 'withdrawn'
  order by a.created_at desc, a.id desc limit 1)`

/** The default resume of a person `u`, where its owner lets a company see it. */
export const resumeFor = (company: SqlQuery) => sql`(
  select r.sections from resumes r where r.user_id = u.id and r.is_default
    and (r.privacy = 'open' or (r.privacy = 'applied' and ${applicationTo(sql`u.id`, company)} is not null))
    and not exists (select 1 from resume_blocks b where b.user_id = u.id and b.company_id = ${company}))`

/** The person's name as far as the company may know it: the resume's, or the account's. */
export const personNameFor = (company: SqlQuery) =>
  sql`coalesce(nullif(${resumeFor(company)} #>> '{basic,name}', ''), u.nick_name)`

const seen = (side: Side) => (side === 'seeker' ? sql`t.seen_by_seeker` : sql`t.seen_by_employer`)
const otherOf = (side: Side): Side => (side === 'seeker' ? 'employer' : 'seeker')

const threads = (side: Side) => sql`
  select t.id, t.participation_id, p.fair_id, f.title as fair_title, s.began_at as stopped_at, p.company_id, c.name as company,
    coalesce(b.code, '') as booth, t.user_id, ${personNameFor(sql`p.company_id`)} as person, t.job_id, j.title as job, t.note,
    k.id as talk_id, k.place_id, k.recruiter_id, k.began_at, k.ends_at, k.extended, k.ended_at,
    ${applicationTo(sql`t.user_id`, sql`p.company_id`)} as application_id, t.interview_id, t.blocked_by_seeker,
    t.blocked_by_employer,
    (select count(*)::int from fair_lines l
      where l.thread_id = t.id and l.id > ${seen(side)} and l.by = ${otherOf(side)}) as unread,
    last.id::text as last_id, last.by as last_by, last.text as last_text, last.at as last_at
  from fair_threads t join fair_participations p on p.id = t.participation_id join fairs f on f.id = p.fair_id
  join companies c on c.id = p.company_id join users u on u.id = t.user_id
  left join fair_booths b on b.participation_id = p.id left join jobs j on j.id = t.job_id
  left join fair_stops s on s.fair_id = f.id and s.ended_at is null
  left join lateral (select * from fair_talks k where k.thread_id = t.id order by k.began_at desc, k.id limit 1) k on true
  left join lateral (select * from fair_lines l where l.thread_id = t.id order by l.id desc limit 1) last on true`

/** Whose threads: one person's, or one company's. */
export type Whose = { readonly user: string } | { readonly company: string }

const ownedBy = (whose: Whose) =>
  'user' in whose ? sql`t.user_id = ${whose.user}` : sql`p.company_id = ${whose.company}`
export const sideOf = (whose: Whose): Side => ('user' in whose ? 'seeker' : 'employer')

export async function findThread(db: Queryable, id: string, whose: Whose): Promise<ThreadRow | undefined> {
  const [row] = await db.query<ThreadRow>(
    sql.prepared`${threads(sideOf(whose))} where t.id = ${id} and ${ownedBy(whose)}`,
  )
  return row
}

/** Holds a thread that one owns; undefined for somebody else's. */
export async function lockThread(tx: Queryable, id: string, whose: Whose): Promise<ThreadRow | undefined> {
  await tx.query(sql.prepared`select 1 from fair_threads where id = ${id} for update`)
  return findThread(tx, id, whose)
}

/** Holds the fair of a thread where it stands: a stop waits until the transaction is over, or this one for the stop. */
export const holdFairOf = (tx: Queryable, id: string) =>
  tx.query(sql.prepared`
    select 1 from fairs f join fair_participations p on p.fair_id = f.id join fair_threads t on t.participation_id = p.id
    where t.id = ${id} for key share of f`)

/** Whose talks at one fair last. */
export const listOpen = (db: Queryable, fair: string, whose: Whose): Promise<ThreadRow[]> =>
  db.query<ThreadRow>(sql.prepared`
    ${threads(sideOf(whose))} where ${ownedBy(whose)} and p.fair_id = ${fair} and k.ended_at is null and k.id is not null
    order by k.began_at, t.id`)

/** All one's threads, those that spoke last first, and how many there are. */
export async function listThreads(db: Queryable, whose: Whose, { limit, offset }: Slice) {
  const list = await db.query<ThreadRow>(sql.prepared`
    ${threads(sideOf(whose))} where ${ownedBy(whose)} order by t.updated_at desc, t.id limit ${limit} offset ${offset}`)
  const [row] = await db.query<{ count: number }>(sql.prepared`
    select count(*)::int as count from fair_threads t join fair_participations p on p.id = t.participation_id
    where ${ownedBy(whose)}`)
  return { list, total: row?.count ?? 0 }
}

interface LineRow {
  readonly id: string
  readonly by: TalkLine['by']
  readonly text: string
  readonly at: string
}

const toLine = ({ id, by, text, at }: LineRow): TalkLine => ({ id, by, text, at: Date.parse(at) })

/** More lines than this nobody reads again at once. */
const MOST_LINES = 1_000

export async function listLines(db: Queryable, thread: string): Promise<TalkLine[]> {
  const rows = await db.query<LineRow>(sql.prepared`
    select id::text, by, text, at from fair_lines where thread_id = ${thread} order by fair_lines.id desc
    limit ${MOST_LINES}`)
  return rows.map(toLine).reverse()
}

export async function insertLine(
  tx: Queryable,
  { thread, by, author, text }: { thread: string; by: TalkLine['by']; author: string | null; text: string },
  now: Date,
): Promise<TalkLine> {
  const [row] = await tx.query<LineRow>(sql.prepared`
    with line as (
      insert into fair_lines (thread_id, by, author_id, text, at) values (${thread}, ${by}, ${author}, ${text}, ${now})
      returning id, by, text, at),
    touched as (update fair_threads set updated_at = ${now} where id = ${thread})
    select id::text, by, text, at from line`)
  if (!row) throw new Error('a line was not stored')
  return toLine(row)
}

/** One has read up to the last line. */
export const markRead = (tx: Queryable, thread: string, side: Side) =>
  tx.run(sql.prepared`
    update fair_threads t set ${side === 'seeker' ? sql`seen_by_seeker` : sql`seen_by_employer`} = last.id
    from (select max(id) as id from fair_lines where thread_id = ${thread}) last
    where t.id = ${thread} and last.id > ${seen(side)}`)

interface NewTalk {
  readonly id: string
  readonly thread: string
  readonly participation: string
  readonly user: string
  readonly place: string | null
  readonly recruiter: string | null
  readonly job: string
  readonly note: string
  readonly endsAt: Date
}

/** Begins a talk in the thread of the two, which is made with their first. Its id. */
export async function beginTalk(tx: Queryable, given: NewTalk, now: Date): Promise<string> {
  const { id, thread, participation, user, place, recruiter, job, note, endsAt } = given
  const [row] = await tx.query<{ id: string }>(sql.prepared`
    insert into fair_threads (id, participation_id, user_id, job_id, note, created_at, updated_at)
    values (${thread}, ${participation}, ${user}, ${job === '' ? null : job}, ${note}, ${now}, ${now})
    on conflict (participation_id, user_id) do update set updated_at = excluded.updated_at,
      job_id = coalesce(excluded.job_id, fair_threads.job_id),
      note = case excluded.note when '' then fair_threads.note else excluded.note end
    returning id`)
  if (!row) throw new Error('there is no thread')
  await tx.run(sql.prepared`
    insert into fair_talks (id, thread_id, place_id, recruiter_id, began_at, ends_at)
    values (${id}, ${row.id}, ${place}, ${recruiter}, ${now}, ${endsAt})`)
  return row.id
}

/** Who of an exhibitor called this place. */
export async function callerOf(db: Queryable, place: string): Promise<string | null> {
  const [row] = await db.query<{ called_by: string | null }>(sql.prepared`
    select called_by from fair_places where id = ${place}`)
  return row?.called_by ?? null
}

export const setCaller = (tx: Queryable, place: string, user: string) =>
  tx.run(sql.prepared`update fair_places set called_by = ${user} where id = ${place}`)

/** Somebody of the exhibitor has called one who has not answered yet, or speaks to one. */
export async function isBusy(db: Queryable, participation: string, user: string): Promise<boolean> {
  const rows = await db.query(sql.prepared`
    select 1 from fair_places where participation_id = ${participation} and state in ('called', 'talking')
      and called_by = ${user}`)
  return rows.length > 0
}

interface OverRow {
  readonly id: string
  readonly thread_id: string
  readonly user_id: string
  readonly place_id: string | null
}

/** The talks of an exhibitor whose time is over. */
export const listOver = (db: Queryable, participation: string, at: Date): Promise<OverRow[]> =>
  db.query<OverRow>(sql.prepared`
    select k.id, k.thread_id, t.user_id, k.place_id from fair_talks k join fair_threads t on t.id = k.thread_id
    where t.participation_id = ${participation} and k.ended_at is null and k.ends_at <= ${at} order by k.ends_at, k.id`)

/** The talks of an exhibitor that have not ended. */
export const listLasting = (db: Queryable, participation: string): Promise<OverRow[]> =>
  db.query<OverRow>(sql.prepared`
    select k.id, k.thread_id, t.user_id, k.place_id from fair_talks k join fair_threads t on t.id = k.thread_id
    where t.participation_id = ${participation} and k.ended_at is null order by k.ends_at, k.id`)

export const setEnded = (tx: Queryable, talk: string, now: Date) =>
  tx.run(sql.prepared`update fair_talks set ended_at = ${now} where id = ${talk} and ended_at is null`)

export const finishPlace = (tx: Queryable, place: string, now: Date) =>
  tx.run(
    sql.prepared`update fair_places set state = 'done', updated_at = ${now} where id = ${place} and state = 'talking'`,
  )

export const setExtended = (tx: Queryable, talk: string, ms: number) =>
  tx.run(sql.prepared`
    update fair_talks set extended = true, ends_at = ends_at + ${ms}::int * interval '1 millisecond' where id = ${talk}`)

export const setBlocked = (tx: Queryable, thread: string, side: Side, on: boolean) =>
  tx.run(sql.prepared`
    update fair_threads set ${side === 'seeker' ? sql`blocked_by_seeker` : sql`blocked_by_employer`} = ${on}
    where id = ${thread}`)

export const setInterview = (tx: Queryable, thread: string, interview: string) =>
  tx.run(sql.prepared`update fair_threads set interview_id = ${interview} where id = ${thread}`)

/** Whether these two hear no more of each other, by a thread or by the person's own lists. */
export async function isBlocked(db: Queryable, participation: string, user: string): Promise<boolean> {
  const rows = await db.query(sql.prepared`
    select 1 from fair_threads where participation_id = ${participation} and user_id = ${user}
      and (blocked_by_seeker or blocked_by_employer)
    union all select 1 from resume_blocks r join fair_participations p on p.company_id = r.company_id
    where p.id = ${participation} and r.user_id = ${user} limit 1`)
  return rows.length > 0
}
