import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { insertRows } from '../../../server/db/bulk.ts'
import { signedNotice } from '../../../server/payments/sandbox.ts'
import type { Stage } from '../stage.ts'
import { postForm } from '../wire.ts'
import type { Candidate } from './season.ts'

const EVERY_MS = 200
const FEE = 10_000

const orderOf = ({ number }: Candidate) => `9${String(number).padStart(19, '0')}`

/** Orders that are about to be paid. */
export async function openOrders({ db }: Stage, payers: readonly Candidate[]): Promise<void> {
  const now = new Date()
  const at = now.toISOString()
  await insertRows(
    db,
    'payment_orders',
    payers.map(one => ({
      number: orderOf(one),
      registration_id: one.registration,
      fee: FEE,
      state: 'started',
      created_at: at,
      expires_at: new Date(now.getTime() + 7_200_000).toISOString(),
      updated_at: at,
    })),
  )
}

/** A provider tells of payments, five a second, until it is told to stop; how long each took to be taken. */
export function tellOfPayments(origin: string, { settings }: Stage, payers: readonly Candidate[]) {
  const times: number[] = []
  let refused = 0
  let isOver = false
  async function tell(): Promise<void> {
    const going: Promise<void>[] = []
    for (const payer of payers) {
      if (isOver) break
      const now = new Date()
      const charge = {
        order: orderOf(payer),
        outcome: 'success' as const,
        transaction: randomBytes(10).toString('hex'),
        amount: FEE,
        at: now,
      }
      const notice = await signedNotice(settings, charge, now)
      const post = async () => {
        const { status, ms } = await postForm(origin, '/payment/notify/sandbox', notice)
        times.push(ms)
        if (status !== 200) refused += 1
      }
      going.push(post())
      await pause(EVERY_MS)
    }
    await Promise.all(going)
  }
  const telling = tell()
  return async () => {
    isOver = true
    await telling
    return { times, refused }
  }
}
