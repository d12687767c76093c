import type { TicketStage } from '#contract/exam-tickets'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'

export interface ClaimedPaper {
  readonly id: number
  readonly ticket_id: string
  readonly registration_id: string
  readonly exam_id: number
  readonly stage: TicketStage
}

interface Claim {
  /** Exams with fewer tickets are left to be drawn when they are asked for. */
  readonly fewest: number
  readonly most: number
  /** Exams whose tickets can be printed from then on, at the latest. */
  readonly from: Date
  readonly until: Date
  readonly now: Date
}

/** Takes tickets of written papers that nobody has drawn or is drawing; two copies never take the same. */
export const claimPapers = (db: Queryable, { fewest, most, from, until, now }: Claim) =>
  db.query<ClaimedPaper>(sql`
    with due as (
      select e.id, e.ticket_from from exams e
      where e.slug is null and e.ticket_from <= ${from} and e.ticket_until > ${now}
        and (select count(*) from exam_tickets t
          where t.exam_id = e.id and t.stage = 'written' and not t.void) >= ${fewest}
    ), taken as (
      insert into exam_ticket_papers (ticket_id, revision, claimed_until)
      select t.id, t.revision, ${until} from exam_tickets t join due on due.id = t.exam_id
      where not t.void and t.stage = 'written' and not exists (select 1 from exam_ticket_papers p where p.ticket_id = t.id)
      order by due.ticket_from, t.id limit ${most}
      on conflict (ticket_id) do nothing
      returning id, ticket_id
    )
    select taken.id, taken.ticket_id, t.registration_id, t.exam_id, t.stage
    from taken join exam_tickets t on t.id = taken.ticket_id order by taken.id`)

/** Whether a paper is still this copy's to draw; held until the transaction ends. */
export async function isStillClaimed(tx: Queryable, id: number): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 from exam_ticket_papers where id = ${id} and file_id is null and ticket_id is not null for update`)
  return rows.length > 0
}

export const keepPaper = (
  tx: Queryable,
  { id, file, digest }: { readonly id: number; readonly file: string; readonly digest: Uint8Array },
) => tx.run(sql`update exam_ticket_papers set file_id = ${file}, digest = ${digest} where id = ${id}`)

export interface PaperRow {
  readonly file_id: string | null
  readonly digest: Uint8Array | null
}

export async function findPaper(db: Queryable, ticket: string): Promise<PaperRow | undefined> {
  const [row] = await db.query<PaperRow>(sql`
    select file_id, digest from exam_ticket_papers where ticket_id = ${ticket}`)
  return row
}

/** Leaves a paper that says something else than its ticket to be thrown away, and the ticket to be drawn anew. */
export const disown = (db: Queryable, ticket: string, file: string) =>
  db.run(sql`update exam_ticket_papers set ticket_id = null where ticket_id = ${ticket} and file_id = ${file}`)

/** Takes papers away that are good for nothing any more, so many at once; the files that go with them. */
export async function dropPapers(tx: Queryable, now: Date, most: number): Promise<{ count: number; files: string[] }> {
  const rows = await tx.query<{ id: number; file_id: string | null }>(sql`
    select p.id, p.file_id from exam_ticket_papers p
    left join exam_tickets t on t.id = p.ticket_id left join exams e on e.id = t.exam_id
    where p.ticket_id is null or t.void or t.revision <> p.revision or e.ticket_until <= ${now}
      or (p.file_id is null and p.claimed_until <= ${now})
    order by p.id limit ${most} for update of p skip locked`)
  await tx.run(sql`delete from exam_ticket_papers where id = any(${rows.map(({ id }) => id)}::bigint[])`)
  const files = rows.flatMap(({ file_id: file }) => (file === null ? [] : [file]))
  await tx.run(sql`delete from files where id = any(${files}::uuid[])`)
  return { count: rows.length, files }
}
