import type { ExamRegistration } from '#contract/exam-registrations'
import { examSummaryOf } from '../exams/summaries.ts'
import { fieldKey } from '../field-key.ts'
import type { Context } from '../http/context.ts'
import { settledBy } from '../payments/account.ts'
import { passFor } from '../payments/kept.ts'
import { findPayable, readAccount } from '../payments/queries.ts'
import { payableOf } from '../payments/shape.ts'
import { openNumber } from './identity.ts'
import { listMaterialFiles, listSteps, type RegistrationRow } from './queries/registrations.ts'
import { findRound, type RoundRow } from './queries/rounds.ts'
import { toRegistration } from './shape.ts'

type Reading = Pick<Context, 'db' | 'now' | 'settings'>

/** The round of a registration. Throws where there is none: the database holds no such thing. */
export async function roundOf({ round_id }: RegistrationRow, { db, now }: Reading): Promise<RoundRow> {
  const round = await findRound(db, round_id, now)
  if (!round) throw new Error('A registration without its round')
  return round
}

/** What is due, and what lets it be paid. */
async function feePart({ id, status }: RegistrationRow, { db, now, settings }: Reading) {
  const payable = status === null ? undefined : await findPayable(db, id)
  if (!payable) return { payable: 'status', pass: '', order: null } as const
  const { account } = await readAccount(db, payable)
  const order = settledBy(account) ?? account.orders.at(-1)
  return {
    payable: payableOf(payable, now),
    pass: await passFor(payable, { settings, now }),
    order: order ? { number: order.number, state: order.state } : null,
  }
}

/** A registration whole, as its candidate reads it. */
export async function wholeRegistration(row: RegistrationRow, context: Reading): Promise<ExamRegistration> {
  const { db, now, settings } = context
  const key = await fieldKey(settings)
  return toRegistration(
    row,
    {
      exam: await examSummaryOf(row.exam_id, context),
      round: await roundOf(row, context),
      idNumber: openNumber(key, row.id_sealed),
      files: await listMaterialFiles(db, Object.values(row.materials).flat()),
      steps: await listSteps(db, row.id),
      ...(await feePart(row, context)),
    },
    now,
  )
}
