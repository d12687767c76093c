import type { ExamMandate } from '#contract/exam-mandates'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** What somebody may do in an exam; undefined for nothing at all, or where there is no such exam. */
export async function findMandates(
  db: Queryable,
  userId: string,
  exam: string | number,
): Promise<readonly ExamMandate[] | undefined> {
  const [row] = await db.query<{ mandates: ExamMandate[] }>(sql`
    select mandates from exam_mandates where exam_id = ${exam} and user_id = ${userId}`)
  return row?.mandates
}

/** The exams for which somebody has a mandate. */
export const listMandates = (db: Queryable, userId: string) =>
  db.query<{ exam_id: number; mandates: ExamMandate[] }>(sql`
    select exam_id, mandates from exam_mandates where user_id = ${userId} order by exam_id desc`)

export async function hasMandate(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db.query<{ has: boolean }>(sql`
    select exists (select 1 from exam_mandates where user_id = ${userId}) as has`)
  return row?.has ?? false
}

/** What a user of the office is called. */
export const officeName = sql`coalesce(nullif(m.name, ''), u.nick_name)`

export const listPeople = (db: Queryable, exam: string) =>
  db.query<{ name: string; phone: string; mandates: ExamMandate[] }>(sql`
    select ${officeName} as name, coalesce(u.phone, '') as phone, x.mandates
    from exam_mandates x join users u on u.id = x.user_id left join company_members m on m.user_id = u.id
    where x.exam_id = ${exam} order by x.granted_at, u.id`)

/** The account of an organisation with this phone number. */
export async function findOfficer(db: Queryable, phone: string): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(sql`
    select id from users where user_type = 1 and phone = ${phone} and cancelled_at is null`)
  return row?.id
}

export async function putMandates(
  tx: Queryable,
  { exam, user, mandates }: { readonly exam: string; readonly user: string; readonly mandates: readonly ExamMandate[] },
  now: Date,
): Promise<boolean> {
  const count = await tx.run(sql`
    insert into exam_mandates (exam_id, user_id, mandates, granted_at)
    select id, ${user}::uuid, ${[...mandates]}::text[], ${now}::timestamptz from exams where id = ${exam}
    on conflict (exam_id, user_id) do update set mandates = excluded.mandates, granted_at = excluded.granted_at`)
  return count === 1
}

export const dropMandates = async (tx: Queryable, exam: string, user: string): Promise<boolean> =>
  (await tx.run(sql`delete from exam_mandates where exam_id = ${exam} and user_id = ${user}`)) === 1
