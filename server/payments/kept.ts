import { codes } from '#contract/codes'
import { forgetRegistration, keepRegistration, listKeptRegistrations, readKeptRegistration } from '#contract/payments'
import { secondsAfter } from '../clock.ts'
import type { Context } from '../http/context.ts'
import { committed, notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { solveChallenge } from '../session/captcha.ts'
import { registrantKey } from './holder.ts'
import { lookupLimit } from './lookup-limit.ts'
import {
  countKept,
  deleteKept,
  findByHolder,
  findKept,
  insertKept,
  listKeptRows,
  type RegistrationRow,
  readAccount,
} from './queries.ts'
import { paymentSecret } from './secret.ts'
import { payableOf, toRegistration } from './shape.ts'
import { ticketFor } from './ticket.ts'

const HOUR = 3_600
const PASS_SECONDS = HOUR
/** Nobody sits more exams; whoever keeps more is not one person. */
const MOST_KEPT = 50

/** Lets whoever has shown a registration to be theirs pay for it; '' when there is nothing to pay. */
export async function passFor(row: RegistrationRow, { settings, now }: Pick<Context, 'settings' | 'now'>) {
  if (payableOf(row, now) !== 'yes') return ''
  return ticketFor(await paymentSecret(settings), 'pass', row.id, secondsAfter(now, PASS_SECONDS))
}

const full = async (row: RegistrationRow, { db, settings, now }: Pick<Context, 'db' | 'settings' | 'now'>) => {
  const { account } = await readAccount(db, row)
  return toRegistration(row, account, { pass: await passFor(row, { settings, now }), now })
}

/** Registrations that are kept at an account, so that their owner need not look them up again. */
export const keptCalls = [
  serve(keepRegistration, {
    limits: ({ number }, { user }) => [
      { name: 'registration-keeps', subject: user?.id ?? '', max: 30, seconds: HOUR },
      lookupLimit(number),
    ],
    prepare: async ({ captcha, ...registrant }, { db, now }) => {
      await solveChallenge(db, captcha, now)
      return registrantKey(registrant)
    },
    handle: async ({ number }, context, key) => {
      const { db, user, now, audit } = context
      const row = await findByHolder(db, number, key)
      if (!row) return committed(notFound())
      await audit({ action: 'registration.keep', subject: { kind: 'registration', id: row.id } })
      if ((await countKept(db, user.id)) >= MOST_KEPT && !(await findKept(db, user.id, number))) {
        return committed(new Refusal(codes.quotaReached, `最多保存 ${MOST_KEPT} 个报名，请先移除不需要的`))
      }
      await insertKept(db, user.id, row.id, now)
      return full(row, context)
    },
  }),

  serve(listKeptRegistrations, async (paging, { db, user, now }) => {
    const rows = await listKeptRows(db, user.id, sliceOf(paging))
    const list = []
    for (const row of rows) {
      const { account } = await readAccount(db, row)
      list.push(toRegistration(row, account, { pass: '', now }))
    }
    return exactPage(list, await countKept(db, user.id), paging)
  }),

  serve(readKeptRegistration, async ({ number }, context) => {
    const row = await findKept(context.db, context.user.id, number)
    if (!row) throw notFound()
    await context.audit({ action: 'registration.read', subject: { kind: 'registration', id: row.id } })
    return full(row, context)
  }),

  serve(forgetRegistration, async ({ number }, { db, user, audit }) => {
    const row = await findKept(db, user.id, number)
    if (!row) throw notFound()
    await deleteKept(db, user.id, row.id)
    await audit({ action: 'registration.forget', subject: { kind: 'registration', id: row.id } })
    return { ok: true as const }
  }),
]
