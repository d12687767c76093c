import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

interface WindowRow {
  readonly id: number
  readonly title: string
  readonly closes_at: string
  readonly review_until: string
  readonly pay_until: string
  readonly ticket_from: string
}

/** The round in which one registers for an exam. */
export async function findWindow(db: Queryable, exam: string): Promise<WindowRow | undefined> {
  const [row] = await db.query<WindowRow>(sql`
    select o.id, o.title, o.closes_at, o.review_until, o.pay_until, e.ticket_from
    from exam_rounds o join exams e on e.id = o.exam_id where o.exam_id = ${exam} and o.kind = 'register'`)
  return row
}

export const extendRound = (tx: Queryable, round: number, minutes: number) =>
  tx.run(sql`
    update exam_rounds set closes_at = closes_at + make_interval(mins => ${minutes}::integer),
      review_until = review_until + make_interval(mins => ${minutes}::integer),
      pay_until = pay_until + make_interval(mins => ${minutes}::integer)
    where id = ${round}`)
