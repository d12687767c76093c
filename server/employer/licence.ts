import { companyLicence, type LicenceCheck, updateLicence } from '#contract/employer'
import { chinaDay } from '../clock.ts'
import { toShownCheck } from '../companies/licence-check.ts'
import { claimFiles } from '../files/index.ts'
import type { Context } from '../http/context.ts'
import { removeFile } from '../http/files/save.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { findLicence, insertLicence, type LicenceStateRow, withdrawWaiting } from './licence-queries.ts'
import { reviewLicence } from './review.ts'

/** What its last check is worth, and what became of what it handed in since. */
export const toLicenceState = (row: LicenceStateRow) => ({
  licenceStanding: row.licence_standing,
  daysLeft: row.days_left,
  handedIn: row.handed_in ?? ('none' as const),
})

const momentOf = (at: string | null) => (at === null ? 0 : Date.parse(at))

type Asked = Pick<Context, 'db' | 'now'> & { readonly user: { readonly companyId: string } }

async function ownLicence({ db, user, now }: Asked): Promise<LicenceCheck> {
  const row = await findLicence(db, user.companyId, chinaDay(now))
  if (!row) throw notFound()
  return {
    ...toShownCheck(row),
    ...toLicenceState(row),
    companyName: row.company_name,
    creditCode: row.credit_code,
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
