import type { SiteRoom } from '#contract/exam-tickets'
import type { Queryable } from '../../db/db.ts'
import { sql } from '../../db/sql.ts'
import type { SiteRow } from '../../exam-tickets/site-queries.ts'

interface SitesExamRow {
  readonly title: string
  readonly ticket_from: string
  readonly exam_until: string
}

export async function findSitesExam(db: Queryable, exam: string): Promise<SitesExamRow | undefined> {
  const [row] = await db.query<SitesExamRow>(sql`select title, ticket_from, exam_until from exams where id = ${exam}`)
  return row
}

/** Held until the transaction ends: nobody is seated meanwhile, and nobody else changes a site. */
export const lockSites = (tx: Queryable, exam: string) =>
  tx.query(sql`select 1 from exams where id = ${exam} for no key update`)

/** Those of the written papers: those of later stages come with the tables of their tickets. */
export const listSiteRowsToEdit = (db: Queryable, exam: string) =>
  db.query<SiteRow & { readonly changed_at: string | null }>(sql`
    select s.id, s.code, s.name, s.address, s.transit, s.plan,
      (select max(a.at) from audit_log a where a.subject_kind = 'exam-site' and a.subject_id = s.id::text) as changed_at
    from exam_sites s where s.exam_id = ${exam} and s.stage = 'written' order by s.code`)

export interface TakenRoomRow {
  readonly site_id: number
  readonly room: string
  readonly people: number
  /** The highest seat that somebody has. */
  readonly last_seat: number
}

/** Rooms in which somebody has a seat. */
export const listTakenRooms = (db: Queryable, exam: string) =>
  db.query<TakenRoomRow>(sql`
    select site_id, room, count(*) as people, max(seat) as last_seat from exam_tickets
    where exam_id = ${exam} and stage = 'written' and not void group by 1, 2`)

/** Whether there ever was a ticket for a site; one that is void still names it. */
export async function hasTickets(db: Queryable, site: string): Promise<boolean> {
  const rows = await db.query(sql`select 1 from exam_tickets where site_id = ${site} limit 1`)
  return rows.length > 0
}

interface StoredSite {
  readonly exam: string
  readonly code: string
  readonly name: string
  readonly address: string
  readonly transit: string
  readonly plan: readonly SiteRoom[]
}

/** Its id. */
export async function insertSite(tx: Queryable, { exam, plan, ...site }: StoredSite): Promise<string> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into exam_sites (id, exam_id, code, name, address, transit, plan)
    values (nextval('exam_site_ids'), ${exam}, ${site.code}, ${site.name}, ${site.address}, ${site.transit},
      ${sql.json(plan)})
    returning id`)
  if (!row) throw new Error('the site was not stored')
  return String(row.id)
}

export const updateSite = (
  tx: Queryable,
  id: string,
  { name, address, transit, plan }: Omit<StoredSite, 'exam' | 'code'>,
) =>
  tx.run(sql`
    update exam_sites set name = ${name}, address = ${address}, transit = ${transit}, plan = ${sql.json(plan)}
    where id = ${id}`)

export const deleteSite = (tx: Queryable, id: string) => tx.run(sql`delete from exam_sites where id = ${id}`)

/** Accounts of those who have a good ticket for a site. */
export async function listTicketHolders(db: Queryable, site: string): Promise<string[]> {
  const rows = await db.query<{ user_id: string }>(sql`
    select distinct r.user_id from exam_tickets t join exam_registrations r on r.id = t.registration_id
    where t.site_id = ${site} and t.stage = 'written' and not t.void and r.user_id is not null`)
  return rows.map(({ user_id }) => user_id)
}
