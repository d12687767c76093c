import type { Db, Queryable } from '../../server/db/db.ts'
import { sql } from '../../server/db/sql.ts'
import { hasSample } from '../../server/site/queries.ts'
import { addPlayers, MOST_BOOTHS, MOST_VISITORS, type OpenDay, removePlayers } from '../fair-day/people.ts'

/** Copies of fairs have numbers beyond those that are given to fairs: by them they are known. */
const COPIES = 900_000_000_000
const DAY_MS = 86_400_000
/** So long a rehearsal may take beyond what was asked. */
const SLACK_MS = 600_000
const MOST_IN_LINE = 60

/** How large a rehearsal is to be; what is not said follows from the fair. */
export interface Wanted {
  readonly visitors: number | undefined
  readonly recruiters: number | undefined
  readonly seconds: number
}

export interface Rehearsal {
  readonly title: string
  readonly day: OpenDay
}

interface FairRow {
  readonly title: string
  readonly kind: string
  readonly exhibitors: number
}

/** Nobody but invented people may be where players are let in, and nobody who is at a fair right now may be disturbed. */
async function demandSafe(db: Queryable, now: Date): Promise<void> {
  if (!(await hasSample(db)))
    throw new Error(
      '数据库中没有示例数据：演练只能在装有示例数据的环境里进行，不能在正式环境里 · only where sample content is loaded',
    )
  const [waiting] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from fair_places l join fair_participations p on p.id = l.participation_id
      join users u on u.id = l.user_id
    where p.fair_id < ${COPIES}::bigint and l.state in ('waiting', 'called', 'talking') and not u.sample
      and l.seen_at > ${new Date(now.getTime() - SLACK_MS)}`)
  if (waiting && waiting.count > 0)
    throw new Error(`有 ${waiting.count} 位访客正在招聘会排队，请等他们离开以后再演练 · people are waiting at a fair`)
  const [running] = await db.query<{ closes_at: string }>(sql`
    select closes_at from fairs where id >= ${COPIES}::bigint and closes_at > ${now}`)
  if (running)
    throw new Error(
      '另一场演练还没有结束；如果它已经中断，请先执行 npm run rehearse -- clear · another rehearsal has not ended; if it broke off, clear it first',
    )
}

async function findFair(db: Queryable, fair: string): Promise<FairRow> {
  const [row] = await db.query<FairRow>(sql`
    select title, kind, (select count(*)::int from fair_participations p where p.fair_id = f.id) as exhibitors
    from fairs f where id = ${fair} and id < ${COPIES}::bigint`)
  if (!row) throw new Error(`没有招聘会 ${fair} · no such fair`)
  if (row.kind !== '2')
    throw new Error(`招聘会 ${fair} 不是网络招聘会，没有在线排队可以演练 · only fairs on line have queues to rehearse`)
  return row
}

/** A copy that is on now, marked in its title, and seen by nobody: it is published long after it is gone. */
async function copyFair(tx: Queryable, fair: string, now: Date, lastsMs: number): Promise<string> {
  const on = (ms: number) => sql`${new Date(now.getTime() + ms)}::timestamptz`
  const copy = String(COPIES + Number(fair))
  await tx.run(sql`
    insert into fairs (id, kind, title, summary, html, city, district, venue, address, transit, organiser, phone, capacity,
      booth_fee, published_at, apply_from, apply_until, book_from, book_until, register_from, register_until, opens_at,
      closes_at, changed_at, rules, sample)
    select ${copy}::bigint, kind, '【演练】' || title, summary, html, city, district, venue, address, transit, organiser, phone,
      capacity, 0, ${on(3_650 * DAY_MS)}, ${on(-4 * DAY_MS)}, ${on(-3 * DAY_MS)}, ${on(-3 * DAY_MS)}, ${on(-2 * DAY_MS)},
      ${on(-DAY_MS)}, ${on(lastsMs)}, ${on(-1_000)}, ${on(lastsMs)}, ${now}, rules, true
    from fairs where id = ${fair}`)
  await tx.run(sql`
    insert into fair_halls (fair_id, place, name, width, depth)
    select ${copy}::bigint, place, name, width, depth from fair_halls where fair_id = ${fair}`)
  await tx.run(sql`
    insert into fair_booths (fair_id, hall_id, code, kind, x, y, w, h)
    select ${copy}::bigint, theirs.id, b.code, b.kind, b.x, b.y, b.w, b.h from fair_booths b
      join fair_halls h on h.id = b.hall_id join fair_halls theirs on theirs.fair_id = ${copy} and theirs.place = h.place
    where b.fair_id = ${fair} and b.retired_at is null order by b.id`)
  return copy
}

/** Makes a copy of a fair and whoever plays at it. Throws, in words, where that would not be safe. */
export async function prepare(db: Db, fair: string, wanted: Wanted): Promise<Rehearsal> {
  const now = new Date()
  await demandSafe(db, now)
  const { title, exhibitors } = await findFair(db, fair)
  const recruiters = Math.min(MOST_BOOTHS, wanted.recruiters ?? Math.max(1, exhibitors))
  const visitors = Math.min(MOST_VISITORS, wanted.visitors ?? Math.min(200, recruiters * MOST_IN_LINE))
  if (visitors > recruiters * MOST_IN_LINE)
    throw new Error(
      `一支队伍最多 ${MOST_IN_LINE} 人：${visitors} 位访客至少要 ${Math.ceil(visitors / MOST_IN_LINE)} 位招聘人员 · more recruiters are needed`,
    )
  await clear(db)
  const copy = await db.tx(tx => copyFair(tx, fair, now, wanted.seconds * 2_000 + SLACK_MS))
  try {
    return { title, day: await addPlayers(db, copy, { visitors, booths: recruiters }) }
  } catch (error) {
    await clear(db)
    throw error
  }
}

/** Takes every rehearsal away: copies of fairs, with whoever played there and all that they did. */
export async function clear(db: Db): Promise<void> {
  await db.run(sql`delete from fairs where id >= ${COPIES}::bigint`)
  await removePlayers(db)
}
