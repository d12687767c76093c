import type { FairMandate } from '#contract/fair-mandates'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** Fairs of this city, or all of them. */
const PROVINCE = '360000'

/** Every mandate that somebody has, given for one fair or for its city: rows of `fair_id`, `mandates`. */
const heldBy = (userId: string) => sql`(
  select m.fair_id, m.mandates from fair_mandates m where m.user_id = ${userId}
  union all
  select f.id, c.mandates from fair_city_mandates c join fairs f on c.city in (f.city, ${PROVINCE}) where c.user_id = ${userId})`

/** What somebody may do at a fair; empty for nothing at all, or where there is no such fair. */
export async function findFairMandates(
  db: Queryable,
  userId: string,
  fair: string | number,
): Promise<readonly FairMandate[]> {
  const rows = await db.query<{ mandate: FairMandate }>(sql`
    select distinct unnest(h.mandates) as mandate from ${heldBy(userId)} h where h.fair_id = ${fair}`)
  return rows.map(({ mandate }) => mandate)
}

/** Whoever organises or supervises a fair. */
export async function listOfficers(db: Queryable, fair: number): Promise<string[]> {
  const rows = await db.query<{ user_id: string }>(sql`
    select user_id from fair_mandates where fair_id = ${fair} and mandates && '{organise,supervise}'
    union select c.user_id from fair_city_mandates c join fairs f on c.city in (f.city, ${PROVINCE})
    where f.id = ${fair} and c.mandates && '{organise,supervise}'`)
  return rows.map(({ user_id }) => user_id)
}

/** The fairs for which somebody has a mandate. */
export const listFairMandates = (db: Queryable, userId: string) =>
  db.query<{ fair_id: number; mandates: FairMandate[] }>(sql`
    select h.fair_id, array_agg(distinct x.mandate) as mandates
    from ${heldBy(userId)} h cross join lateral unnest(h.mandates) as x(mandate) group by h.fair_id`)

export async function hasFairMandate(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db.query<{ has: boolean }>(sql`
    select exists (select 1 from fair_mandates where user_id = ${userId})
      or exists (select 1 from fair_city_mandates where user_id = ${userId}) as has`)
  return row?.has ?? false
}

/** Cities in which somebody may make fairs: those of a mandate for the city, and of the fairs that they organise. */
export async function citiesToOrganise(db: Queryable, userId: string): Promise<readonly string[]> {
  const rows = await db.query<{ city: string }>(sql`
    select city from fair_city_mandates where user_id = ${userId} and 'organise' = any(mandates)
    union select f.city from fair_mandates m join fairs f on f.id = m.fair_id
    where m.user_id = ${userId} and 'organise' = any(m.mandates) order by city`)
  return rows.map(({ city }) => city)
}

/** Whether fairs of this city are among them. */
export const coversCity = (cities: readonly string[], city: string): boolean =>
  cities.includes(city) || cities.includes(PROVINCE)

/** What a user of the office is called. */
export const officeName = sql`coalesce(nullif(cm.name, ''), u.nick_name)`

interface PersonRow {
  readonly name: string
  readonly phone: string
  readonly mandates: FairMandate[]
  /** For all fairs of the city. */
  readonly is_city: boolean
}

export const listFairPeople = (db: Queryable, fair: string) =>
  db.query<PersonRow>(sql`
    select ${officeName} as name, coalesce(u.phone, '') as phone, x.mandates, x.is_city
    from (
      select m.user_id, m.mandates, m.granted_at, false as is_city from fair_mandates m where m.fair_id = ${fair}
      union all
      select c.user_id, c.mandates, c.granted_at, true from fair_city_mandates c
      join fairs f on c.city in (f.city, ${PROVINCE}) where f.id = ${fair}) x
    join users u on u.id = x.user_id left join company_members cm on cm.user_id = u.id
    order by x.is_city, x.granted_at, u.id`)

export const listCityPeople = (db: Queryable, city: string) =>
  db.query<PersonRow>(sql`
    select ${officeName} as name, coalesce(u.phone, '') as phone, c.mandates, true as is_city
    from fair_city_mandates c join users u on u.id = c.user_id left join company_members cm on cm.user_id = u.id
    where c.city = ${city} order by c.granted_at, u.id`)

/** The account of an organisation with this phone number. */
export async function findOfficer(db: Queryable, phone: string): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(sql`
    select id from users where user_type = 1 and phone = ${phone} and cancelled_at is null`)
  return row?.id
}

/** One fair, or all fairs of a city. */
export type MandateScope = { readonly fair: string } | { readonly city: string }

interface Put {
  readonly user: string
  readonly mandates: readonly FairMandate[]
}

export async function putFairMandates(
  tx: Queryable,
  scope: MandateScope,
  { user, mandates }: Put,
  now: Date,
): Promise<boolean> {
  const given = sql`${user}::uuid, ${[...mandates]}::text[], ${now}::timestamptz`
  const replaced = sql`do update set mandates = excluded.mandates, granted_at = excluded.granted_at`
  const count =
    'fair' in scope
      ? await tx.run(sql`
          insert into fair_mandates (fair_id, user_id, mandates, granted_at)
          select id, ${given} from fairs where id = ${scope.fair} on conflict (fair_id, user_id) ${replaced}`)
      : await tx.run(sql`
          insert into fair_city_mandates (city, user_id, mandates, granted_at) values (${scope.city}, ${given})
          on conflict (city, user_id) ${replaced}`)
  return count === 1
}

export async function dropFairMandates(tx: Queryable, scope: MandateScope, user: string): Promise<boolean> {
  const count =
    'fair' in scope
      ? await tx.run(sql`delete from fair_mandates where fair_id = ${scope.fair} and user_id = ${user}`)
      : await tx.run(sql`delete from fair_city_mandates where city = ${scope.city} and user_id = ${user}`)
  return count === 1
}
