import { lookAtJob } from '#contract/job-looks'
import {
  brandCompanies,
  countFacets,
  countJobsByCategory,
  countNeighbours,
  hotJobCategories,
  jobDetail,
  jobRelation,
  listJobs,
  newestJobs,
  similarJobs,
} from '#contract/jobs'
import { chinaDay } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { fileAddress } from '../http/files/address.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { fairsBringing } from '../job-fairs/of-job.ts'
import { isFirstLook } from '../looks.ts'
import { placeLabel } from '../places.ts'
import { rememberedFor } from '../remembered.ts'
import { recordView } from '../seeker/views.ts'
import { countFamilies, countTitles } from './counts.ts'
import { toJobDetail } from './detail.ts'
import { countView, findDetail, findEmployerOf, findRelation, listBrands, listByIds } from './queries/read.ts'
import { hiderOf } from './queries/search.ts'
import { ask, groupSearches } from './search/ask.ts'
import { facetsOf } from './search/facets.ts'
import { jobsBeside } from './search/jobs-beside.ts'
import type { Search } from './search/plan.ts'
import { findJobs, searchJobs } from './search/search.ts'
import { similarTo } from './similar.ts'
import { toJobSummary } from './summary.ts'

const summaries = async (db: Queryable, ids: readonly number[]) =>
  ids.length === 0 ? [] : (await listByIds(db, ids)).map(toJobSummary)

/** How many jobs each choice leaves may be a minute old; the list of results never is. */
const rememberedFacets = rememberedFor(
  { seconds: 60, most: 500 },
  ({ page: _page, pageSize: _size, sort: _sort, ...search }: Search) => JSON.stringify(search),
  (search, { db, now }) => facetsOf(db, search, chinaDay(now)),
)

const rememberedBeside = rememberedFor(
  { seconds: 60, most: 500 },
  ({ page: _page, pageSize: _size, sort: _sort, ...search }: Search) => JSON.stringify(search),
  (search, { db, now }) => jobsBeside(db, search, chinaDay(now)),
)

/** What everybody may see of the market. */
export const publicCalls = [
  serve(listJobs, async (search, { db, user, now }) => {
    const { ids, total, capped } = await searchJobs(db, { ...search, hiddenBy: await hiderOf(db, user) }, chinaDay(now))
    return { list: await summaries(db, ids), total, capped, page: search.page, pageSize: search.pageSize }
  }),

  serve(countFacets, {
    sheds: 'filters',
    handle: async (search, context) => {
      const { db, user, now } = context
      const hiddenBy = await hiderOf(db, user)
      return {
        list: hiddenBy
          ? await facetsOf(db, { ...search, hiddenBy }, chinaDay(now))
          : await rememberedFacets(search, context),
      }
    },
  }),

  serve(countNeighbours, {
    sheds: 'filters',
    handle: async (search, context) => {
      const { db, user, now } = context
      const hiddenBy = await hiderOf(db, user)
      return {
        list: hiddenBy
          ? await jobsBeside(db, { ...search, hiddenBy }, chinaDay(now))
          : await rememberedBeside(search, context),
      }
    },
  }),

  serve(jobDetail, async ({ id }, { db, now }) => {
    const row = await findDetail(db, id, chinaDay(now))
    if (!row) throw notFound()
    return toJobDetail(row, row.open ? await fairsBringing(db, row.id, now) : [])
  }),

  serve(jobRelation, async ({ id }, { db, user }) => {
    const relation = await findRelation(db, user.id, id)
    if (!relation) throw notFound()
    return { applicationId: relation.application_id ?? '', favourite: relation.favourite }
  }),

  serve(lookAtJob, async ({ id }, context) => {
    const { db, user, now } = context
    const companyId = await findEmployerOf(db, id)
    if (companyId === undefined) throw notFound()
    if (user?.userType === 2) await recordView(db, user.id, id, now)
    const isOwn = user?.userType === 1 && user.companyId === companyId
    if (!isOwn && (await isFirstLook(`job:${id}`, context))) await countView(db, id, chinaDay(now))
    return {}
  }),

  serve(similarJobs, async ({ id }, { db, user, now }) => {
    const today = chinaDay(now)
    const job = await findDetail(db, id, today)
    return {
      list: job ? await summaries(db, await similarTo(db, job, { today, hiddenBy: await hiderOf(db, user) })) : [],
    }
  }),

  serve(newestJobs, async ({ group, city, size }, { db, user, now }) => {
    const hiddenBy = await hiderOf(db, user)
    const ids = await findJobs(db, ask({ ...groupSearches[group], city, hiddenBy, pageSize: size }), chinaDay(now))
    return { list: await summaries(db, ids) }
  }),

  serve(countJobsByCategory, {
    sheds: 'figures',
    handle: async ({ city }, { db, now }) => ({ list: await countFamilies(db, city, chinaDay(now)) }),
  }),

  serve(hotJobCategories, async ({ size }, { db, now }) => ({ list: await countTitles(db, size, chinaDay(now)) })),

  serve(brandCompanies, async ({ city, size }, { db, user, now }) => ({
    list: (await listBrands(db, { city, size, today: chinaDay(now), hiddenBy: await hiderOf(db, user) })).map(row => ({
      id: String(row.id),
      name: row.name,
      shortName: row.short_name,
      trade: row.trade,
      companyType: row.company_type,
      place: placeLabel(row.city, row.district),
      logo: fileAddress(row.logo_file),
      openJobs: row.open_jobs,
    })),
  })),
]
