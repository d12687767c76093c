import { fairJobUpdates } from '#contract/fair-halls'
import { chinaDay } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { invalid, notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { type Cursor, formatCursor, parseCursor } from './cursor.ts'
import { toFairJob } from './fair-jobs.ts'
import { findFair } from './info-queries.ts'
import { listFairJobsById } from './job-queries.ts'
import { listChanges, presentFence } from './update-queries.ts'

/** Changes that one answer tells of. */
const MOST = 200

const refusedCursor = (why: string) => invalid({ cursor: `${why}，请不带游标重新读取` })

function cursorOf(text: string, fair: string): Cursor {
  const cursor = parseCursor(text)
  if (!cursor) throw refusedCursor('游标不完整')
  if (cursor.fair !== fair) throw refusedCursor('游标不是这场招聘会的')
  return cursor
}

/** Jobs that changed since, and from where to read on. */
async function changesSince(db: Queryable, cursor: Cursor) {
  const rows = await listChanges(db, cursor, MOST)
  const [{ fence = '0', next = '0' } = {}] = rows
  if (cursor.xid > BigInt(next)) throw refusedCursor('游标比现在还晚')
  const changes = rows.flatMap(({ id, xid, job_id }) => (id === null || job_id === null ? [] : [{ id, xid, job_id }]))
  const last = changes.at(-1)
  const more = changes.length === MOST
  const read = more && last ? { xid: BigInt(last.xid), id: BigInt(last.id) } : { xid: BigInt(fence), id: 0n }
  return { ids: [...new Set(changes.map(({ job_id }) => job_id))], more, cursor: { fair: cursor.fair, ...read } }
}

/** What came to a fair and what went, read again and again by whoever looks at it. */
export const updateCalls = [
  serve(fairJobUpdates, async ({ fair, cursor: text }, { db, now }) => {
    const row = await findFair(db, fair, now)
    if (!row) throw notFound()
    const { companies, jobs, headcount } = row
    if (text === '') {
      const cursor = formatCursor({ fair, xid: await presentFence(db), id: 0n })
      return { cursor, list: [], more: false, companies, jobs, headcount }
    }
    const { ids, more, cursor } = await changesSince(db, cursorOf(text, fair))
    const present = ids.length === 0 ? [] : (await listFairJobsById(db, fair, ids, chinaDay(now))).map(toFairJob)
    const byId = new Map(present.map(job => [job.id, job]))
    return {
      cursor: formatCursor(cursor),
      list: ids.map(id => {
        const job = byId.get(String(id)) ?? null
        return { id: String(id), what: job?.open ? ('added' as const) : ('closed' as const), job }
      }),
      more,
      companies,
      jobs,
      headcount,
    }
  }),
]
