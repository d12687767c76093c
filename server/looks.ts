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

interface Day {
  readonly day: string
  /** The digest of words under the day's key: it alone is kept, and for the day. */
  readonly digest: (words: string) => Uint8Array
}

async function dayOf({ db, now }: Looker): Promise<Day> {
  const day = chinaDay(now)
  const key = await keyOf(db, day)
  return { day, digest: words => createHmac('sha256', key).update(words).digest() }
}

/** A guest is an address and a kind of device. */
async function isFirstOfGuest(browser: string, { day, digest }: Day, db: Queryable): Promise<boolean> {
  const noted = await db.run(sql`
    insert into looks (day, look) values (${day}::date, ${digest(browser)}) on conflict do nothing`)
  return noted === 1
}

/**
 * Pages come to the browser before it is known whose it is: a look of the guest in the same browser was this person's,
 * unless another account has claimed it.
 */
async function isFirstOfAccount(account: string, browser: string, { day, digest }: Day, db: Queryable) {
  const [guest, claim] = [digest(browser), digest(`claim ${browser}`)]
  const rows = await db.query<{ is_guest: boolean | null }>(sql`
    with account as (
      insert into looks (day, look) values (${day}::date, ${digest(account)}) on conflict do nothing returning look),
    browser as (
      insert into looks (day, look)
      select ${day}::date, line.look
      from account cross join (values (1, ${guest}::bytea), (2, ${claim}::bytea)) as line (place, look) order by line.place
      on conflict do nothing returning look)
    select browser.look = ${guest}::bytea as is_guest from account left join browser on true`)
  if (rows.length === 0) return false
  const isGuestNew = rows.some(row => row.is_guest === true)
  const isClaimNew = rows.some(row => row.is_guest === false)
  return isGuestNew || !isClaimNew
}

/** Notes that somebody looks at a thing (`job:42`); true for the person's first time on this day in China. */
export async function isFirstLook(thing: string, looker: Looker): Promise<boolean> {
  const { db, user, ip, device } = looker
  const today = await dayOf(looker)
  const browser = `${thing}\nguest ${ip} ${device}`
  return user ? isFirstOfAccount(`${thing}\nuser ${user.id}`, browser, today, db) : isFirstOfGuest(browser, today, db)
}

/** Forgets the looks of the days before, and how they were told apart. */
export const forgetLooks = (db: Queryable, now: Date) =>
  db.run(sql`delete from look_keys where day < ${chinaDay(now)}::date`)
