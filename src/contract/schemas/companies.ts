import * as z from 'zod/mini'
import { companyImage } from '../company-fields.ts'
import type { Schemas } from '../endpoint.ts'
import { filterCode, flag, numericId, pageOf, paging, text } from '../fields.ts'
import { jobSummary } from '../job-summary.ts'
import { shownCheck } from '../licence-fields.ts'
import { answering } from './applications.ts'

export const companyProfile = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    /** What it was called within the last year; '' where its name has not changed. */
    formerName: z.string(),
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
    ...shownCheck(),
    accountKind: z.enum(['self', 'public', 'agency']),
    openJobs: z.number(),
    followers: z.number(),
    /** It says whom applicants may ask; `companyContact` tells those who are signed in. */
    reachable: z.boolean(),
    sample: z.boolean(),
  })

export const companyDetail = {
  summary: '单位主页',
  input: z.strictObject({ id: numericId() }),
  output: companyProfile(),
} satisfies Schemas

export const companyJobs = {
  summary: '单位的在招职位',
  input: z.strictObject({ id: numericId(), ...paging() }),
  output: pageOf(jobSummary()),
} satisfies Schemas

export const companyRecordOf = () =>
  z.object({ answering, fairs: z.object({ attended: z.number(), missed: z.number() }) })

export const companyRecord = {
  summary: '平台记录的单位招聘情况',
  input: z.strictObject({ id: numericId() }),
  output: companyRecordOf(),
} satisfies Schemas

export const companyRelation = {
  summary: '我是否关注了该单位',
  input: z.strictObject({ id: numericId() }),
  output: z.object({ following: z.boolean() }),
} satisfies Schemas

export const followCompany = {
  summary: '关注或取消关注单位',
  input: z.strictObject({ id: numericId(), following: flag() }),
  output: z.object({ following: z.boolean(), followers: z.number() }),
} satisfies Schemas

export const listFollowedCompanies = {
  summary: '我关注的单位',
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
} satisfies Schemas

export const siteDataStatistics = {
  summary: '全站或一个设区市的数据统计',
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
} satisfies Schemas

export const companyContact = {
  summary: '单位的招聘联系方式',
  input: z.strictObject({ id: numericId() }),
  output: z.object({ contact: z.string(), phone: z.string(), email: z.string() }),
} satisfies Schemas

export const companyCard = () =>
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

export const listImportantCompanies = {
  summary: '重点单位',
  input: z.strictObject({ city: filterCode('城市'), trade: filterCode('行业'), ...paging() }),
  output: pageOf(companyCard()),
} satisfies Schemas

export const listSimilarCompanies = {
  summary: '同行业在招的其他单位',
  input: z.strictObject({ id: numericId() }),
  output: z.object({ list: z.array(companyCard()) }),
} satisfies Schemas

export const searchCompanies = {
  summary: '按名称搜索单位',
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
} satisfies Schemas

export const listSubsiteCompanies = {
  summary: '分站的单位',
  input: z.strictObject({
    city: z.string().check(z.regex(/^36\d{4}$/, '请选择城市')),
    hiring: z._default(z.enum(['', '1']), ''),
    ...paging(),
  }),
  output: pageOf(companyCard()),
} satisfies Schemas

export const listCompanyImages = {
  summary: '单位的工作环境图片',
  input: z.strictObject({ id: numericId() }),
  output: z.object({ list: z.array(companyImage()) }),
} satisfies Schemas
