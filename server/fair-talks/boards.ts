import { exhibitingParticipations } from '#contract/fair-participation'
import { fairTimeAt } from '#contract/fair-queue'
import type { FairState } from '#contract/fair-timeline'
import { chinaDay } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'

/** An exhibitor of a fair on line, with its place for talks where it has one. */
export interface BoardRow {
  readonly participation_id: string
  readonly fair_id: number
  readonly company_id: number
  readonly company: string
  readonly booth: string
  readonly title: string
  readonly state: FairState
  readonly reason: string
  readonly opens_at: string
  readonly closes_at: string
  /** It has confirmed and not come yet. */
  readonly awaited: boolean
  /** Since when the fair is stopped; null while it is not. */
  readonly stopped_at: string | null
  readonly open: boolean
  readonly minutes: number
  readonly next_number: number
  /** When each of its recruiters was last heard of. */
  readonly recruiters_seen: readonly string[]
  /** How many of them everybody has been told of. */
  readonly told_recruiters: number
  /** How long its last talks took, and on which day (YYYY-MM-DD); null before there are enough. */
  readonly pace_ms: number | null
  readonly pace_on: string | null
  /** The fair's office lets it talk no more. */
  readonly barred: boolean
  /** When the fair's office last reminded it of its queue. */
  readonly queue_reminded_at: string | null
}

/** A board that is held: what everybody is told of it is known. */
export interface HeldBoard extends BoardRow {
  /** Recruiters who are there. */
  readonly recruiters: number
  readonly paceMs: number
}

/** Minutes of a talk where nobody has said otherwise. */
const USUAL_MINUTES = 10

const boards = (which: SqlQuery) => sql`
  select p.id as participation_id, p.fair_id, p.company_id, c.name as company, coalesce(b.code, '') as booth, f.title,
    f.state, f.reason, f.opens_at, f.closes_at, p.state = 'confirmed' as awaited, s.began_at as stopped_at,
    coalesce(t.open, false) as open, coalesce(t.minutes, ${USUAL_MINUTES}::int) as minutes,
    coalesce(t.next_number, 1) as next_number,
    coalesce((select jsonb_agg(r.seen_at) from fair_recruiters r where r.participation_id = p.id), '[]') as recruiters_seen,
    coalesce(t.told_recruiters, 0) as told_recruiters, t.pace_ms, to_char(t.pace_on, 'YYYY-MM-DD') as pace_on,
    exists (select 1 from fair_talk_bars x where x.participation_id = p.id and x.lifted_at is null) as barred,
    p.queue_reminded_at
  from fair_participations p join fairs f on f.id = p.fair_id join companies c on c.id = p.company_id
  left join fair_booths b on b.participation_id = p.id left join fair_boards t on t.participation_id = p.id
  left join fair_stops s on s.fair_id = f.id and s.ended_at is null
  where f.kind = '2' and p.state = any(${[...exhibitingParticipations]}::text[]) and ${which}`

export const findBoard = async (db: Queryable, participation: string): Promise<BoardRow | undefined> =>
  (await db.query<BoardRow>(sql.prepared`${boards(sql`p.id = ${participation}`)}`))[0]

/** One company's at a fair. */
export const findBoardOf = async (db: Queryable, fair: string, company: string): Promise<BoardRow | undefined> =>
  (await db.query<BoardRow>(sql.prepared`${boards(sql`p.fair_id = ${fair} and p.company_id = ${company}`)}`))[0]

/** All that ever took people, in the order of their booths. */
export const listBoards = (db: Queryable, fair: string): Promise<BoardRow[]> =>
  db.query<BoardRow>(
    sql.prepared`${boards(sql`p.fair_id = ${fair} and t.participation_id is not null`)} order by booth, p.id`,
  )

/** All of a fair, whether or not they ever took people. */
export const listExhibitorBoards = (db: Queryable, fair: string): Promise<BoardRow[]> =>
  db.query<BoardRow>(sql.prepared`${boards(sql`p.fair_id = ${fair}`)} order by booth, p.id`)

