import type { Queryable } from '../db/db.ts'
import { type SqlQuery, sql } from '../db/sql.ts'
import type { User } from '../http/users.ts'

/** Whose recommendations they are: an employer's company as a whole, a seeker alone. */
const ownerOf = (user: User) =>
  user.userType === 1
    ? ({ column: sql`company_id`, id: user.companyId } as const)
    : ({ column: sql`user_id`, id: user.id } as const)

const isWhose = (user: User): SqlQuery => {
  const { column, id } = ownerOf(user)
  return sql`${column} = ${id}`
}

/** True unless the company, or the seeker, has switched recommendations off. */
export async function recommendsTo(db: Queryable, user: User): Promise<boolean> {
  return (await db.query(sql`select 1 from recommendations_off where ${isWhose(user)}`)).length === 0
}

export const switchOn = (db: Queryable, user: User) =>
  db.run(sql`delete from recommendations_off where ${isWhose(user)}`)

export function switchOff(db: Queryable, user: User, at: Date) {
  const { column, id } = ownerOf(user)
  return db.run(sql`insert into recommendations_off (${column}, at) values (${id}, ${at}) on conflict do nothing`)
}
