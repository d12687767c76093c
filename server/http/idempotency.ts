import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { codes } from '#contract/codes'
import { headers } from '#contract/wire'
import { secondsAfter } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { fingerprint } from './fingerprint.ts'
import { invalid, Refusal } from './refusal.ts'

const KEPT_SECONDS = 24 * 3_600
const KEY = /^[\x21-\x7e]{16,255}$/

/**
 * One attempt of a person to create something. Everything stored is derived from the client's key, which is not: an
 * answer (a login's token, say) can be read again only by whoever repeats the request.
 */
export interface Attempt {
  /** User id, or `guest`. */
  readonly owner: string
  readonly key: string
  readonly requestHash: Uint8Array
  readonly answerKey: Uint8Array
}

/** The attempt that a request belongs to. Throws the `invalid` refusal for a missing or impossible key. */
export async function attemptOf(owner: string, path: string, key: string | null, input: unknown): Promise<Attempt> {
  if (key === null || !KEY.test(key))
    throw invalid({ [headers.idempotencyKey]: '缺少幂等键，或长度不在 16 到 255 之间' })
  const derived = (use: string) => createHmac('sha256', key).update(use).digest()
  return {
    owner,
    key: derived('key').toString('hex'),
    requestHash: derived(`request ${path} ${await fingerprint(input)}`),
    answerKey: derived('answer'),
  }
}

function sealAnswer({ answerKey }: Attempt, answer: unknown): Uint8Array {
  const iv = randomBytes(12)
  const aes = createCipheriv('aes-256-gcm', answerKey, iv)
  return Buffer.concat([iv, aes.update(JSON.stringify(answer), 'utf8'), aes.final(), aes.getAuthTag()])
}

function openAnswer({ answerKey }: Attempt, sealed: Uint8Array): unknown {
  const aes = createDecipheriv('aes-256-gcm', answerKey, sealed.subarray(0, 12))
  aes.setAuthTag(sealed.subarray(-16))
  return JSON.parse(Buffer.concat([aes.update(sealed.subarray(12, -16)), aes.final()]).toString('utf8'))
}

/** The answer that this attempt has got already; undefined when it has not. Throws `keyReused` for another request. */
export async function findAnswer(db: Queryable, attempt: Attempt, now: Date): Promise<{ answer: unknown } | undefined> {
  const [row] = await db.query<{ request_hash: Uint8Array; answer: Uint8Array | null }>(sql.prepared`
    select request_hash, answer from idempotency_keys
    where owner = ${attempt.owner} and key = ${attempt.key} and created_at > ${secondsAfter(now, -KEPT_SECONDS)}`)
  if (!row) return undefined
  if (Buffer.compare(row.request_hash, attempt.requestHash) !== 0) {
    throw new Refusal(codes.keyReused, '这次提交与之前的内容不一致，请刷新页面后重新提交')
  }
  return row.answer ? { answer: openAnswer(attempt, row.answer) } : undefined
}

/**
 * Takes the attempt for this transaction; false when another one has it. A parallel transaction waits here until the
 * first has ended.
 */
export async function claim(tx: Queryable, { owner, key, requestHash }: Attempt, now: Date): Promise<boolean> {
  const taken = await tx.run(sql.prepared`
    insert into idempotency_keys (owner, key, request_hash, created_at) values (${owner}, ${key}, ${requestHash}, ${now})
    on conflict (owner, key) do update set request_hash = excluded.request_hash, answer = null, created_at = excluded.created_at
    where idempotency_keys.created_at <= ${secondsAfter(now, -KEPT_SECONDS)}`)
  return taken === 1
}

/** Keeps the answer beside the effect, in the same transaction. */
export const keepAnswer = (tx: Queryable, attempt: Attempt, answer: unknown) =>
  tx.run(sql.prepared`
    update idempotency_keys set answer = ${sealAnswer(attempt, answer)}
    where owner = ${attempt.owner} and key = ${attempt.key}`)

/** Gives the key back: what was refused may be tried again with it. */
export const release = (tx: Queryable, { owner, key }: Attempt) =>
  tx.run(sql.prepared`delete from idempotency_keys where owner = ${owner} and key = ${key}`)
