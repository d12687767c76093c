import {
  companyContact,
  companyDetail,
  companyJobs,
  companyRecord,
  companyRelation,
  followCompany,
  listFollowedCompanies,
  siteDataStatistics,
} from '#contract/companies'
import { findAnswering, toAnswering } from '../applications/queries/answering.ts'
import { chinaDay } from '../clock.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { toJobSummary } from '../jobs/summary.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { cityCodes, placeLabel } from '../places.ts'
import { remembered } from '../remembered.ts'
import { imageCalls } from './images.ts'
import { listCalls } from './lists.ts'
import { ownCalls } from './own.ts'
import { findContact } from './own-queries.ts'
import { toProfile } from './profile.ts'
import {
  countFollowed,
  countOpenJobs,
  countSite,
  findCompany,
  isFollowing,
  listFollowedRows,
  listOpenJobs,
  setFollow,
} from './queries.ts'
import { countFairs } from './record-queries.ts'

const figuresOf = (city: string) =>
  remembered(60, async ({ db, now }) => ({ ...(await countSite(db, chinaDay(now), city)), at: now.getTime() }))

/** The figures of the province ('') and of each of its cities. */
const figures = new Map(['', ...cityCodes].map(city => [city, figuresOf(city)]))

/** Employers as everybody sees them, those that a seeker follows, and one's own. */
export const companiesCalls = [
  serve(companyDetail, async ({ id }, { db, now }) => {
    const row = await findCompany(db, id, chinaDay(now))
    if (!row) throw notFound()
    return toProfile(row)
  }),

  serve(companyJobs, async ({ id, ...paging }, { db, now }) => {
    const today = chinaDay(now)
    const total = await countOpenJobs(db, id, today)
    if (total === undefined) throw notFound()
    const rows = await listOpenJobs(db, id, today, sliceOf(paging))
    return exactPage(rows.map(toJobSummary), total, paging)
  }),

  serve(companyRecord, async ({ id }, { db, now }) => {
    const answering = await findAnswering(db, id, now)
    if (!answering) throw notFound()
    return { answering: toAnswering(answering), fairs: await countFairs(db, id, now) }
  }),

  serve(companyContact, {
    limits: (_, { user }) => [{ name: 'company-contact', subject: user.id, max: 120, seconds: 3_600 }],
    handle: async ({ id }, { db }) => {
      const contact = await findContact(db, id)
      if (!contact) throw notFound()
      return contact
    },
  }),

  serve(companyRelation, async ({ id }, { db, user }) => {
    const following = await isFollowing(db, user.id, id)
    if (following === undefined) throw notFound()
    return { following }
  }),

  serve(followCompany, async ({ id, following }, { db, user, now }) => {
    const followers = await setFollow(db, { userId: user.id, companyId: id, following, at: now })
    if (followers === undefined) throw notFound()
    return { following, followers }
  }),

  serve(listFollowedCompanies, async (paging, { db, user, now }) => {
    const rows = await listFollowedRows(db, user.id, chinaDay(now), sliceOf(paging))
    const list = rows.map(row => ({
      id: String(row.id),
      name: row.name,
      trade: row.trade,
      place: placeLabel(row.city, row.district),
      openJobs: row.open_jobs,
      followedAt: Date.parse(row.followed_at),
    }))
    return exactPage(list, await countFollowed(db, user.id), paging)
  }),

  serve(siteDataStatistics, async ({ city }, context) => {
    const take = figures.get(city)
    if (!take) throw notFound()
    return take(context)
  }),

  ...listCalls,
  ...ownCalls,
  ...imageCalls,
]
