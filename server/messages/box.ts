import { type MessageBox, type MessageCategory, messageCategories } from '#contract/messages'
import type { Queryable } from '../db/db.ts'
import { type CountRow, countByCategory, type Filter } from './queries.ts'

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

/** How many messages a filter finds. */
export function totalOf({ counts }: MessageBox, { category, unread }: Filter): number {
  const named = messageCategories.filter(name => category === '' || name === category)
  return named.reduce((sum, name) => sum + counts[name][unread ? 'unread' : 'total'], 0)
}
