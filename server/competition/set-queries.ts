import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { QuestionRow } from './queries.ts'

interface Draw {
  readonly key: string
  readonly userId: string
  readonly scope: string
  readonly kind: string
  readonly count: number
  readonly expiresAt: Date
}

/** Draws by the key, so that a draw is as random as the key; gives how many it holds, and keeps nothing when none fit. */
export async function insertDraw(tx: Queryable, draw: Draw): Promise<number> {
  const fits = [
    ...(draw.kind ? [sql`q.kind = ${draw.kind}`] : []),
    ...(draw.scope === 'todo' ? [sql`a.is_right is null`] : []),
    ...(draw.scope === 'wrong' ? [sql`not a.is_right`] : []),
  ]
  const [row] = await tx.query<{ count: number }>(sql`
    with drawn as (
      select q.id from competition_questions q
      left join competition_answers a on a.question_id = q.id and a.user_id = ${draw.userId}
      where ${sql.and([sql`true`, ...fits])}
      order by md5(${draw.key}::text || q.id::text) limit ${draw.count})
    insert into question_sets (key, user_id, question_ids, expires_at)
    select ${draw.key}, ${draw.userId}, array_agg(id), ${draw.expiresAt} from drawn having count(*) > 0
    returning cardinality(question_ids) as count`)
  return row?.count ?? 0
}

export const deleteExpiredDraws = (tx: Queryable, now: Date) =>
  tx.run(sql`delete from question_sets where expires_at <= ${now}`)

/** The questions of a draw in the order of the bank, each with what its owner answered; none when there is no such draw. */
export const listDrawn = (db: Queryable, { key, userId, now }: { key: string; userId: string; now: Date }) =>
  db.query<QuestionRow>(sql`
    select q.id, q.kind, q.chapter, q.stem, q.options, q.solution, q.explanation, q.law, a.chosen, a.is_right
    from question_sets s
    join competition_questions q on q.id = any(s.question_ids)
    left join competition_answers a on a.question_id = q.id and a.user_id = s.user_id
    where s.key = ${key} and s.user_id = ${userId} and s.expires_at > ${now}
    order by q.position, q.id`)
