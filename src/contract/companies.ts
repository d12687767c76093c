import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { flag, nothing, numericId, pageOf, paging } from './fields.ts'
import { jobSummary } from './jobs.ts'

const companyProfile = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    shortName: z.string(),
    trade: z.string(),
    companyType: z.string(),
    scale: z.string(),
    place: z.string(),
    address: z.string(),
    intro: z.string(),
    website: z.string(),
    foundedYear: z.nullable(z.number()),
    welfare: z.array(z.string()),
    logo: z.string(),
    /** Unified social credit code, masked in the middle. */
    creditCode: z.string(),
    /** Day of the last licence check, YYYY-MM-DD, and of the next one; '' when never checked. */
    verifiedAt: z.string(),
    recheckBy: z.string(),
    accountKind: z.enum(['self', 'public', 'agency']),
    openJobs: z.number(),
    followers: z.number(),
    sample: z.boolean(),
  })
export type CompanyProfile = z.output<ReturnType<typeof companyProfile>>

export const companyDetail = endpoint({
  method: 'GET',
  path: '/companys/getInfo',
  summary: '单位主页',
  access: 'public',
  input: z.strictObject({ id: numericId() }),
  output: companyProfile(),
})

export const companyJobs = endpoint({
  method: 'GET',
  path: '/companys/jobs',
  summary: '单位的在招职位',
  access: 'public',
  input: z.strictObject({ id: numericId(), ...paging() }),
  output: pageOf(jobSummary()),
})

export const companyRelation = endpoint({
  method: 'GET',
  path: '/companys/relation',
  summary: '我是否关注了该单位',
  access: 'type2',
  input: z.strictObject({ id: numericId() }),
  output: z.object({ following: z.boolean() }),
})

export const followCompany = endpoint({
  method: 'POST',
  path: '/personal_focus_companys/focus',
  summary: '关注或取消关注单位',
  access: 'type2',
  input: z.strictObject({ id: numericId(), following: flag() }),
  output: z.object({ following: z.boolean(), followers: z.number() }),
})

export const listFollowedCompanies = endpoint({
  method: 'GET',
  path: '/personal_focus_companys/list',
  summary: '我关注的单位',
  access: 'type2',
  input: z.strictObject({ ...paging() }),
  output: pageOf(
    z.object({
      id: z.string(),
      name: z.string(),
      trade: z.string(),
      place: z.string(),
      openJobs: z.number(),
      followedAt: z.number(),
    }),
  ),
})

/** Figures of the whole site, for the counters on the home page. */
export const siteDataStatistics = endpoint({
  method: 'GET',
  path: '/companys/siteDataStatistics',
  summary: '全站数据统计',
  access: 'public',
  input: nothing(),
  output: z.object({
    jobs: z.number(),
    headcount: z.number(),
    companies: z.number(),
    talents: z.number(),
    applications: z.number(),
    /** Milliseconds since the epoch at which the figures were taken. */
    at: z.number(),
  }),
})
