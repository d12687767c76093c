import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export interface HelpRow {
  readonly id: number
  readonly kind: 'guide' | 'help'
  readonly section: string
  readonly title: string
  readonly summary: string
}

interface HelpTextRow extends HelpRow {
  readonly html: string
}

const columns = sql`id, kind, section, title, summary`

export const listSteps = (db: Queryable) =>
  db.query<HelpTextRow>(sql`select ${columns}, html from exam_help where kind = 'guide' order by place, id`)

export const listAnswers = (db: Queryable) =>
  db.query<HelpRow>(sql`select ${columns} from exam_help where kind = 'help' order by place, id`)

export async function findHelp(db: Queryable, id: string) {
  const [row] = await db.query<HelpTextRow & { readonly updated_at: string }>(sql`
    select ${columns}, html, updated_at from exam_help where id = ${id}`)
  return row
}

/** Others of the same section first, then those that follow in their order. */
export const listRelated = (db: Queryable, { id, kind, section }: HelpRow, size: number) =>
  db.query<HelpRow>(sql`
    select ${columns} from exam_help where kind = ${kind} and id <> ${id}
    order by (section = ${section}) desc, place, id limit ${size}`)
