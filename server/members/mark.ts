import { chinaMinute } from '../china-time.ts'
import type { Queryable } from '../db/db.ts'
import { findViewer, type Viewer } from './queries.ts'

/** What stands on a resume that a company has on paper or as a file: for whom, by whom and when it was handed out. */
export async function markOf(db: Queryable, viewer: Viewer, now: Date) {
  const { company, member } = await findViewer(db, viewer)
  const at = chinaMinute(now.getTime())
  return { company, member, at, watermark: `${company} · ${member} · ${at}` }
}
