import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

interface ChargeRow {
  readonly outcome: 'success' | 'failed' | 'cancelled'
  readonly transaction: string
  readonly amount: number
  readonly at: string
}

export async function findSandboxCharge(db: Queryable, order: string): Promise<ChargeRow | undefined> {
  const [row] = await db.query<ChargeRow>(sql`
    select outcome, transaction, amount, at from sandbox_charges where order_number = ${order}`)
  return row
}

/** False when something was pressed for this order before: the sandbox charges an order once. */
export async function insertSandboxCharge(
  db: Queryable,
  { order, outcome, transaction, amount, at }: Omit<ChargeRow, 'at'> & { readonly order: string; readonly at: Date },
): Promise<boolean> {
  const count = await db.run(sql`
    insert into sandbox_charges (order_number, outcome, transaction, amount, at)
    values (${order}, ${outcome}, ${transaction}, ${amount}, ${at}) on conflict (order_number) do nothing`)
  return count === 1
}

/** False when the books know no such payment. */
export async function refundSandboxCharge(db: Queryable, transaction: string, now: Date): Promise<boolean> {
  const count = await db.run(sql`
    update sandbox_charges set refunded_at = coalesce(refunded_at, ${now})
    where transaction = ${transaction} and outcome = 'success'`)
  return count === 1
}
