import type { MessageBox, MessageCategory } from '#contract/messages'
import type { Queryable } from '../db/db.ts'
import { type CountRow, countByCategory } from './queries.ts'

const none = { total: 0, unread: 0 }

const countsOf = (rows: readonly CountRow[], category: MessageCategory) => {
  const { total, unread } = rows.find(row => row.category === category) ?? none
  return { total, unread }
}

/** How many messages a person has in each category: every number that is shown anywhere comes from here. */
export async function boxOf(db: Queryable, userId: string): Promise<MessageBox> {
  const rows = await countByCategory(db, userId)
  return {
    unread: rows.reduce((sum, { unread }) => sum + unread, 0),
    counts: {
      application: countsOf(rows, 'application'),
      interview: countsOf(rows, 'interview'),
      job: countsOf(rows, 'job'),
      account: countsOf(rows, 'account'),
      service: countsOf(rows, 'service'),
      system: countsOf(rows, 'system'),
    },
  }
}
