import { createHmac, randomBytes } from 'node:crypto'
import { chinaDay } from './clock.ts'
import type { Queryable } from './db/db.ts'
import { sql } from './db/sql.ts'
import type { Context } from './http/context.ts'

type Looker = Pick<Context, 'db' | 'user' | 'ip' | 'device' | 'now'>

async function keyOf(db: Queryable, day: string): Promise<Uint8Array> {
  const find = () => db.query<{ key: Uint8Array }>(sql`select key from look_keys where day = ${day}::date`)
  const [kept] = await find()
  if (kept) return kept.key
  await db.run(sql`insert into look_keys (day, key) values (${day}::date, ${randomBytes(32)}) on conflict do nothing`)
  const [made] = await find()
  if (!made) throw new Error(`the key of the looks of ${day} is gone`)
  return made.key
}

/** An account, or a guest by address and kind of device: the digest alone is kept, and for the day. */
const personOf = ({ user, ip, device }: Looker) => (user ? `user ${user.id}` : `guest ${ip} ${device}`)

/** Notes that somebody looks at a thing (`job:42`); true for the first time on this day in China. */
export async function isFirstLook(thing: string, looker: Looker): Promise<boolean> {
  const { db, now } = looker
  const day = chinaDay(now)
  const look = createHmac('sha256', await keyOf(db, day))
    .update(`${thing}\n${personOf(looker)}`)
    .digest()
  const noted = await db.run(sql`insert into looks (day, look) values (${day}::date, ${look}) on conflict do nothing`)
  return noted === 1
}

/** Forgets the looks of the days before, and how they were told apart. */
export const forgetLooks = (db: Queryable, now: Date) =>
  db.run(sql`delete from look_keys where day < ${chinaDay(now)}::date`)
