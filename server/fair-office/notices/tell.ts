import { randomUUID } from 'node:crypto'
import type { FairNoticeKind } from '#contract/fair-notices'
import type { Queryable } from '../../db/db.ts'
import { writeLetters } from '../../fair-alerts/index.ts'
import { linkTo } from '../../messages/message.ts'
import { insertMessages } from '../../messages/queries.ts'
import { insertNotice, insertReceipts, listEmployersOf } from './queries.ts'
import { listVisitorsOf } from './visitors.ts'

interface Notice {
  readonly fair: string
  readonly kind: FairNoticeKind
  readonly title: string
  readonly body: string
  /** Whoever sends it. */
  readonly by: string
  /** When it was to open until now, in milliseconds. */
  readonly opensAt: number
  /** Employers to be told, where they are no longer taking part when it is sent; all who take part by default. */
  readonly employers?: readonly string[]
}

const DAY = 86_400_000

/** Whether people may be on their way: then it does not wait for the day. */
const isUrgent = ({ kind, opensAt }: Notice, now: Date): boolean =>
  kind === 'stopped' || kind === 'resumed' || opensAt < now.getTime() + DAY

/**
 * Tells everybody who takes part, employers and registered visitors, in the caller's transaction, and keeps to whom it
 * went; those who have chosen so by SMS and e-mail too. Gives how many that were.
 */
export async function tellEverybody(tx: Queryable, given: Notice, now: Date): Promise<{ id: string; to: number }> {
  const { employers, opensAt: _, ...notice } = given
  const id = randomUUID()
  const to = [
    ...new Set([
      ...(employers ?? (await listEmployersOf(tx, notice.fair))),
      ...(await listVisitorsOf(tx, notice.fair)),
    ]),
  ]
  await insertNotice(tx, { id, ...notice }, now)
  if (to.length === 0) return { id, to: 0 }
  const ids = to.map(() => randomUUID())
  const { title, body, fair } = notice
  const content = { category: 'service', title, body, link: linkTo('jobFair', { id: fair }) } as const
  await insertMessages(tx, { ids, to, at: now, about: null, content })
  await insertReceipts(tx, id, { to, ids })
  await writeLetters(tx, { notice: id, to, urgent: isUrgent(given, now) }, now)
  return { id, to: to.length }
}
