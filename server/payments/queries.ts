import type { OrderState, RefundReason, RefundState } from '#contract/payments'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { Slice } from '../paging.ts'
import type { Account, Order, Receipt, Refund } from './account.ts'

export interface RecruitmentRow {
  readonly recruitment_id: number
  readonly recruitment: string
  readonly client: string
  readonly source: string
  readonly payee: string
  readonly contact: string
  readonly exam: string
  readonly exam_on: string
  readonly fee: number
  readonly pay_from: string
  readonly pay_until: string
}

/** Columns of a recruitment `r`, named so that they stand beside those of other tables. */
export const recruitmentColumns = sql`r.id as recruitment_id, r.title as recruitment, r.client, r.source, r.payee,
  r.phone as contact, r.exam, r.exam_on, r.fee, r.pay_from, r.pay_until`

/** What is paid for: a registration of a third-party recruitment, one of a public exam, or a booth at a job fair. */
export interface RegistrationRow extends RecruitmentRow {
  readonly kind: 'third' | 'exam' | 'fair'
  readonly id: string
  readonly number: string
  readonly name_shown: string
  readonly id_tail: string
  readonly phone: string
  readonly status: '0' | '1' | '2' | '3' | '4' | '5'
  /** The fee has not come, and is still taken. */
  readonly awaiting: boolean
  readonly remark: string
  readonly registered_at: string
  readonly post_id: number
  readonly post_title: string
  readonly employer: string
  /** Orders end then; money that comes later counts until `pay_until`. */
  readonly order_until: string
}

const registrations = sql`
  select g.kind, g.id, g.number, g.name_shown, g.id_tail, g.phone, g.status, g.awaiting, g.remark, g.registered_at, g.post_id,
    g.post_title, g.employer, g.recruitment_id, g.recruitment, g.client, g.source, g.payee, g.contact, g.exam, g.exam_on,
    g.fee, g.pay_from, g.pay_until, g.order_until
  from payable_registrations g`

export async function findByHolder(
  db: Queryable,
  number: string,
  key: Uint8Array,
): Promise<RegistrationRow | undefined> {
  const [row] = await db.query<RegistrationRow>(
    sql`${registrations} where g.kind = 'third' and g.number = ${number} and g.holder_key = ${key}`,
  )
  return row
}

/** Registrations that somebody keeps, latest kept first. */
export const listKeptRows = (db: Queryable, userId: string, { limit, offset }: Slice) =>
  db.query<RegistrationRow>(sql`
    ${registrations} join kept_registrations k on k.registration_id = g.id
    where k.user_id = ${userId} order by k.kept_at desc, g.number desc limit ${limit} offset ${offset}`)

