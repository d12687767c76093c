import type { SiteRoom } from '#contract/exam-tickets'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export interface SiteRow {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly address: string
  readonly transit: string
  readonly plan: readonly SiteRoom[]
}

const siteColumns = sql`s.id, s.code, s.name, s.address, s.transit, s.plan`

/** Sites of the written papers: those of later stages have no plan. */
const isWritten = sql`s.stage = 'written'`

export const listSiteRows = (db: Queryable, exam: number) =>
  db.query<SiteRow>(sql`
    select ${siteColumns} from exam_sites s where s.exam_id = ${exam} and ${isWritten} order by s.code`)

/** Where somebody with this number sits for the written papers; empty for a number that no good ticket has. */
export const findSiteOfNumber = (db: Queryable, exam: number, number: string) =>
  db.query<SiteRow & { readonly room: string }>(sql`
    select ${siteColumns}, t.room from exam_tickets t join exam_sites s on s.id = t.site_id
    where t.exam_id = ${exam} and t.number = ${number} and not t.void and ${isWritten} order by t.issued_at desc limit 1`)

/** Sites whose name or address holds these words. */
export const findSitesByName = (db: Queryable, exam: number, words: string) =>
  db.query<SiteRow>(sql`
    select ${siteColumns} from exam_sites s
    where s.exam_id = ${exam} and ${isWritten} and (position(${words} in s.name) > 0 or position(${words} in s.address) > 0)
    order by s.code limit 20`)
