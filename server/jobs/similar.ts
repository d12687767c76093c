import type { Queryable } from '../db/db.ts'
import type { DetailRow } from './queries/read.ts'
import { ask } from './search/ask.ts'
import { findJobs } from './search/search.ts'

const SIMILAR = 6

interface Reader {
  readonly today: string
  /** The seeker who reads; absent for guests. */
  readonly hiddenBy: string | undefined
}

/** Newest jobs of the same title in the same city, then elsewhere, then of its group and of its family. */
export async function similarTo(db: Queryable, job: DetailRow, { today, hiddenBy }: Reader): Promise<number[]> {
  const found = new Set<number>([job.id])
  const circles = [
    { category: job.category3, city: job.city },
    { category: job.category3 },
    { category: job.category2, city: job.city },
    { category: job.category2 },
    { category: job.category1 },
  ]
  for (const circle of circles) {
    const ids = await findJobs(db, ask({ ...circle, hiddenBy, pageSize: SIMILAR + 1 }), today)
    for (const id of ids) found.add(id)
    if (found.size > SIMILAR) break
  }
  found.delete(job.id)
  return [...found].slice(0, SIMILAR)
}
