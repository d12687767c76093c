import { chinaDay } from '../clock.ts'
import type { Db, Queryable } from '../db/db.ts'
import { writeAudit } from '../http/audit.ts'
import { listRechecks, type RecheckRow } from './recheck-queries.ts'
import { settle } from './review.ts'
import {
  findLastOf,
  type HandedInRow,
  listWaiting,
  lockVerified,
  recordCheck,
  reopenLicence,
  withdrawCheck,
} from './review-queries.ts'

/** Companies whose licence waits for the office, longest first. */
export const waitingCompanies = (db: Queryable): Promise<HandedInRow[]> => listWaiting(db)

/** Companies whose next check is due within 30 days, or whose last one has lapsed, the longest lapsed first. */
export const companiesToRecheck = (db: Queryable, now: Date): Promise<RecheckRow[]> => listRechecks(db, chinaDay(now))

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

/**
 * Takes a company's verification back: its open postings wait again, the people of its applications are not named any
 * more, and its members read why. False where there is none.
 */
export const withdraw = (db: Db, creditCode: string, reason: string, now: Date): Promise<boolean> =>
  db.tx(async tx => {
    const companyId = await lockVerified(tx, creditCode)
    if (companyId === undefined) return false
    await recordCheck(tx, companyId)
    const id = await withdrawCheck(tx, companyId, reason, now)
    await writeAudit(tx, now, null, { action: 'company.withdraw', subject: { kind: 'licence', id } })
    return true
  })
