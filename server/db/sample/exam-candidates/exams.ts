import type { SiteRow } from '../../../exam-tickets/site-queries.ts'
import type { Queryable } from '../../db.ts'
import { sql } from '../../sql.ts'

/** A sample exam as the database has it, as far as its candidates go. */
export interface StoredExam {
  readonly id: number
  readonly city: string
  readonly year: number
  readonly opens: number
  readonly closes: number
  readonly tickets_from: number
  readonly scores_at: number
  readonly fee_per_paper: number
  readonly positions: readonly StoredPosition[]
  readonly sites: readonly SiteRow[]
  readonly papers: readonly { readonly code: string; readonly full_marks: number }[]
}

interface StoredPosition {
  readonly id: number
  readonly headcount: number
  readonly papers: readonly string[]
}

const milliseconds = (column: string) => sql`(extract(epoch from ${sql.ident(column)}) * 1000)::bigint`

/** The sample exam with this number; undefined where there is none, or none that anybody can register for. */
export async function findStoredExam(tx: Queryable, id: number): Promise<StoredExam | undefined> {
  const [exam] = await tx.query<Omit<StoredExam, 'positions' | 'sites' | 'papers'>>(sql`
    select exams.id, city, year, ${milliseconds('opens_at')} as opens, ${milliseconds('closes_at')} as closes,
      ${milliseconds('ticket_from')} as tickets_from, ${milliseconds('scores_at')} as scores_at, fee_per_paper
    from exams join exam_rounds on exam_rounds.exam_id = exams.id and kind = 'register'
    where exams.id = ${id} and sample`)
  const positions = await tx.query<StoredPosition>(sql`
    select id, headcount, papers from exam_positions where exam_id = ${id} and state = 'open' order by id`)
  if (!exam || positions.length === 0) return undefined
  const sites = await tx.query<SiteRow>(sql`
    select id, code, name, address, transit, plan from exam_sites where exam_id = ${id} order by code`)
  const papers = await tx.query<StoredExam['papers'][number]>(sql`
    select code, full_marks from exam_papers where exam_id = ${id} order by place`)
  return { ...exam, positions, sites, papers }
}
