import { randomBytes } from 'node:crypto'
import { insertRows } from '../../server/db/bulk.ts'
import type { Db } from '../../server/db/db.ts'
import { sql } from '../../server/db/sql.ts'
import { hashToken } from '../../server/http/auth.ts'
import { seedExhibitor } from '../../server/job-fairs/testing.ts'
import { idOf } from '../bench/search/resumes.ts'
import type { Sender } from '../bench/wire.ts'

const DAY = 86_400_000
/** Minutes of a talk, as short as can be. */
const MINUTES = 3

export interface Player extends Sender {
  readonly user: string
}

export interface Visitor extends Player {
  readonly number: number
}

export interface Booth {
  readonly participation: string
  readonly recruiter: Player
}

/** Who plays an open day, and at which fair. */
export interface OpenDay {
  readonly fair: string
  readonly booths: readonly Booth[]
  readonly visitors: readonly Visitor[]
}

/** So many players there are at most: by these numbers they are known, and found again when they are to go. */
export const MOST_VISITORS = 5_000
export const MOST_BOOTHS = 200

const visitorId = (number: number) => idOf('player visitor', number)
const recruiterId = (place: number) => idOf('player recruiter', place)
/** No company has such a code: GB 32100 knows neither I nor O nor a hyphen. */
const CODE = 'IO-PLAYER-'

const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
const newToken = () => randomBytes(32).toString('base64url')

/** Accounts without a telephone number, so that nobody can sign in as them, each with a session. */
async function addAccounts(db: Db, type: 1 | 2, people: readonly { readonly user: string; readonly token: string }[]) {
  const at = new Date().toISOString()
  const rows = people.map(({ user }) => ({
    id: user,
    user_type: type,
    nick_name: type === 1 ? '演练招聘人员' : '演练求职者',
    sample: true,
    created_at: at,
    updated_at: at,
  }))
  await insertRows(db, 'users', rows)
  const sessions = people.map(({ user, token }) => ({
    token_hash: `\\x${Buffer.from(hashToken(token)).toString('hex')}`,
    user_id: user,
    created_at: at,
    seen_at: at,
    expires_at: new Date(Date.now() + DAY).toISOString(),
    device: '',
  }))
  await insertRows(db, 'sessions', sessions)
}

async function addBooth(db: Db, fair: string, place: number, code: string | undefined): Promise<Booth> {
  const now = new Date()
  const [company] = await db.query<{ id: number }>(sql`
    insert into companies (name, short_name, credit_code, trade, company_type, scale, city, district, verified_at, sample,
      created_at, updated_at)
    values (${`演练单位（${place + 1}）有限公司`}, ${`演练单位 ${place + 1}`}, ${`${CODE}${place}`}, '1', '1', '1', '360100',
      '360102', ${now}, true, ${now}, ${now})
    returning id`)
  if (!company) throw new Error('no company')
  const booth = code === undefined ? {} : { booth: code }
  const exhibitor = { fair: Number(fair), company: company.id, state: 'present', ...booth } as const
  const participation = await seedExhibitor(db, now, exhibitor)
  await db.run(sql`
    insert into fair_boards (participation_id, open, minutes) values (${participation}, true, ${MINUTES})`)
  return { participation, recruiter: { user: recruiterId(place), token: newToken(), ip: `172.16.0.${place + 1}` } }
}

/** Fills a fair with invented exhibitors, each with a recruiter, and makes visitors who are about to come. */
export async function addPlayers(
  db: Db,
  fair: string,
  { visitors, booths }: { readonly visitors: number; readonly booths: number },
): Promise<OpenDay> {
  const codes = await db.query<{ code: string }>(sql`
    select code from fair_booths where fair_id = ${fair} and participation_id is null and retired_at is null order by id limit ${booths}`)
  const all: Booth[] = []
  for (let place = 0; place < booths; place += 1) all.push(await addBooth(db, fair, place, codes[place]?.code))
  await addAccounts(
    db,
    1,
    all.map(({ recruiter }) => recruiter),
  )
  await db.run(sql`
    insert into company_members (user_id, company_id, role)
    select given.recruiter, p.company_id, 'owner' from unnest(
      ${all.map(({ recruiter }) => recruiter.user)}::uuid[], ${all.map(({ participation }) => participation)}::uuid[])
      as given (recruiter, participation) join fair_participations p on p.id = given.participation`)
  await db.run(sql`
    insert into fair_recruiters (participation_id, user_id, seen_at)
    select given.participation, given.recruiter, ${new Date()} from unnest(
      ${all.map(({ recruiter }) => recruiter.user)}::uuid[], ${all.map(({ participation }) => participation)}::uuid[])
      as given (recruiter, participation)`)
  const people = Array.from({ length: visitors }, (_, number) => ({
    number,
    user: visitorId(number),
    token: newToken(),
    ip: addressOf(number),
  }))
  await addAccounts(db, 2, people)
  return { fair, booths: all, visitors: people }
}

/** Takes every player away, with all that they did. */
export async function removePlayers(db: Db): Promise<void> {
  const ids = [
    ...Array.from({ length: MOST_VISITORS }, (_, number) => visitorId(number)),
    ...Array.from({ length: MOST_BOOTHS }, (_, place) => recruiterId(place)),
  ]
  await db.tx(async tx => {
    await tx.run(sql`delete from users where id = any(${ids}::uuid[]) and phone is null and sample`)
    await tx.run(sql`delete from companies where credit_code like ${`${CODE}%`} and sample`)
  })
}
