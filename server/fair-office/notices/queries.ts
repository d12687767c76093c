import type { FairAlertWay } from '#contract/fair-alerts'
import type { FairNoticeKind } from '#contract/fair-notices'
import { activeParticipations } from '#contract/fair-participation'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
import { officeName } from '../mandate-queries.ts'

/** Accounts of employers who take part or want to. */
export async function listEmployersOf(tx: Queryable, fair: string): Promise<string[]> {
  const rows = await tx.query<{ user_id: string }>(sql`
    select distinct m.user_id from fair_participations p join company_members m on m.company_id = p.company_id
    join users u on u.id = m.user_id and u.cancelled_at is null
    where p.fair_id = ${fair} and p.state = any(${[...activeParticipations]}::text[]) order by m.user_id`)
  return rows.map(({ user_id }) => user_id)
}

interface NoticeInsert {
  readonly id: string
  readonly fair: string
  readonly kind: FairNoticeKind
  readonly title: string
  readonly body: string
  readonly by: string
}

export const insertNotice = (tx: Queryable, { id, fair, kind, title, body, by }: NoticeInsert, now: Date) =>
  tx.run(sql`
    insert into fair_notices (id, fair_id, kind, title, body, sent_by, sent_at)
    values (${id}, ${fair}, ${kind}, ${title}, ${body}, ${by}, ${now})`)

interface Letters {
  readonly to: readonly string[]
  readonly ids: readonly string[]
}

export const insertReceipts = (tx: Queryable, notice: string, { to, ids }: Letters) =>
  tx.run(sql`
    insert into fair_notice_receipts (notice_id, user_id, message_id)
    select ${notice}::uuid, user_id, id from unnest(${to}::uuid[], ${ids}::uuid[]) as letters (user_id, id)`)

interface NoticeRow {
  readonly id: string
  readonly kind: FairNoticeKind
  readonly title: string
  readonly body: string
  readonly sent_by: string | null
  readonly sent_at: string
  readonly sent: number
  readonly read: number
  readonly removed: number
  readonly letters: { way: FairAlertWay; waiting: number; sent: number; failed: number }[]
  readonly unread: string[]
  readonly unread_total: number
}

/** So many of the employers that have not read a notice are named. */
const NAMED = 20

/** Employers who were sent the notice `n`; whoever has removed a message has seen it. */
const unreadEmployers = sql`
  select c.id, c.name from fair_notice_receipts r join company_members m on m.user_id = r.user_id
    join companies c on c.id = m.company_id left join messages g on g.id = r.message_id
  where r.notice_id = n.id group by c.id, c.name
  having not bool_or(r.message_id is null or g.read_at is not null)`

/** What becomes of the notice `n` by SMS and e-mail. */
const lettersOf = sql`
  select l.way, count(*) filter (where l.state = 'waiting')::int as waiting,
    count(*) filter (where l.state = 'sent')::int as sent, count(*) filter (where l.state = 'failed')::int as failed
  from fair_notice_letters l where l.notice_id = n.id group by l.way`

/** The latest first, with how many have read the message or thrown it away, and how far it is by other ways. */
export const listNotices = (db: Queryable, fair: string) =>
  db.query<NoticeRow>(sql`
    select n.id, n.kind, n.title, n.body, ${officeName} as sent_by, n.sent_at, r.sent, r.read, r.removed,
      coalesce((select jsonb_agg(w order by w.way desc) from (${lettersOf}) w), '[]') as letters,
      coalesce((select jsonb_agg(e.name order by e.name, e.id) from (
        select * from (${unreadEmployers}) e order by name, id limit ${NAMED}) e), '[]') as unread,
      (select count(*)::int from (${unreadEmployers}) e) as unread_total
    from fair_notices n left join users u on u.id = n.sent_by left join company_members cm on cm.user_id = u.id
    cross join lateral (
      select count(*)::int as sent, count(*) filter (where m.read_at is not null)::int as read,
        count(*) filter (where r.message_id is null)::int as removed
      from fair_notice_receipts r left join messages m on m.id = r.message_id where r.notice_id = n.id) r
    where n.fair_id = ${fair} order by n.sent_at desc, n.id limit 100`)

/** Whether it was sent about this fair. */
export async function findNotice(tx: Queryable, fair: string, id: string): Promise<boolean> {
  const rows = await tx.query(sql`select 1 from fair_notices where id = ${id} and fair_id = ${fair}`)
  return rows.length > 0
}

/** Letters that have failed wait for their turn once more; how many that were. */
export const retryLetters = (tx: Queryable, notice: string, now: Date): Promise<number> =>
  tx.run(sql`
    update fair_notice_letters set state = 'waiting', tries = 0, next_at = ${now}
    where notice_id = ${notice} and state = 'failed'`)
