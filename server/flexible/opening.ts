import * as z from 'zod/mini'
import { flexibleDraft } from '#contract/flexible-form'
import type { Db, Queryable } from '../db/db.ts'
import { writeAudit } from '../http/audit.ts'
import { sendMessage } from '../messages/send.ts'
import { hasDue, lockDue, type QueuedRow } from './opening-queries.ts'
import { openedMessage, returnedMessage, startedMessage } from './post-messages.ts'
import { keepDraft, putPost } from './post-queries.ts'
import { flexibleFaults, readFlexiblePosting } from './posting.ts'
import { membersOf } from './queries.ts'

/** Publishes one that waited, or makes it a draft again where it cannot appear as it is; tells the employer which. */
async function settle(tx: Queryable, row: QueuedRow, now: Date): Promise<void> {
  const id = String(row.id)
  const draft = z.parse(flexibleDraft(), row.draft)
  const hasBegun = Date.parse(row.starts_at) <= now.getTime()
  const faults = hasBegun ? [] : Object.values(flexibleFaults(draft, 0, now))
  const appears = !hasBegun && faults.length === 0
  if (appears) await putPost(tx, { id: row.id, ...readFlexiblePosting(draft, 0, now), now })
  else await keepDraft(tx, row.id, draft, now)
  await writeAudit(tx, now, null, {
    action: appears ? 'flexible.appear' : 'flexible.return',
    subject: { kind: 'flexible', id },
  })
  const content = appears
    ? openedMessage(id, draft)
    : hasBegun
      ? startedMessage(id, draft)
      : returnedMessage(id, draft, faults)
  await sendMessage(tx, { to: await membersOf(tx, row.company_id), audience: 'employer', at: now, ...content })
}

/** Like `openQueued`, with what a transaction has changed so far. */
export async function openQueuedIn(tx: Queryable, now: Date): Promise<void> {
  for (const row of await lockDue(tx, now)) await settle(tx, row, now)
}

/**
 * Puts casual work before the public whose company has passed its check since it was handed in; what has begun meanwhile,
 * or may not be posted any more, goes back to its employer as a draft. May run as often as one likes.
 */
export async function openQueued(db: Db, now: Date): Promise<void> {
  if (await hasDue(db, now)) await db.tx(tx => openQueuedIn(tx, now))
}
