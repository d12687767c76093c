import { companyLicence, type LicenceCheck, updateLicence } from '#contract/employer'
import { chinaDay } from '../clock.ts'
import { claimFiles } from '../files/index.ts'
import type { Context } from '../http/context.ts'
import { removeFile } from '../http/files/save.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { findLicence, insertLicence, type LicenceRow, withdrawWaiting } from './licence-queries.ts'
import { reviewLicence } from './review.ts'

/** What the office has still to answer, or has answered last, comes before what an earlier check is worth. */
function stateOf({ state, verified_at, holds }: LicenceRow): LicenceCheck['state'] {
  if (state === 'pending' || state === 'returned') return state
  if (verified_at === null) return 'none'
  return holds ? 'valid' : 'due'
}

const momentOf = (at: string | null) => (at === null ? 0 : Date.parse(at))

type Asked = Pick<Context, 'db' | 'now'> & { readonly user: { readonly companyId: string } }

async function ownLicence({ db, user, now }: Asked): Promise<LicenceCheck> {
  const row = await findLicence(db, user.companyId, chinaDay(now))
  if (!row) throw notFound()
  return {
    state: stateOf(row),
    companyName: row.company_name,
    creditCode: row.credit_code,
    verifiedAt: row.verified_at ?? '',
    recheckBy: row.recheck_by ?? '',
    fileName: row.file_name ?? '',
    submittedAt: momentOf(row.submitted_at),
    reviewedAt: momentOf(row.reviewed_at),
    reason: row.reason ?? '',
    automatic: row.reviewer === 'automatic',
  }
}

export const licenceCalls = [
  serve(companyLicence, async (_, context) => ownLicence(context)),

  serve(updateLicence, async ({ files: [fileId = ''] }, context) => {
    const { db, user, now, audit } = context
    await claimFiles(db, user.id, { ids: [fileId], kind: 'licence', field: 'files' })
    const replaced = await withdrawWaiting(db, user.companyId)
    if (replaced) await removeFile(context, replaced)
    const id = await insertLicence(db, { companyId: user.companyId, fileId, userId: user.id, now })
    await audit({ action: 'company.licence', subject: { kind: 'licence', id } })
    await reviewLicence(context, id)
    return ownLicence(context)
  }),
]
