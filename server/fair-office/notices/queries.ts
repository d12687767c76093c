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
}

/** The latest first, with how many have read the message or thrown it away. */
export const listNotices = (db: Queryable, fair: string) =>
  db.query<NoticeRow>(sql`
    select n.id, n.kind, n.title, n.body, ${officeName} as sent_by, n.sent_at, r.sent, r.read, r.removed
    from fair_notices n left join users u on u.id = n.sent_by left join company_members cm on cm.user_id = u.id
    cross join lateral (
      select count(*)::int as sent, count(*) filter (where m.read_at is not null)::int as read,
        count(*) filter (where r.message_id is null)::int as removed
      from fair_notice_receipts r left join messages m on m.id = r.message_id where r.notice_id = n.id) r
    where n.fair_id = ${fair} order by n.sent_at desc, n.id limit 100`)
