import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

interface Panel {
  readonly companyId: string
  /** The names of its members. */
  readonly names: readonly string[]
}

/** Which members of the company a panel's names mean. */
const memberIds = ({ companyId, names }: Panel) => sql`
  array(select panel_member(${companyId}::bigint, called) from unnest(${names}::text[]) as called)`

/**
 * Plans of one company take turns, and with them whoever agrees on an interview with somebody of the panel, so that each
 * sees whom the other has taken.
 */
export async function holdPanel(tx: Queryable, panel: Panel): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('meetings ' || ${panel.companyId}::text, 0))`)
  await tx.run(sql`select hold_interviewed(${memberIds(panel)})`)
}

interface Sitting extends Panel {
  /** The meeting itself; '' for one that is new. */
  readonly id: string
  readonly from: Date
  readonly until: Date
}

/** Which of these people sit on another panel of the company in that time. */
export async function findOnPanels(tx: Queryable, { companyId, id, names, from, until }: Sitting): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(sql`
    select distinct b.name from meetings m join meeting_members b on b.meeting_id = m.id
    where m.company_id = ${companyId} and m.state in ('planned', 'open') and m.id::text <> ${id}
      and b.name = any(${names}::text[]) and m.starts_at < ${until} and meeting_end(m) > ${from}`)
  return rows.map(({ name }) => name)
}

/** Which of these people, members of the company, have agreed on an interview of their own in that time. */
export async function findInInterviews(tx: Queryable, { from, until, ...panel }: Sitting): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(sql`
    select distinct c.name from company_members c join interviews i on i.interviewer_id = c.user_id
    where c.user_id = any(${memberIds(panel)}) and i.state = 'accepted' and i.starts_at < ${until}
      and i.ends_at > ${from}`)
  return rows.map(({ name }) => name)
}
