import * as z from 'zod/mini'
import { companyImage } from './company-fields.ts'
import { endpoint } from './endpoint.ts'
import { filterCode, flag, numericId, pageOf, paging, text } from './fields.ts'
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
    /** It says whom applicants may ask; `companyContact` tells those who are signed in. */
    reachable: z.boolean(),
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
  summary: '全站或一个设区市的数据统计',
  access: 'public',
  input: z.strictObject({ city: filterCode('城市') }),
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

/** Whom applicants may ask; empty where the company does not say. Not for guests: numbers that anybody reads are collected. */
export const companyContact = endpoint({
  method: 'GET',
  path: '/companys/contact',
  summary: '单位的招聘联系方式',
  access: 'type2',
  input: z.strictObject({ id: numericId() }),
  output: z.object({ contact: z.string(), phone: z.string(), email: z.string() }),
})

const companyCard = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    shortName: z.string(),
    trade: z.string(),
    companyType: z.string(),
    scale: z.string(),
    place: z.string(),
    logo: z.string(),
    openJobs: z.number(),
  })
export type CompanyCard = z.output<ReturnType<typeof companyCard>>

/** Well-known employers, those with most open jobs first. */
export const listImportantCompanies = endpoint({
  method: 'GET',
  path: '/companys/importantCompanylist',
  summary: '重点单位',
  access: 'public',
  input: z.strictObject({ city: filterCode('城市'), trade: filterCode('行业'), ...paging() }),
  output: pageOf(companyCard()),
})

/** Employers whose full or short name has all of the words, those whose name begins with them first. */
export const searchCompanies = endpoint({
  method: 'GET',
  path: '/companys/search',
  summary: '按名称搜索单位',
  access: 'public',
  input: z.strictObject({
    t: text('单位名称', { max: 60 }),
    city: filterCode('城市'),
    district: filterCode('区县'),
    trade: filterCode('行业'),
    companyType: filterCode('单位性质'),
    scale: filterCode('单位规模'),
    ...paging(),
  }),
  output: pageOf(companyCard()),
})

/** Employers of one city's sub-site, the latest to join first; `hiring`: those alone that have open jobs. */
export const listSubsiteCompanies = endpoint({
  method: 'GET',
  path: '/companys/companysListBySubsite',
  summary: '分站的单位',
  access: 'public',
  input: z.strictObject({
    city: z.string().check(z.regex(/^36\d{4}$/, '请选择城市')),
    hiring: z._default(z.enum(['', '1']), ''),
    ...paging(),
  }),
  output: pageOf(companyCard()),
})

/** Pictures of a workplace in the order that the company gave them. */
export const listCompanyImages = endpoint({
  method: 'GET',
  path: '/company_imgs/list',
  summary: '单位的工作环境图片',
  access: 'public',
  input: z.strictObject({ id: numericId() }),
  output: z.object({ list: z.array(companyImage()) }),
})
