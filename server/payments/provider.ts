import type { Queryable } from '../db/db.ts'

/** What a provider says about an order, once its signature and everything in it has been checked. */
export interface Notice {
  readonly order: string
  readonly outcome: 'success' | 'failed' | 'cancelled'
  /** The payment's number at the provider. */
  readonly transaction: string
  /** In fen. */
  readonly amount: number
  readonly at: Date
}

/** A notice with what keeps it from being told twice. */
export interface SignedNotice extends Notice {
  readonly nonce: string
}

/** A notice is not the provider's, not for us, or too old; `reason` is one word for the refusals. */
export class NoticeRefused extends Error {
  override readonly name = 'NoticeRefused'
  readonly reason: string

  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}

/** The narrow interface to whoever takes the money: a real provider is a new file beside sandbox.ts. */
export interface PaymentProvider {
  readonly name: string
  /** Where the person pays for an order; good until `until`. */
  cashierAddress(order: string, until: Date): Promise<string>
  /** Reads a notice and checks signature, merchant and time. Throws `NoticeRefused`. */
  readNotice(fields: Readonly<Record<string, string>>, now: Date): Promise<SignedNotice>
  /** What the provider knows of an order when asked; null while nothing has been paid or refused. */
  findCharge(db: Queryable, order: string): Promise<Notice | null>
  /** Sends the money of one transaction back; repeating it sends nothing twice. One that throws counts as refused. */
  refund(db: Queryable, transaction: string, now: Date): Promise<'success' | 'failed'>
}
