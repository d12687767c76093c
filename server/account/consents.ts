import { type ConsentRow, listConsents, withdrawConsent } from '#contract/account'
import { consentKinds } from '#contract/account-fields'
import type { Queryable } from '../db/db.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { endTexts } from '../searches/text-queries.ts'
import { deleteServiceman, listConsentRows, withdrawRows } from './consent-queries.ts'

/** What ends with a consent besides the consent. */
const endings: Readonly<Record<string, (tx: Queryable, userId: string) => Promise<unknown>>> = {
  serviceman: deleteServiceman,
  'alert-sms': endTexts,
}

const mayEnd = (purpose: string) => Object.hasOwn(consentKinds, purpose) && Object.hasOwn(endings, purpose)

async function ledger(db: Queryable, userId: string): Promise<{ list: ConsentRow[] }> {
  const rows = await listConsentRows(db, userId)
  return {
    list: rows.map(row => ({
      purpose: row.purpose,
      version: row.version,
      givenAt: Date.parse(row.given_at),
      withdrawnAt: row.withdrawn_at ? Date.parse(row.withdrawn_at) : 0,
      withdrawable: row.withdrawn_at === null && mayEnd(row.purpose),
    })),
  }
}

/** What a person has agreed to, and taking it back where the service can do without. */
export const consentCalls = [
  serve(listConsents, (_, { db, user }) => ledger(db, user.id)),

  serve(withdrawConsent, async ({ purpose }, { db, user, now, audit }) => {
    if (!mayEnd(purpose) || (await withdrawRows(db, user.id, purpose, now)) === 0) throw notFound()
    await endings[purpose]?.(db, user.id)
    await audit({ action: 'account.consent-withdrawn', detail: { purpose } })
    return ledger(db, user.id)
  }),
]
