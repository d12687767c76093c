import { chinaMinute } from '../china-time.ts'
import type { Db, Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { writeAudit } from '../http/audit.ts'
import { sendMessage } from '../messages/send.ts'
import { rechooseMessage } from './messages.ts'
import { listWhere } from './queries/registrations.ts'

interface Moments {
  readonly pay_until: string
  readonly ticket_from: string
}

async function lockMoments(tx: Queryable, exam: string): Promise<Moments | undefined> {
  await tx.query(sql`select 1 from exams where id = ${exam} for no key update`)
  const [row] = await tx.query<Moments>(sql`
    select o.pay_until, e.ticket_from from exams e join exam_rounds o on o.exam_id = e.id and o.kind = 'register'
    where e.id = ${exam}`)
  return row
}

/** A round that asks what registering asked; one that is there already is moved. */
const putRound = (tx: Queryable, exam: string, { from, to }: Pick<Rechoosing, 'from' | 'to'>) =>
  tx.run(sql`
    insert into exam_rounds (id, exam_id, kind, title, opens_at, closes_at, review_until, waiver_until, pay_until,
      grace_minutes, form, form_version, photo, materials, commitment, fee_per_paper, waivers)
    select nextval('exam_round_ids'), exam_id, 'rechoose', '改报', ${from}::timestamptz, ${to}::timestamptz, ${to}::timestamptz,
      ${from}::timestamptz, ${to}::timestamptz, 0, form, form_version, photo, materials, commitment, fee_per_paper, waivers
    from exam_rounds where exam_id = ${exam} and kind = 'register'
    on conflict (exam_id, kind) do update set opens_at = excluded.opens_at, closes_at = excluded.closes_at,
      review_until = excluded.review_until, waiver_until = excluded.waiver_until, pay_until = excluded.pay_until`)

function obstacleTo({ from, to }: Rechoosing, { pay_until, ticket_from }: Moments, now: Date): string | undefined {
  const at = (moment: string) => chinaMinute(Date.parse(moment))
  if (from.getTime() >= to.getTime()) return '改报开始应早于结束 · it ends before it begins'
  if (to.getTime() <= now.getTime()) return '改报结束时间已过 · it is over'
  if (from.getTime() < Date.parse(pay_until))
    return `改报应在缴费截止（${at(pay_until)}）之后开始 · payment is not over`
  if (to.getTime() > Date.parse(ticket_from))
    return `改报应在准考证开始打印（${at(ticket_from)}）之前结束 · tickets come before`
  return undefined
}

interface Rechoosing {
  readonly exam: string
  readonly from: Date
  readonly to: Date
}

/**
 * Lets those whose position was cancelled choose another one, from a moment until another, and tells them; where there is
 * such a time already, it is moved. How many were told, or what stands against it.
 */
export const openRechoosing = (
  db: Db,
  rechoosing: Rechoosing,
  now: Date,
): Promise<{ readonly told: number } | { readonly obstacle: string }> =>
  db.tx(async tx => {
    const { exam } = rechoosing
    const moments = await lockMoments(tx, exam)
    if (!moments) return { obstacle: `没有可以报名的考试 ${exam} · there is no exam ${exam} to register for` }
    const obstacle = obstacleTo(rechoosing, moments, now)
    if (obstacle !== undefined) return { obstacle }
    await putRound(tx, exam, rechoosing)
    const which = sql`g.exam_id = ${exam} and g.status = '5' and g.pending = 'position' and g.user_id is not null`
    const rows = await listWhere(tx, sql`${which} order by g.id`, now)
    for (const row of rows) {
      const to = row.user_id === null ? [] : [row.user_id]
      await sendMessage(tx, { to, audience: 'seeker', at: now, ...rechooseMessage(row, now) })
    }
    await writeAudit(tx, now, null, { action: 'exam.rechoose', subject: { kind: 'exam', id: exam } })
    return { told: rows.length }
  })
