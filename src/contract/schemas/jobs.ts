import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { filterCode, numericId, optionalText, pageOf, paging, severalOf, wholeNumber } from '../fields.ts'
import { jobDraft, publicAnswers } from '../job-posting.ts'
import { jobSummary } from '../job-summary.ts'
import { jobGroups, jobSorts } from '../jobs.ts'
import { shownCheck } from '../licence-fields.ts'
import { fairSummary } from './fair-summary.ts'

/** Search text and filters; the names are those of the address bar (`/job-search?t=会计&city=360700`). */
export const jobQuery = () =>
  z.strictObject({
    t: optionalText('搜索词', 60),
    /** What the words are looked for in: 1 (and '') jobs, 2 companies' names (search type codes, specification section 3). */
    type: z._default(z.enum(['', '1', '2']), ''),
    /** 2: hot jobs first (specification section 2). */
    a: z._default(z.enum(['', '2']), ''),
    /** today: those alone whose last day is today. */
    ends: z._default(z.enum(['', 'today']), ''),
    city: filterCode('城市'),
    district: filterCode('区县'),
    /** An id of any of the three levels of the category tree. */
    category: filterCode('职位类别'),
    trade: filterCode('行业'),
    /** A pay band; jobs whose range overlaps it. */
    wage: filterCode('薪资'),
    education: filterCode('学历'),
    experience: filterCode('经验'),
    nature: filterCode('工作性质'),
    companyType: filterCode('单位性质'),
    scale: filterCode('单位规模'),
    /** All of these welfare tags. */
    welfare: severalOf('福利', /^\d{1,3}$/, 21),
    sort: z._default(z.enum(['', ...jobSorts]), ''),
    ...paging(),
  })

/** 1 valid (有效), otherwise invalid (无效). */
const validity = () => z.number()

/** Answers of the posting; `contractTerm` is '' for postings from before it was asked. */
const publicShape = () => z.pick(jobDraft(), publicAnswers).shape

export const jobDetailFields = () =>
  z.extend(jobSummary(), {
    ...publicShape(),
    category1: z.string(),
    category3: z.string(),
    /** The category in words, such as 会计. */
    categoryLabel: z.string(),
    /** When it was first offered: a copy of a job that is open, or was lately, is as old as that. */
    publishedAt: z.number(),
    /** When the employer last said that the job is still open. */
    confirmedAt: z.number(),
    viewCount: z.number(),
    applyCount: z.number(),
    status: validity(),
    /** Why it was taken down, for seekers; '' while it is open and where nothing was said. */
    closedBecause: z.string(),
    company: z.object({
      id: z.string(),
      name: z.string(),
      shortName: z.string(),
      trade: z.string(),
      companyType: z.string(),
      scale: z.string(),
      place: z.string(),
      ...shownCheck(),
      accountKind: z.enum(['self', 'public', 'agency']),
      openJobs: z.number(),
      logo: z.string(),
    }),
    /** The fairs ahead or on to which its employer brings it, the nearest first; none once it is taken down. */
    fairs: z.array(
      z.extend(z.pick(fairSummary(), { id: true, title: true, kind: true, city: true, venue: true }), {
        opensAt: z.number(),
        closesAt: z.number(),
        /** '' without one. */
        booth: z.string(),
      }),
    ),
  })

export const listJobs = {
  summary: '搜索职位',
  input: jobQuery(),
  output: pageOf(jobSummary()),
} satisfies Schemas

export const countFacets = {
  summary: '各筛选条件下的职位数',
  input: jobQuery(),
  output: z.object({
    list: z.array(z.object({ name: z.string(), value: z.string(), count: z.number(), capped: z.boolean() })),
  }),
} satisfies Schemas

export const countNeighbours = {
  summary: '相邻市、区县的职位数',
  input: jobQuery(),
  output: z.object({
    list: z.array(
      z.object({
        city: z.string(),
        /** '' for a whole city. */
        district: z.string(),
        /** Its name beside the chosen place: 南康区, with its city where that is another. */
        label: z.string(),
        count: z.number(),
        capped: z.boolean(),
      }),
    ),
  }),
} satisfies Schemas

export const jobDetail = {
  summary: '职位详情',
  input: z.strictObject({ id: numericId() }),
  output: jobDetailFields(),
} satisfies Schemas

export const jobRelation = {
  summary: '我与职位的关系（已投递、已收藏）',
  input: z.strictObject({ id: numericId() }),
  output: z.object({ applicationId: z.string(), favourite: z.boolean() }),
} satisfies Schemas

export const similarJobs = {
  summary: '相似职位',
  input: z.strictObject({ id: numericId() }),
  output: z.object({ list: z.array(jobSummary()) }),
} satisfies Schemas

export const newestJobs = {
  summary: '首页职位（最新、热门、急招、应届、零工）',
  input: z.strictObject({
    group: z._default(z.enum(jobGroups), 'newest'),
    city: filterCode('城市'),
    size: z._default(wholeNumber('条数', 1, 24), 12),
  }),
  output: z.object({ list: z.array(jobSummary()) }),
} satisfies Schemas

export const countJobsByCategory = {
  summary: '各职位大类的在招职位数',
  input: z.strictObject({ city: filterCode('城市') }),
  output: z.object({ list: z.array(z.object({ category: z.string(), count: z.number() })) }),
} satisfies Schemas

export const brandCompanies = {
  summary: '品牌企业',
  input: z.strictObject({ city: filterCode('城市'), size: z._default(wholeNumber('家数', 1, 24), 8) }),
  output: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        shortName: z.string(),
        trade: z.string(),
        companyType: z.string(),
        place: z.string(),
        logo: z.string(),
        openJobs: z.number(),
      }),
    ),
  }),
} satisfies Schemas

export const hotJobCategories = {
  summary: '热门职位类别',
  input: z.strictObject({ size: z._default(wholeNumber('个数', 1, 30), 12) }),
  output: z.object({ list: z.array(z.object({ value: z.string(), label: z.string(), count: z.number() })) }),
} satisfies Schemas
