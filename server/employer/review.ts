import type { Queryable } from '../db/db.ts'
import { openQueuedIn } from '../flexible/index.ts'
import type { Context } from '../http/context.ts'
import { openDueIn } from '../jobs/index.ts'
import type { CompanyReview, Settings } from '../settings.ts'
import { automaticReview } from './automatic-review.ts'
import { findHandedIn, isSampleLoaded, settleLicence, type Verdict } from './review-queries.ts'
import type { Reviewer } from './reviewer.ts'

const reviewers: Readonly<Record<CompanyReview, Reviewer>> = {
  automatic: automaticReview,
  /** The office answers: its own system in the database, or `npm run companies`. */
  manual: async () => null,
}

/** Who checks companies here. Rules alone are for trying the portal out: without sample content people decide. */
export const reviewIn = async (db: Queryable, { companyReview }: Settings): Promise<CompanyReview> =>
  companyReview ?? ((await isSampleLoaded(db)) ? 'automatic' : 'manual')

/** Answers a licence; a company that has passed sees its queued postings and casual work before the public with it. */
export async function settle(tx: Queryable, licenceId: string, verdict: Verdict, now: Date): Promise<void> {
  await settleLicence(tx, licenceId, verdict, now)
  if (verdict.state !== 'approved') return
  await openDueIn(tx, now)
  await openQueuedIn(tx, now)
}

/** Has a licence looked at that was just handed in. */
export async function reviewLicence(context: Context, licenceId: string): Promise<void> {
  const { db, settings, now, audit } = context
  const licence = await findHandedIn(db, licenceId)
  const verdict = licence && (await reviewers[await reviewIn(db, settings)](licence, context))
  if (!verdict) return
  await settle(db, licenceId, verdict, now)
  await audit({
    action: 'company.review',
    subject: { kind: 'licence', id: licenceId },
    detail: { state: verdict.state, reviewer: verdict.reviewer },
  })
}