/** Holds a queue: whatever moves it waits until the transaction is over. Makes its board where there is none yet. */
export async function lockBoard(tx: Queryable, participation: string, now: Date): Promise<HeldBoard | undefined> {
  await tx.run(sql.prepared`
    insert into fair_boards (participation_id) select id from fair_participations where id = ${participation}
    on conflict do nothing`)
  await tx.query(sql.prepared`select 1 from fair_boards where participation_id = ${participation} for update`)
  // A stop of the whole fair waits for this one step, and the next waits for the stop.
  await tx.query(sql.prepared`
    select 1 from fairs f join fair_participations p on p.fair_id = f.id where p.id = ${participation} for key share of f`)
  return findHeld(tx, participation, now)
}

/** A board that is held, as it stands now. */
export async function findHeld(tx: Queryable, participation: string, now: Date): Promise<HeldBoard | undefined> {
  const board = await findBoard(tx, participation)
  return board && { ...board, recruiters: recruitersAt(board, now), paceMs: paceOf(board, now) }
}

interface Opening {
  readonly open: boolean
  readonly minutes: number
  /** Whoever of the exhibitor does it: they work there from now on. */
  readonly user: string
}

/** Takes people, or takes no more for now. The board as it is then. */
export async function setBoard(
  tx: Queryable,
  board: HeldBoard,
  { open, minutes, user }: Opening,
  now: Date,
): Promise<HeldBoard> {
  const { participation_id } = board
  await tx.run(sql.prepared`
    update fair_boards set open = ${open}, minutes = ${minutes} where participation_id = ${participation_id}`)
  await noteRecruiter(tx, { participation: participation_id, user }, now)
  return (await findHeld(tx, participation_id, now)) ?? board
}

/** Somebody works at an exhibitor's queue, and is there. */
export const noteRecruiter = (
  tx: Queryable,
  { participation, user }: { readonly participation: string; readonly user: string },
  now: Date,
) =>
  tx.run(sql.prepared`
    insert into fair_recruiters (participation_id, user_id, seen_at) values (${participation}, ${user}, ${now})
    on conflict (participation_id, user_id) do update set seen_at = greatest(fair_recruiters.seen_at, excluded.seen_at)`)

/** How many of its recruiters everybody has been told of. */
export const setToldRecruiters = (tx: Queryable, participation: string, count: number) =>
  tx.run(sql.prepared`update fair_boards set told_recruiters = ${count} where participation_id = ${participation}`)

/** Takes nobody any more; those who wait have to be told. */
export const closeBoard = (tx: Queryable, participation: string) =>
  tx.run(sql.prepared`update fair_boards set open = false where participation_id = ${participation}`)

/** A recruiter who was heard of within this is there. */
export const STAFFED_MS = 60_000

/** How many recruiters are there; while a fair is stopped, nobody goes. */
export const recruitersAt = (board: BoardRow, now: Date): number =>
  board.recruiters_seen.filter(seen => fairTimeOf(board, now) - Date.parse(seen) <= STAFFED_MS).length

/** How long a talk takes, in milliseconds: as today's last ones did, else as it is planned. */
export const paceOf = ({ pace_ms, pace_on, minutes }: BoardRow, now: Date): number =>
  pace_ms !== null && pace_on === chinaDay(now) ? pace_ms : minutes * 60_000

/** The moment by which a queue is judged: while a fair is stopped, its clocks stand still. */
export const fairTimeOf = ({ stopped_at }: Pick<BoardRow, 'stopped_at'>, now: Date): number =>
  fairTimeAt({ stoppedAt: stopped_at === null ? 0 : Date.parse(stopped_at) }, now.getTime())

export const isRunning = ({ state, opens_at, closes_at }: BoardRow, now: Date): boolean =>
  state === 'planned' && Date.parse(opens_at) <= now.getTime() && now.getTime() < Date.parse(closes_at)