export async function countKept(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from kept_registrations where user_id = ${userId}`)
  return row?.count ?? 0
}

/** One that somebody keeps; undefined for anybody else's. */
export async function findKept(db: Queryable, userId: string, number: string): Promise<RegistrationRow | undefined> {
  const [row] = await db.query<RegistrationRow>(sql`
    ${registrations} join kept_registrations k on k.registration_id = g.id
    where k.user_id = ${userId} and g.number = ${number}`)
  return row
}

/** False when it was kept before. */
export const insertKept = async (tx: Queryable, userId: string, registrationId: string, now: Date): Promise<boolean> =>
  (await tx.run(sql`
    insert into kept_registrations (user_id, registration_id, kept_at) values (${userId}, ${registrationId}, ${now})
    on conflict do nothing`)) === 1

export const deleteKept = (tx: Queryable, userId: string, registrationId: string) =>
  tx.run(sql`delete from kept_registrations where user_id = ${userId} and registration_id = ${registrationId}`)

export async function findByOrder(db: Queryable, order: string): Promise<RegistrationRow | undefined> {
  const [row] = await db.query<RegistrationRow>(sql`
    ${registrations} where g.id = (select registration_id from payment_orders where number = ${order})`)
  return row
}

/** Whatever is known of its fee by the id of a registration; undefined for one that has not been sent. */
export async function findPayable(db: Queryable, id: string): Promise<RegistrationRow | undefined> {
  const [row] = await db.query<RegistrationRow>(sql.prepared`${registrations} where g.id = ${id}`)
  return row
}

/** The registration, held until the transaction ends: everything about its fee is decided one after the other. */
export async function lockRegistration(tx: Queryable, id: string): Promise<RegistrationRow | undefined> {
  // Everything about booths is decided under the lock of their fair, which comes first.
  await tx.query(sql`
    select 1 from fairs where id = (select fair_id from fair_charges where id = ${id}) for no key update`)
  await tx.query(sql`select 1 from fair_charges where id = ${id} for update`)
  await tx.query(sql`select 1 from third_registrations where id = ${id} for update`)
  await tx.query(sql`select 1 from exam_registrations where id = ${id} for update`)
  return findPayable(tx, id)
}

export interface OrderRow extends Order {
  readonly fee: number
  readonly created_at: string
  readonly expires_at: string
}

interface ReceiptRow {
  readonly transaction: string
  readonly order: string
  readonly amount: number
  readonly paid_at: string
}

export interface RefundRow extends Refund {
  readonly state: RefundState
  readonly created_at: string
}

/** A fair that stood still prolongs the order of a held booth, even past the end of its booking. */
const payUntilOf = ({ pay_until, order_until }: RegistrationRow) =>
  new Date(Math.max(Date.parse(pay_until), Date.parse(order_until)))

/** Everything about the fee of a registration. */
export async function readAccount(db: Queryable, registration: RegistrationRow) {
  const orders = await db.query<OrderRow>(sql`
    select number, state, late, fee, created_at, expires_at from payment_orders
    where registration_id = ${registration.id} order by created_at, number`)
  const numbers = orders.map(({ number }) => number)
  const receipts = await db.query<ReceiptRow>(sql`
    select transaction, order_number as "order", amount, paid_at from payment_receipts
    where order_number = any(${numbers}::text[]) order by received_at, transaction`)
  const refunds = await db.query<RefundRow>(sql`
    select transaction, order_number as "order", amount, reason, state, created_at from payment_refunds
    where order_number = any(${numbers}::text[]) order by created_at, transaction`)
  const account: Account = {
    fee: registration.fee,
    payUntil: payUntilOf(registration),
    awaiting: registration.awaiting,
    orders: orders.map(({ number, state, late }) => ({ number, state, late })),
    receipts: receipts.map(({ paid_at, ...receipt }) => ({ ...receipt, paidAt: new Date(paid_at) })),
    refunds: refunds.map(({ transaction, order, amount, reason }) => ({ transaction, order, amount, reason })),
  }
  return { account, orders, refunds }
}

interface NewOrder {
  readonly number: string
  readonly registrationId: string
  readonly fee: number
  readonly expiresAt: Date
  readonly now: Date
}

export const insertOrder = (tx: Queryable, { number, registrationId, fee, expiresAt, now }: NewOrder) =>
  tx.run(sql`
    insert into payment_orders (number, registration_id, fee, state, created_at, expires_at, updated_at)
    values (${number}, ${registrationId}, ${fee}, 'created', ${now}, ${expiresAt}, ${now})`)

export const updateOrder = (tx: Queryable, { number, state, late }: Order, now: Date) =>
  tx.run(sql`update payment_orders set state = ${state}, late = ${late}, updated_at = ${now} where number = ${number}`)

export const insertReceipt = (tx: Queryable, { transaction, order, amount, paidAt }: Receipt, now: Date) =>
  tx.run(sql`
    insert into payment_receipts (transaction, order_number, amount, paid_at, received_at)
    values (${transaction}, ${order}, ${amount}, ${paidAt}, ${now})`)

export const insertRefund = (tx: Queryable, { transaction, order, amount, reason }: Refund, now: Date) =>
  tx.run(sql`
    insert into payment_refunds (transaction, order_number, amount, reason, state, created_at, updated_at)
    values (${transaction}, ${order}, ${amount}, ${reason}, 'requested', ${now}, ${now})`)

/** The fee has been paid: the registration of a third-party recruitment is complete. */
export const completeThird = (tx: Queryable, id: string) =>
  tx.run(sql`update third_registrations set status = '3', remark = '' where id = ${id}`)

/** False when this notice was taken before. */
export const takeNonce = async (tx: Queryable, nonce: string, now: Date): Promise<boolean> =>
  (await tx.run(sql`
    insert into payment_nonces (nonce, at) values (${nonce}, ${now}) on conflict (nonce) do nothing`)) === 1

export const forgetNonces = (db: Queryable, before: Date) =>
  db.run(sql`delete from payment_nonces where at < ${before}`)

export interface UnfinishedRow {
  readonly number: string
  readonly state: OrderState
  readonly expires_at: string
}

interface Unfinished {
  readonly now: Date
  readonly quietSince: Date
  /** Those that follow this one; undefined for the first ones. */
  readonly after: UnfinishedRow | undefined
  readonly limit: number
}

/** Open orders on which news may be: their time is over, or nothing was heard since `quietSince`. Oldest first. */
export const listUnfinished = (db: Queryable, { now, quietSince, after, limit }: Unfinished) =>
  db.query<UnfinishedRow>(sql`
    select number, state, expires_at from payment_orders
    where state in ('created', 'started', 'submitted')
      and (expires_at <= ${now} or (state <> 'created' and updated_at <= ${quietSince}))
      and ${after ? sql`(expires_at, number) > (${after.expires_at}::timestamptz, ${after.number})` : sql`true`}
    order by expires_at, number limit ${limit}`)

export interface RequestedRefund {
  readonly transaction: string
  readonly order_number: string
  readonly amount: number
  readonly reason: RefundReason
  readonly phone: string
  /** How often the provider has refused it, or failed. */
  readonly tries: number
}

export interface RequestedRow {
  readonly transaction: string
  readonly created_at: string
}

interface Requested {
  readonly now: Date
  /** Those that follow this one; undefined for the first ones. */
  readonly after: RequestedRow | undefined
  readonly limit: number
}

const isToSend = (now: Date) => sql`f.state = 'requested' and (f.next_try_at is null or f.next_try_at <= ${now})`

/** Refunds to be sent now; the longest requested first. */
export const listRequestedRefunds = (db: Queryable, { now, after, limit }: Requested) =>
  db.query<RequestedRow>(sql`
    select f.transaction, f.created_at from payment_refunds f
    where ${isToSend(now)}
      and ${after ? sql`(f.created_at, f.transaction) > (${after.created_at}::timestamptz, ${after.transaction})` : sql`true`}
    order by f.created_at, f.transaction limit ${limit}`)

/** A refund that is still to be sent, held by whoever sends it; undefined where somebody else does, or it is not time. */
export async function takeRequestedRefund(
  tx: Queryable,
  transaction: string,
  now: Date,
): Promise<RequestedRefund | undefined> {
  const [row] = await tx.query<RequestedRefund>(sql`
    select f.transaction, f.order_number, f.amount, f.reason, f.tries, coalesce(g.phone, '') as phone from payment_refunds f
    join payment_orders o on o.number = f.order_number left join payable_registrations g on g.id = o.registration_id
    where f.transaction = ${transaction} and ${isToSend(now)} for update of f skip locked`)
  return row
}

/** The provider has refused it: it is tried again from then on. */
export const delayRefund = (tx: Queryable, transaction: string, until: Date, now: Date) =>
  tx.run(sql`
    update payment_refunds set tries = tries + 1, next_try_at = ${until}, updated_at = ${now}
    where transaction = ${transaction}`)

export const finishRefund = (tx: Queryable, transaction: string, state: RefundState, now: Date) =>
  tx.run(sql`
    update payment_refunds set state = ${state}, tries = tries + 1, next_try_at = null, updated_at = ${now}
    where transaction = ${transaction}`)
