import { randomInt, randomUUID } from 'node:crypto'
import type { CompanyRole } from '#contract/company-roles'
import type { Clock } from './clock.ts'
import type { Db } from './db/db.ts'
import { sql } from './db/sql.ts'
import { beginSession } from './session/tokens.ts'

/** An account with a session. */
export interface TestPerson {
  readonly id: string
  readonly phone: string
  readonly token: string
}

export interface TestEmployer extends TestPerson {
  readonly companyId: string
}

/** An invented number in a range that nobody was given. */
export const inventedPhone = () => `190${String(randomInt(10 ** 8)).padStart(8, '0')}`

async function insertPerson(db: Db, clock: Clock, userType: 1 | 2): Promise<TestPerson> {
  const id = randomUUID()
  const phone = inventedPhone()
  await db.run(sql`
    insert into users (id, user_type, phone, nick_name, created_at, updated_at)
    values (${id}, ${userType}, ${phone}, ${`用户${phone.slice(-4)}`}, ${clock.now()}, ${clock.now()})`)
  const { access_token: token } = await beginSession(db, { id, userType }, clock.now())
  return { id, phone, token }
}

/** A job seeker who is signed in. */
export const seekerIn = (db: Db, clock: Clock): Promise<TestPerson> => insertPerson(db, clock, 2)

/** An employer who is signed in, with a company of its own, which has passed its check, or for `companyId`. */
export async function employerIn(
  db: Db,
  clock: Clock,
  companyId?: string,
  role: CompanyRole = 'owner',
): Promise<TestEmployer> {
  return memberOf(db, clock, companyId ?? (await insertCompany(db, clock, '2025-01-01')), role)
}

/** The owner of a company that has not passed its check. */
export const uncheckedEmployerIn = async (db: Db, clock: Clock): Promise<TestEmployer> =>
  memberOf(db, clock, await insertCompany(db, clock, null), 'owner')

async function memberOf(db: Db, clock: Clock, company: string, role: CompanyRole): Promise<TestEmployer> {
  const person = await insertPerson(db, clock, 1)
  await db.run(sql`insert into company_members (user_id, company_id, role) values (${person.id}, ${company}, ${role})`)
  return { ...person, companyId: company }
}

async function insertCompany(db: Db, clock: Clock, verifiedAt: string | null): Promise<string> {
  const code = `91360100TEST${String(randomInt(10 ** 6)).padStart(6, '0')}`
  const [row] = await db.query<{ id: number }>(sql`
    insert into companies (name, short_name, credit_code, trade, company_type, scale, city, district, verified_at,
      created_at, updated_at)
    values ('赣江示例电子有限公司', '赣江电子', ${code}, '1', '1', '1', '360100', '360102', ${verifiedAt},
      ${clock.now()}, ${clock.now()})
    returning id`)
  return String(row?.id)
}
