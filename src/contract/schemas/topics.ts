import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { filterCode, nothing, numericId, optionalText, pageOf, paging, wholeNumber } from '../fields.ts'
import { jobSummary } from '../job-summary.ts'
import { LAST_PAGE } from '../paging.ts'
import { blockSchemas } from '../topic-blocks.ts'
import { topicTheme } from '../topic-document.ts'
import { schoolJobKinds, topicStates } from '../topics.ts'
import { articleSummary } from './news.ts'

export const companyLine = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    trade: z.string(),
    companyType: z.string(),
    place: z.string(),
    openJobs: z.number(),
  })

/** A number that may stand for more: past a thousand nobody counts on. */
const count = () => z.object({ value: z.number(), more: z.boolean() })

const articlesShown = () =>
  z.extend(blockSchemas.articles(), { list: z.array(articleSummary()), total: z.number(), page: z.number() })
const jobsShown = () =>
  z.extend(blockSchemas.jobs(), {
    list: z.array(jobSummary()),
    count: count(),
    /** The same pool in the job search; '' where its rule cannot be asked for there. */
    moreHref: z.string(),
  })
const companiesShown = () => z.extend(blockSchemas.companies(), { list: z.array(companyLine()) })
const pickerShown = () =>
  z.extend(blockSchemas.picker(), {
    /** '' for all. */
    chosen: z.string(),
    options: z.array(z.object({ value: z.string(), label: z.string() })),
  })
const figuresShown = () =>
  z.extend(blockSchemas.figures(), {
    items: z.array(z.object({ label: z.string(), unit: z.string(), count: count() })),
  })
const filesShown = () =>
  z.extend(blockSchemas.downloads(), {
    files: z.array(z.object({ label: z.string(), file: z.string(), note: z.string(), bytes: z.number() })),
  })

export const topicSummary = () =>
  z.object({
    address: z.string(),
    title: z.string(),
    summary: z.string(),
    /** YYYY-MM-DD; '' for none. */
    starts: z.string(),
    ends: z.string(),
    state: z.enum(topicStates),
  })

const topicsShown = () =>
  z.extend(blockSchemas.topics(), { list: z.array(topicSummary()), total: z.number(), page: z.number() })

/** A block with what its rule found. */
export const shownBlock = () =>
  z.discriminatedUnion('kind', [
    blockSchemas.hero(),
    blockSchemas.text(),
    articlesShown(),
    jobsShown(),
    companiesShown(),
    blockSchemas.timeline(),
    blockSchemas.table(),
    blockSchemas.gallery(),
    blockSchemas.video(),
    filesShown(),
    blockSchemas.faq(),
    blockSchemas.contact(),
    blockSchemas.countdown(),
    blockSchemas.search(),
    pickerShown(),
    figuresShown(),
    blockSchemas.form(),
    blockSchemas.standing(),
    blockSchemas.series(),
    topicsShown(),
    blockSchemas.links(),
  ])

export const topic = () =>
  z.extend(topicSummary(), {
    theme: topicTheme(),
    /** The pages of the same topic, itself among them; empty when it stands alone. */
    family: z.array(z.object({ address: z.string(), label: z.string() })),
    /** Today in China by the service's clock. */
    today: z.string(),
    blocks: z.array(shownBlock()),
  })

const asked = () =>
  z.strictObject({
    address: z
      .string({ error: '地址不正确' })
      .check(z.maxLength(80, '地址不正确'), z.regex(/^(\/[a-z0-9-]+)+$/, '地址不正确')),
    /** What the topic's picker has chosen. */
    city: filterCode('城市'),
    category: filterCode('职位类别'),
    /** Page of its paged list. */
    page: z._default(wholeNumber('页码', 1, LAST_PAGE), 1),
  })

export const getTopic = {
  summary: '专题页及其内容',
  input: asked(),
  output: topic(),
} satisfies Schemas

export const getMembersTopic = {
  summary: '专题页及其内容（登录后）',
  input: asked(),
  output: topic(),
} satisfies Schemas

export const listTopics = {
  summary: '专题列表',
  input: z.strictObject({ state: z._default(z.enum(['', ...topicStates]), ''), ...paging() }),
  output: pageOf(topicSummary()),
} satisfies Schemas

const named = () => z.object({ label: z.string(), value: z.number() })

export const recruitScreen = {
  summary: '招聘大屏数据',
  input: nothing(),
  output: z.object({
    /** When the figures were taken, milliseconds since the epoch. */
    at: z.number(),
    jobs: z.number(),
    headcount: z.number(),
    companies: z.number(),
    /** Today in China; null while there are too few to be told. */
    applicationsToday: z.nullable(z.number()),
    newToday: z.number(),
    cities: z.array(named()),
    families: z.array(named()),
    /** People at fairs that are on, each fair with its halls; nothing of fewer than five. */
    crowd: z.array(named()),
    /** Those fairs: a stop of one is shown as it is told. */
    fairs: z.array(z.string()),
    newest: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        companyName: z.string(),
        place: z.string(),
        refreshedAt: z.number(),
      }),
    ),
  }),
} satisfies Schemas

export const schoolJobSummary = () =>
  z.object({
    id: z.string(),
    kind: z.enum(schoolJobKinds),
    title: z.string(),
    school: z.string(),
    employer: z.string(),
    city: z.string(),
    education: z.string(),
    headcount: z.number(),
    /** Day of the event; '' for a brief without one. */
    heldOn: z.string(),
    closesOn: z.string(),
    closed: z.boolean(),
  })

export const schoolJob = () =>
  z.extend(schoolJobSummary(), {
    majors: z.array(z.string()),
    place: z.string(),
    time: z.string(),
    /** The employer's own page; '' when it has none. */
    companyId: z.string(),
    positions: z.array(
      z.object({
        title: z.string(),
        headcount: z.number(),
        education: z.string(),
        majors: z.string(),
        pay: z.string(),
      }),
    ),
    html: z.string(),
  })

export const listSchoolJobs = {
  summary: '高校招聘信息列表',
  input: z.strictObject({
    t: optionalText('搜索词', 60),
    kind: z._default(z.enum(['', ...schoolJobKinds]), ''),
    city: filterCode('城市'),
    education: filterCode('学历'),
    ...paging(),
  }),
  output: pageOf(schoolJobSummary()),
} satisfies Schemas

export const schoolJobDetail = {
  summary: '高校招聘信息',
  input: z.strictObject({ id: numericId() }),
  output: schoolJob(),
} satisfies Schemas
