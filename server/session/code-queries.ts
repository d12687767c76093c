import type { UserType } from '#contract/session'
import type { CodePurpose } from '#contract/sign-in'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

const MOST_TRIES = 5

/** What a code is bound to: it opens nothing else. */
export interface CodeUse {
  /** Phone number or e-mail address. */
  readonly address: string
  readonly userType: UserType
  readonly purpose: CodePurpose
}

/** Holds the address until the transaction ends, so that two requests cannot both find that no code was sent yet. */
export const lockAddress = (tx: Queryable, address: string) =>
  tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`)

const forUse = ({ address, userType, purpose }: CodeUse) =>
  sql`address = ${address} and user_type = ${userType} and purpose = ${purpose}`

export async function findLastSentAt(db: Queryable, use: CodeUse): Promise<string | undefined> {
  const [row] = await db.query<{ at: string }>(sql`
    select created_at as at from one_time_codes where ${forUse(use)} order by created_at desc limit 1`)
  return row?.at
}

/** True when whoever has this ordered a code for the same use a short while ago, by a captcha. */
export async function wasOrdered(db: Queryable, use: CodeUse, orderHash: Uint8Array, since: Date): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from one_time_codes where ${forUse(use)} and order_hash = ${orderHash} and created_at > ${since} limit 1`)
  return rows.length > 0
}

interface NewCode {
  readonly id: string
  readonly orderHash: Uint8Array
  /** Who ordered it: the address, for whoever sends the code without its order. */
  readonly from: string
  readonly use: CodeUse
  readonly codeHash: Uint8Array
  readonly now: Date
  readonly expiresAt: Date
}

export const insertCode = (tx: Queryable, { id, use, codeHash, orderHash, from, now, expiresAt }: NewCode) =>
  tx.run(sql`
    insert into one_time_codes
      (id, address, user_type, purpose, code_hash, order_hash, ordered_from, created_at, expires_at)
    values (${id}, ${use.address}, ${use.userType}, ${use.purpose}, ${codeHash}, ${orderHash}, ${from}, ${now}, ${expiresAt})`)

/** Where tries are counted: by the order, from the address that ordered, and from elsewhere. */
const counters = { order: 'tries', near: 'near_tries', far: 'far_tries' } as const

export interface Try {
  readonly codeHash: Uint8Array
  readonly orderHash: Uint8Array | null
  readonly from: string
}

/** The code that was ordered by this order, else the last one; and what the try counts as. */
async function findTarget(tx: Queryable, use: CodeUse, { orderHash, from }: Try) {
  const [row] = await tx.query<{ id: string; counted: keyof typeof counters }>(sql`
    select id, case when order_hash = ${orderHash} then 'order' when ordered_from = ${from} then 'near' else 'far' end
      as counted
    from one_time_codes where ${forUse(use)}
    order by coalesce(order_hash = ${orderHash}, false) desc, created_at desc limit 1`)
  return row
}

/**
 * Whether this is the code. A wrong one counts as a try; a right one is used up when `usesUp` says so. One statement
 * decides and counts, so that parallel tries neither pass the limit nor share a code.
 */
export async function tryCode(
  tx: Queryable,
  use: CodeUse,
  made: Try,
  { now, usesUp }: { readonly now: Date; readonly usesUp: boolean },
): Promise<boolean> {
  const target = await findTarget(tx, use, made)
  if (!target) return false
  const counter = sql.ident(counters[target.counted])
  const [row] = await tx.query<{ is_right: boolean }>(sql`
    update one_time_codes set
      ${counter} = ${counter} + (code_hash <> ${made.codeHash})::int,
      used_at = case when ${usesUp} and code_hash = ${made.codeHash} then ${now}::timestamptz end
    where id = ${target.id} and used_at is null and ${counter} < ${MOST_TRIES} and expires_at > ${now}
    returning code_hash = ${made.codeHash} as is_right`)
  return row?.is_right ?? false
}
