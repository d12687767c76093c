import { applySimply, categoryDistricts, categoryJobs, flexibleJobInfo, listFlexibleJobs } from '#contract/flexible'
import { jobFamilies } from '#contract/reference/job-families'
import { labelOf } from '#contract/reference/lookup'
import { jiangxiRegions } from '#contract/reference/regions'
import { chinaDay } from '../clock.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { countFamilies } from '../jobs/counts.ts'
import { hiderOf } from '../jobs/queries/search.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { placeLabel } from '../places.ts'
import { applicantCalls } from './applicant-calls.ts'
import { apply } from './apply.ts'
import { ownApplicationCalls } from './own-applications.ts'
import { postCalls } from './post-calls.ts'
import { hoursOf } from './post-messages.ts'
import { countRows, type FlexibleRow, findRow, listRows } from './queries.ts'

const toJob = (row: FlexibleRow, now: Date) => ({
  id: String(row.id),
  category: row.category,
  title: row.title,
  companyName: row.company_name,
  licenceStanding: row.licence_standing,
  place: placeLabel(row.city, row.district),
  address: row.address,
  payLow: row.pay_low,
  payHigh: row.pay_high,
  payUnit: row.pay_unit,
  settled: row.settled,
  startsOn: row.starts_on,
  hours: hoursOf(row),
  headcount: row.headcount,
  left: row.headcount - row.taken,
  duties: row.duties,
  publishedAt: Date.parse(row.published_at),
  expiresOn: row.expires_on,
  open: row.status === 'open' && Date.parse(row.begins) > now.getTime() && row.taken < row.headcount,
})

export { openQueued, openQueuedIn } from './opening.ts'

/** Casual work and short applications, from both sides, and the lookups of kinds and places beside it. */
export const flexibleCalls = [
  ...postCalls,
  ...applicantCalls,
  ...ownApplicationCalls,

  serve(listFlexibleJobs, async ({ category, city, unit, ...paging }, { db, user, now }) => {
    const what = { category, city, unit, today: chinaDay(now), now, hiddenBy: await hiderOf(db, user) }
    const rows = await listRows(db, what, sliceOf(paging))
    return exactPage(
      rows.map(row => toJob(row, now)),
      await countRows(db, what),
      paging,
    )
  }),

  serve(flexibleJobInfo, async ({ id }, { db, now }) => {
    const row = await findRow(db, id, chinaDay(now))
    if (!row) throw notFound()
    return toJob(row, now)
  }),

  serve(applySimply, {
    limits: (_, { user }) => [{ name: 'flexible-applications', subject: user?.id ?? '', max: 30, seconds: 86_400 }],
    handle: apply,
  }),

  serve(categoryJobs, async ({ city }, { db, now }) => ({
    list: (await countFamilies(db, city, chinaDay(now))).map(({ category, count }) => ({
      value: category,
      label: labelOf(jobFamilies, category),
      count,
    })),
  })),

  serve(categoryDistricts, async ({ city }) => ({
    list: (jiangxiRegions[0]?.children.find(({ value }) => value === city)?.children ?? []).map(({ value, label }) => ({
      value,
      label,
    })),
  })),
]
