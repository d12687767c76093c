import type { FairKind } from '#contract/fair-kinds'
import type { LivePhase } from '#contract/fair-live-phase'
import type { LiveTopic } from '#contract/fair-lives'
import type { FairState } from '#contract/fair-timeline'
import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import { isExhibitor, isOut } from '../job-fairs/rows.ts'

export interface LiveRow {
  readonly id: number
  readonly fair_id: number
  readonly fair_title: string
  readonly fair_kind: FairKind
  readonly fair_state: FairState
  readonly fair_reason: string
  readonly topic: LiveTopic
  readonly title: string
  readonly host: string
  readonly company_id: number | null
  readonly speaker: string
  readonly starts_at: string
  readonly ends_at: string
  readonly replay_until: string
}

export interface LiveDetailRow extends LiveRow {
  readonly about: string
  readonly sample: boolean
  readonly media_key: string
  readonly captions_key: string
}

const columns = sql`l.id, l.fair_id, f.title as fair_title, f.kind as fair_kind, f.state as fair_state,
  f.reason as fair_reason, l.topic, l.title, coalesce(c.name, f.organiser) as host, p.company_id, l.speaker, at.starts_at,
  at.ends_at, at.replay_until`

/** A stream ends with its fair at the latest; one that would begin later, or of an employer who has left, is not shown. */
const tables = (now: Date) => sql`
  fair_lives l join fairs f on f.id = l.fair_id and ${isOut(now)}
    left join fair_participations p on p.id = l.participation_id
    left join companies c on c.id = p.company_id
    cross join lateral (
      select own.starts_at, own.ends_at, own.ends_at + make_interval(days => l.replay_days) as replay_until
      from (select f.opens_at + make_interval(mins => l.starts_minute) as starts_at,
        least(f.opens_at + make_interval(mins => l.starts_minute + l.minutes), f.closes_at) as ends_at) own) at`

const isShown = sql`at.starts_at < f.closes_at and (l.participation_id is null or ${isExhibitor})`

/** `livePhaseAt` for conditions and orders. */
const phaseOf = (now: Date) => sql`
  case when f.state in ('cancelled', 'postponed') then 'ended' when at.starts_at > ${now} then 'upcoming'
    when at.ends_at > ${now} then case f.state when 'stopped' then 'paused' else 'live' end
    when at.replay_until > ${now} then 'replay' else 'ended' end`

export interface WantedLives {
  /** '' for all fairs. */
  readonly fair: string
  /** Null for any. */
  readonly phases: readonly LivePhase[] | null
  /** Only what begins before. */
  readonly before: Date | null
}

const wanted = ({ fair, phases, before }: WantedLives, now: Date): SqlQuery => sql`${isShown}
  and ${fair === '' ? sql`true` : sql`l.fair_id = ${fair}`}
  and ${phases === null ? sql`true` : sql`${phaseOf(now)} = any(${[...phases]}::text[])`}
  and ${before === null ? sql`true` : sql`at.starts_at < ${before}`}`

/** What is on first, then what is to come, the next first, then what is over, the last first. */
const order = (now: Date) => sql`
  array_position(array['live', 'paused', 'upcoming', 'replay', 'ended'], ${phaseOf(now)}),
  case when at.starts_at > ${now} then at.starts_at end, at.starts_at desc, l.id`

export const listLiveRows = (
  db: Queryable,
  what: WantedLives,
  { limit, offset }: { limit: number; offset: number },
  now: Date,
) =>
  db.query<LiveRow>(sql`
    select ${columns} from ${tables(now)} where ${wanted(what, now)} order by ${order(now)}
    limit ${limit} offset ${offset}`)

/** How many there are in each phase. */
export const countLives = (db: Queryable, what: WantedLives, now: Date) =>
  db.query<{ value: LivePhase; count: number }>(sql`
    select ${phaseOf(now)} as value, count(*)::int as count from ${tables(now)} where ${wanted(what, now)} group by 1`)

export async function findLive(db: Queryable, id: string, now: Date): Promise<LiveDetailRow | undefined> {
  const [row] = await db.query<LiveDetailRow>(sql`
    select ${columns}, l.about, l.sample, l.media_key, l.captions_key from ${tables(now)} where l.id = ${id} and ${isShown}`)
  return row
}
