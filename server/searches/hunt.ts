import { addDays, chinaDay } from '../china-time.ts'
import type { Queryable } from '../db/db.ts'
import type { UserOf } from '../http/users.ts'
import { listByIds } from '../jobs/queries/read.ts'
import { ask } from '../jobs/search/ask.ts'
import { findJobs } from '../jobs/search/search.ts'
import { toJobSummary } from '../jobs/summary.ts'
import { recommendsTo } from '../talents/switch-queries.ts'
import { countStates, idsClosing, listConcerns } from './hunt-queries.ts'

/** Favourites that end within so many days are closing. */
const SOON = 30

/** Jobs in each list. */
const SHOWN = 6

const ways = { applied: '您投递过', kept: '您收藏过', viewed: '您最近看过' } as const

const summaries = async (db: Queryable, ids: readonly number[]) =>
  ids.length === 0 ? [] : (await listByIds(db, ids)).map(toJobSummary)

/** Open jobs of the same kind and city as what the seeker applied to, kept or looked at last; each says why. */
async function matching(db: Queryable, userId: string, now: Date) {
  const concerns = await listConcerns(db, userId)
  const known = new Set(concerns.map(({ id }) => id))
  const reasons = new Map<number, string>()
  const asked = new Set<string>()
  for (const { way, category3, category_label, city, city_name } of concerns) {
    if (asked.has(category3 + city)) continue
    asked.add(category3 + city)
    const ids = await findJobs(db, ask({ category: category3, city, hiddenBy: userId, pageSize: SHOWN }), chinaDay(now))
    for (const id of ids) {
      if (!known.has(id) && !reasons.has(id)) reasons.set(id, `${ways[way]}${city_name}的“${category_label}”职位`)
    }
    if (reasons.size >= SHOWN) break
  }
  const jobs = await summaries(db, [...reasons.keys()].slice(0, SHOWN))
  return jobs.map(job => ({ ...job, reason: reasons.get(Number(job.id)) ?? '' }))
}

/** How a seeker's hunt stands. */
export async function huntOf(db: Queryable, user: UserOf<'type2'>, now: Date) {
  const userId = user.id
  const recommends = await recommendsTo(db, user)
  const today = chinaDay(now)
  return {
    applications: await countStates(db, userId),
    closing: await summaries(db, await idsClosing(db, userId, { today, until: addDays(today, SOON), limit: SHOWN })),
    recommends,
    matching: recommends ? await matching(db, userId, now) : [],
  }
}
