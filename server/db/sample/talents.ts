import { rebuildTalentIndexIn } from '../../talents/index-queries.ts'
import type { Queryable } from '../db.ts'
import { sql } from '../sql.ts'
import { sampleAccounts } from './accounts.ts'
import { HOUR, isoOf } from './moments.ts'

const [writer, , showcase] = sampleAccounts

/** How many resumes the showcase company keeps in each way: favourites and history go over a page. */
const kept = { favourite: 23, download: 8, view: 34 } as const

/** How many companies have looked at the writer's resume; every sixth has downloaded it. */
const LOOKS = 27

/**
 * The search for people, what the showcase company keeps of it, and who looked at the writer's resume. Follows the ids
 * of people and companies, which are the same for every load.
 */
export async function loadTalents(tx: Queryable, now: number): Promise<void> {
  await rebuildTalentIndexIn(tx)
  const company = sql`select m.company_id, m.user_id from company_members m join users u on u.id = m.user_id
    where u.user_type = 1 and u.phone = ${showcase.phone}`
  const person = sql`select id from users where user_type = 2 and phone = ${writer.phone}`
  for (const [kind, count] of Object.entries(kept)) {
    await tx.run(sql`
      insert into talent_marks (company_id, kind, resume_id, by_user, at)
      select c.company_id, ${kind}, t.resume_id, c.user_id, ${isoOf(now)}::timestamptz - t.place * interval '7 hours'
      from (${company}) c, (select resume_id, row_number() over (order by resume_id) as place from talent_index
        where user_id not in (${person}) order by resume_id limit ${count}) t`)
  }
  await tx.run(sql`
    insert into resume_access (user_id, resume_id, company_id, by_user, kind, at)
    select t.user_id, m.resume_id, m.company_id, m.by_user, m.kind, m.at
    from talent_marks m join talent_index t on t.resume_id = m.resume_id where m.kind <> 'favourite' order by m.at, m.kind`)
  await tx.run(sql`
    insert into resume_access (user_id, resume_id, company_id, by_user, kind, at)
    select r.user_id, r.id, c.company_id, c.user_id, case when c.place % 6 = 0 then 'download' else 'view' end,
      ${isoOf(now - 3 * HOUR)}::timestamptz - c.place * interval '11 hours'
    from (select id, user_id from resumes where user_id in (${person}) and is_default) r,
      (select company_id, user_id, row_number() over (order by company_id desc) as place from company_members where role = 'owner'
        order by company_id desc limit ${LOOKS}) c order by c.place desc`)
  await tx.run(sql`
    insert into resume_blocks (user_id, company_id, created_at)
    select p.id, c.id, ${isoOf(now - 50 * HOUR)}::timestamptz
    from (${person}) p, (select id from companies order by id limit 2) c`)
}
