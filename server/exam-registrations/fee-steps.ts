import type { Queryable } from '../db/db.ts'
import { lockById } from './queries/registrations.ts'
import { takeStep } from './step.ts'

/** The fee has come: told by the payments engine, in its transaction. */
export async function registrationPaid(tx: Queryable, id: string, now: Date): Promise<void> {
  const row = await lockById(tx, id, now)
  if (row) await takeStep(tx, row, { command: 'paid', by: 'system', now })
}

/**
 * Nobody knows yet whether the fee has come, because an order has come back from the cashier without news, or that is
 * settled and it has not. What is known already changes nothing.
 */
export async function paymentInDoubt(tx: Queryable, id: string, isUnsure: boolean, now: Date): Promise<void> {
  const row = await lockById(tx, id, now)
  if (row) await takeStep(tx, row, { command: isUnsure ? 'paymentUnknown' : 'unpaid', by: 'system', now })
}
