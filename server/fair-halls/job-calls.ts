import { listExhibitorJobs, searchFairJobs } from '#contract/fair-halls'
import { chinaDay } from '../clock.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { leftWithout } from './counted.ts'
import { toFairJob, wantedWords } from './fair-jobs.ts'
import { isShown } from './info-queries.ts'
import { conditionsOf, facetsOf, reliefOf } from './job-facets.ts'
import { countJobsOfExhibitor, EVERYTHING, findFairJobs, listFairJobsById, listJobsOfExhibitor } from './job-queries.ts'

/** Jobs of a fair: of all its exhibitors, or of one. */
export const jobCalls = [
  serve(searchFairJobs, async ({ fair, t, page, pageSize, ...asked }, { db, now }) => {
    if (!(await isShown(db, fair, now))) throw notFound()
    const today = chinaDay(now)
    const wanted = await wantedWords(db, t, today)
    const rows = wanted ? await findFairJobs(db, fair, wanted, today) : []
    const conditions = conditionsOf({ fair, ...asked })
    const found = leftWithout(rows, conditions, '')
    const paging = { page, pageSize }
    const { limit, offset } = sliceOf(paging)
    const ids = found.slice(offset, offset + limit).map(({ id }) => id)
    const list = ids.length === 0 ? [] : await listFairJobsById(db, fair, ids, today)
    const all = found.length === 0 && t !== '' ? await findFairJobs(db, fair, EVERYTHING, today) : []
    return {
      ...exactPage(list.map(toFairJob), found.length, paging),
      facets: facetsOf(rows, conditions, { fair, ...asked }),
      relief: found.length === 0 ? reliefOf(rows, all, conditions) : [],
    }
  }),

  serve(listExhibitorJobs, async ({ fair, company, ...paging }, { db, now }) => {
    if (!(await isShown(db, fair, now))) throw notFound()
    const total = await countJobsOfExhibitor(db, fair, company)
    if (total === undefined) throw notFound()
    const rows = await listJobsOfExhibitor(db, { fair, company, ...sliceOf(paging) }, chinaDay(now))
    return exactPage(rows.map(toFairJob), total, paging)
  }),
]
