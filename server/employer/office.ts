import type { Db, Queryable } from '../db/db.ts'
import { writeAudit } from '../http/audit.ts'
import { settle } from './review.ts'
import { findLastOf, type HandedInRow, listWaiting, reopenLicence } from './review-queries.ts'

/** Companies whose licence waits for the office, longest first. */
export const waitingCompanies = (db: Queryable): Promise<HandedInRow[]> => listWaiting(db)

interface Answer {
  readonly creditCode: string
  readonly state: 'approved' | 'returned'
  /** Why it is given back; '' for an approved one. */
  readonly reason: string
}

/**
 * The office's answer to the licence that a company handed in last; one that was given back may still be approved. False
 * where there is nothing to answer.
 */
export const answer = (db: Db, { creditCode, state, reason }: Answer, now: Date): Promise<boolean> =>
  db.tx(async tx => {
    const licence = await findLastOf(tx, creditCode)
    const isReopened = licence?.state === 'returned' && state === 'approved'
    if (!licence || !(licence.state === 'pending' || isReopened)) return false
    if (isReopened) await reopenLicence(tx, licence.id)
    await settle(tx, licence.id, { state, reviewer: 'office', reason }, now)
    const subject = { kind: 'licence', id: licence.id }
    await writeAudit(tx, now, null, { action: 'company.review', subject, detail: { state, reviewer: 'office' } })
    return true
  })
