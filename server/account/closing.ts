import { GRACE_DAYS } from '#contract/account'
import { eachApart } from '../apart.ts'
import { secondsAfter } from '../clock.ts'
import type { Db, Queryable } from '../db/db.ts'
import { forgetRegistrations } from '../exam-registrations/leaving.ts'
import { withdrawTalks } from '../fair-draws/leaving.ts'
import { forgetVisits } from '../fair-visits/leaving.ts'
import { writeAudit } from '../http/audit.ts'
import type { FileStore } from '../http/files/store.ts'
import { forgetRespondent } from '../questionnaires/queries.ts'
import {
  type ClosingAccount,
  deleteUser,
  forgetContacts,
  forgetLetters,
  forgetMember,
  listFilesOf,
  listOverdue,
  releaseLicences,
  takeOverdue,
} from './closing-queries.ts'

/** Accounts closed in one go; the rest waits for the next turn. */
const AT_ONCE = 100

/**
 * Deletes an account with everything personal; what it did for a company stays with that. Gives the files whose bytes are
 * to go once the transaction has committed.
 */
export async function eraseAccount(tx: Queryable, account: ClosingAccount, now: Date): Promise<string[]> {
  await releaseLicences(tx, account.id)
  const files = await listFilesOf(tx, account.id)
  await forgetContacts(tx, account)
  await forgetMember(tx, account)
  await forgetLetters(tx, account.id)
  await forgetRespondent(tx, account.id)
  await forgetRegistrations(tx, account.id)
  await forgetVisits(tx, account.id, now)
  await withdrawTalks(tx, account.id, now)
  await deleteUser(tx, account.id)
  return files
}

/**
 * Closes accounts whose grace period is over: everything personal goes with the user's row, and the files after it. What
 * stays is the audit log, which names nobody. Several copies of the service may do it at once. One that cannot be closed keeps
 * no other from it; the failures are thrown in the end.
 */
export async function closeOverdue(db: Db, files: FileStore, now: Date): Promise<number> {
  const before = secondsAfter(now, -GRACE_DAYS * 86_400)
  let closed = 0
  await eachApart(
    await listOverdue(db, before, AT_ONCE),
    ({ id }) => id,
    async ({ id }) => {
      const stored = await db.tx(async tx => {
        const account = await takeOverdue(tx, id, before)
        if (!account) return null
        const ids = await eraseAccount(tx, account, now)
        await writeAudit(tx, now, null, { action: 'account.closed', subject: { kind: 'user', id } })
        return ids
      })
      if (!stored) return
      closed += 1
      for (const file of stored) await files.remove(file)
    },
  )
  return closed
}
