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

interface NewCode {
  readonly id: string
  readonly use: CodeUse
  readonly codeHash: Uint8Array
  readonly now: Date
  readonly expiresAt: Date
}

export const insertCode = (tx: Queryable, { id, use, codeHash, now, expiresAt }: NewCode) =>
  tx.run(sql`
    insert into one_time_codes (id, address, user_type, purpose, code_hash, created_at, expires_at)
    values (${id}, ${use.address}, ${use.userType}, ${use.purpose}, ${codeHash}, ${now}, ${expiresAt})`)

/**
 * Counts a try at the last code and uses it up when the hash is right. One statement does both, so that parallel tries
 * neither pass the limit nor share a code.
 */
export async function tryCode(tx: Queryable, use: CodeUse, codeHash: Uint8Array, now: Date): Promise<boolean> {
  const [row] = await tx.query<{ is_used: boolean }>(sql`
    update one_time_codes set tries = tries + 1, used_at = case when code_hash = ${codeHash} then ${now}::timestamptz end
    where id = (select id from one_time_codes where ${forUse(use)} order by created_at desc limit 1)
      and used_at is null and tries < ${MOST_TRIES} and expires_at > ${now}
    returning used_at is not null as is_used`)
  return row?.is_used ?? false
}
