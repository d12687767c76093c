import type { SmsPurpose, UserType } from '#contract/session'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

const MOST_TRIES = 5

/** What a code is bound to: it opens nothing else. */
export interface CodeUse {
  readonly phone: string
  readonly userType: UserType
  readonly purpose: SmsPurpose
}

/** Holds the number until the transaction ends, so that two requests cannot both find that no code was sent yet. */
export const lockPhone = (tx: Queryable, phone: string) =>
  tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`)

const forUse = ({ phone, userType, purpose }: CodeUse) =>
  sql`phone = ${phone} and user_type = ${userType} and purpose = ${purpose}`

export async function findLastSentAt(db: Queryable, use: CodeUse): Promise<string | undefined> {
  const [row] = await db.query<{ at: string }>(sql`
    select created_at as at from sms_codes where ${forUse(use)} order by created_at desc limit 1`)
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
    insert into sms_codes (id, phone, user_type, purpose, code_hash, created_at, expires_at)
    values (${id}, ${use.phone}, ${use.userType}, ${use.purpose}, ${codeHash}, ${now}, ${expiresAt})`)

/**
 * Counts a try at the last code and uses it up when the hash is right. One statement does both, so that parallel tries
 * neither pass the limit nor share a code.
 */
export async function tryCode(tx: Queryable, use: CodeUse, codeHash: Uint8Array, now: Date): Promise<boolean> {
  const [row] = await tx.query<{ is_used: boolean }>(sql`
    update sms_codes set tries = tries + 1, used_at = case when code_hash = ${codeHash} then ${now}::timestamptz end
    where id = (select id from sms_codes where ${forUse(use)} order by created_at desc limit 1)
      and used_at is null and tries < ${MOST_TRIES} and expires_at > ${now}
    returning used_at is not null as is_used`)
  return row?.is_used ?? false
}
