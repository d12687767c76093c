import { recommendTalents, switchRecommendations } from '#contract/talents'
import { chinaDay } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { serve } from '../http/serve.ts'
import { cardsOf } from './card.ts'
import { fitOf } from './fit.ts'
import { listCandidates, listPostings, type PostingRow } from './recommend-queries.ts'
import { recommendsTo, switchOff, switchOn } from './switch-queries.ts'

const POSTINGS = 10
const LOOKED_AT = 200
const SHOWN = 6

/** Somebody who only looks for such work and shares nothing else is no recommendation. */
const FEWEST_REASONS = 2

async function bestFor(db: Queryable, job: PostingRow, companyId: string) {
  const candidates = await listCandidates(db, job, { companyId, most: LOOKED_AT })
  return candidates
    .map(({ id, facets }) => ({ id, ...fitOf(job, new Set(facets)) }))
    .filter(({ reasons }) => reasons.length >= FEWEST_REASONS)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, SHOWN)
}

export const recommendCalls = [
  serve(recommendTalents, async (_, { db, user, now }) => {
    const { companyId } = user
    if (!(await recommendsTo(db, user))) return { on: false, jobs: [] }
    const today = chinaDay(now)
    const chosen = []
    for (const job of await listPostings(db, companyId, today, POSTINGS)) {
      chosen.push({ job, people: await bestFor(db, job, companyId) })
    }
    const ids = chosen.flatMap(({ people }) => people.map(({ id }) => id))
    const cards = await cardsOf(db, [...new Set(ids)], { companyId, today })
    const jobs = chosen.map(({ job, people }) => ({
      id: String(job.id),
      title: job.title,
      people: people.flatMap(({ id, reasons }) => {
        const talent = cards.get(id)
        return talent ? [{ talent, reasons }] : []
      }),
    }))
    return { on: true, jobs }
  }),

  serve(switchRecommendations, async ({ on }, { db, user, now, audit }) => {
    if (on) await switchOn(db, user)
    else await switchOff(db, user, now)
    const subject = user.userType === 1 ? { kind: 'company', id: user.companyId } : { kind: 'user', id: user.id }
    await audit({ action: 'recommendations.switch', subject, detail: { on } })
    return { on }
  }),
]
