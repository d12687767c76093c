import { randomBytes } from 'node:crypto'
import { insertRows } from '../../../server/db/bulk.ts'
import { sql } from '../../../server/db/sql.ts'
import { hashToken } from '../../../server/http/auth.ts'
import { seedExhibitor, seedFair } from '../../../server/job-fairs/testing.ts'
import { idOf } from '../search/resumes.ts'
import type { Stage } from '../stage.ts'
import type { Sender } from '../wire.ts'

export const FAIR = 1
const DAY = 86_400_000
/** Minutes of a talk, as short as can be. */
const MINUTES = 3

export interface Visitor extends Sender {
  readonly number: number
  readonly user: string
}

export interface Booth {
  readonly participation: string
  readonly recruiter: Sender & { readonly user: string }
}

export interface OpenDay {
  readonly booths: readonly Booth[]
  readonly visitors: readonly Visitor[]
}

const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
const newToken = () => randomBytes(32).toString('base64url')

/** Accounts with a session each: signing in is not what is measured. */
async function addPeople(stage: Stage, type: 1 | 2, people: readonly { user: string; token: string; phone: string }[]) {
  const at = new Date().toISOString()
  await insertRows(
    stage.db,
    'users',
    people.map(({ user, phone }) => ({
      id: user,
      user_type: type,
      phone,
      nick_name: '熊建业',
      created_at: at,
      updated_at: at,
    })),
  )
  await insertRows(
    stage.db,
    'sessions',
    people.map(({ user, token }) => ({
      token_hash: `\\x${Buffer.from(hashToken(token)).toString('hex')}`,
      user_id: user,
      created_at: at,
      seen_at: at,
      expires_at: new Date(Date.now() + DAY).toISOString(),
      device: '',
    })),
  )
}

async function addBooth(stage: Stage, place: number, now: Date): Promise<Booth & { phone: string }> {
  const { db } = stage
  const [company] = await db.query<{ id: number }>(sql`
    insert into companies (name, short_name, credit_code, trade, company_type, scale, city, district, verified_at,
      created_at, updated_at)
    values (${`赣江示例电子（${place}）有限公司`}, ${`赣江电子 ${place}`}, ${`91360100BENCH${String(place).padStart(5, '0')}`}, '1',
      '1', '1', '360100', '360102', '2025-01-01', ${now}, ${now})
    returning id`)
  if (!company) throw new Error('no company')
  const code = `${String.fromCharCode(65 + Math.floor(place / 10))}${String((place % 10) + 1).padStart(2, '0')}`
  const participation = await seedExhibitor(db, now, { fair: FAIR, company: company.id, state: 'present', booth: code })
  await db.run(sql`
    insert into fair_boards (participation_id, open, minutes, seen_at) values (${participation}, true, ${MINUTES}, ${now})`)
  const user = idOf('recruiter', place)
  const token = newToken()
  const phone = `191${String(place).padStart(8, '0')}`
  return { participation, recruiter: { user, token, ip: `172.16.0.${place}` }, phone }
}

/** A fair on line that has just begun: an exhibitor with a recruiter in each booth, and visitors who are about to come. */
export async function fillOpenDay(
  stage: Stage,
  { visitors, booths }: { readonly visitors: number; readonly booths: number },
): Promise<OpenDay> {
  const now = new Date()
  await seedFair(stage.db, now, { id: FAIR, kind: '2', opensIn: -0.02, hours: 6, booths, capacity: visitors })
  const all: (Booth & { phone: string })[] = []
  for (let place = 0; place < booths; place += 1) all.push(await addBooth(stage, place, now))
  await addPeople(
    stage,
    1,
    all.map(({ recruiter, phone }) => ({ ...recruiter, phone })),
  )
  await stage.db.run(sql`
    insert into company_members (user_id, company_id, role)
    select u.id, p.company_id, 'owner' from users u join fair_participations p on true
    where (u.id, p.id) in (select * from unnest(
      ${all.map(({ recruiter }) => recruiter.user)}::uuid[], ${all.map(({ participation }) => participation)}::uuid[]))`)
  const people = Array.from({ length: visitors }, (_, number) => ({
    number,
    user: idOf('visitor', number),
    token: newToken(),
    ip: addressOf(number),
    phone: `190${String(number).padStart(8, '0')}`,
  }))
  await addPeople(stage, 2, people)
  return { booths: all, visitors: people }
}
