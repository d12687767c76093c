import { listExhibitorJobs, searchFairJobs } from '#contract/fair-halls'
import { chinaDay } from '../clock.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { type Conditions, countedBy, leftWithout } from './counted.ts'
import { bandsOf, toFairJob, wantedWords } from './fair-jobs.ts'
import { isShown } from './info-queries.ts'
import {
  countJobsOfExhibitor,
  type FoundRow,
  findFairJobs,
  listFairJobsById,
  listJobsOfExhibitor,
} from './job-queries.ts'

/** Jobs of a fair: of all its exhibitors, or of one. */
export const jobCalls = [
  serve(searchFairJobs, async ({ fair, t, category, wage, education, hall, ...paging }, { db, now }) => {
    if (!(await isShown(db, fair, now))) throw notFound()
    const today = chinaDay(now)
    const wanted = await wantedWords(db, t, today)
    const rows = wanted ? await findFairJobs(db, fair, wanted, today) : []
    const conditions: Conditions<FoundRow> = {
      category: row => category === '' || row.categories.includes(category),
      wage: row => wage === '' || bandsOf(row).includes(wage),
      education: row => education === '' || row.education === education,
      hall: row => hall === '' || row.hall_id === hall,
    }
    const found = leftWithout(rows, conditions, '')
    const { limit, offset } = sliceOf(paging)
    const ids = found.slice(offset, offset + limit).map(({ id }) => id)
    const page = ids.length === 0 ? [] : await listFairJobsById(db, fair, ids, today)
    return {
      ...exactPage(page.map(toFairJob), found.length, paging),
      facets: {
        categories: countedBy(leftWithout(rows, conditions, 'category').map(row => row.categories[0] ?? '')),
        wages: countedBy(leftWithout(rows, conditions, 'wage').flatMap(bandsOf)),
        educations: countedBy(leftWithout(rows, conditions, 'education').map(row => row.education)),
      },
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
