import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { done, nothing, numericId, text, uuid } from './fields.ts'
import { jobQuery, jobSummary } from './jobs.ts'
import { alertList, searchSettings } from './search-fields.ts'

export const termKinds = ['category', 'title', 'company'] as const
export type TermKind = (typeof termKinds)[number]

const term = () =>
  z.object({
    kind: z.enum(termKinds),
    label: z.string(),
    /** Id of the category or the company; '' for a title. */
    value: z.string(),
    /** Open jobs of that name. */
    jobs: z.number(),
  })
export type Term = z.output<ReturnType<typeof term>>

/** What somebody who types this probably means: by words, pinyin or its initials (kj for 会计). Most jobs first. */
export const suggestTerms = endpoint({
  method: 'GET',
  path: '/company_jobs/suggest',
  summary: '搜索词联想',
  access: 'public',
  input: z.strictObject({ t: text('搜索词', { max: 60 }) }),
  output: z.object({ list: z.array(term()) }),
})

/** The filters of a search, each with how many jobs there would be without it; most first, those that help only. */
export const relieveSearch = endpoint({
  method: 'GET',
  path: '/company_jobs/relief',
  summary: '没有结果时，去掉哪个条件能找到职位',
  access: 'public',
  input: jobQuery(),
  output: z.object({
    list: z.array(z.object({ name: z.string(), value: z.string(), count: z.number(), capped: z.boolean() })),
  }),
})

/** What ends today is none of it: tomorrow's news would be other jobs' last day. */
const keptQuery = () => z.omit(jobQuery(), { page: true, pageSize: true, ends: true })
/** A search as it is kept: words, filters and order. */
export type KeptQuery = z.output<ReturnType<typeof keptQuery>>

const keptSearch = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    search: keptQuery(),
    alert: z.enum(alertList.map(({ value }) => value)),
    byEmail: z.boolean(),
    bySms: z.boolean(),
    createdAt: z.number(),
    /** Jobs published since the last alert, or since it was saved; counted to 99. */
    fresh: z.number(),
  })
export type KeptSearch = z.output<ReturnType<typeof keptSearch>>

export const listSearches = endpoint({
  method: 'GET',
  path: '/personal_search/list',
  summary: '我保存的搜索',
  access: 'type2',
  input: nothing(),
  output: z.object({
    list: z.array(keptSearch()),
    /** Whether the account has an e-mail address for alerts. */
    hasEmail: z.boolean(),
    /** Whether it has a phone for them. */
    hasPhone: z.boolean(),
  }),
})

/** Keeps a search; keeping the same one again gives the one that is there. `quotaReached` past twenty. */
export const saveSearch = endpoint({
  method: 'POST',
  path: '/personal_search/add',
  summary: '保存搜索',
  access: 'type2',
  creates: true,
  input: z.extend(searchSettings(), { search: keptQuery() }),
  output: z.object({ id: z.string() }),
})

export const updateSearch = endpoint({
  method: 'POST',
  path: '/personal_search/update',
  summary: '修改保存的搜索的名称与提醒',
  access: 'type2',
  input: z.extend(searchSettings(), { id: uuid() }),
  output: done(),
})

export const deleteSearch = endpoint({
  method: 'POST',
  path: '/personal_search/delete',
  summary: '删除保存的搜索',
  access: 'type2',
  input: z.strictObject({ id: uuid() }),
  output: done(),
})

/** Companies whose jobs are left out of what is searched, suggested and told of, the latest first; never more than 200. */
export const listHiddenCompanies = endpoint({
  method: 'GET',
  path: '/personal_hidden/list',
  summary: '我不再显示的单位',
  access: 'type2',
  input: nothing(),
  output: z.object({ list: z.array(z.object({ id: z.string(), name: z.string(), hiddenAt: z.number() })) }),
})
export type HiddenCompany = z.output<typeof listHiddenCompanies.output>['list'][number]

/** Hides a company or shows it again; doing it again changes nothing. `quotaReached` past two hundred. */
export const setHiddenCompany = endpoint({
  method: 'POST',
  path: '/personal_hidden/update',
  summary: '不再显示一家单位，或重新显示',
  access: 'type2',
  input: z.strictObject({ id: numericId(), hidden: z.boolean() }),
  output: z.object({ hidden: z.boolean() }),
})

const token = () => z.string({ error: '链接不完整' }).check(z.regex(/^[\w-]{20,200}$/, '链接不完整'))

/** What an unsubscribe link is about; works signed out. A link that is not ours, or whose search is gone, is `notFound`. */
export const unsubscribeInfo = endpoint({
  method: 'GET',
  path: '/personal_search/unsubscribeInfo',
  summary: '退订链接对应的职位提醒',
  access: 'public',
  input: z.strictObject({ token: token() }),
  output: z.object({ name: z.string(), alert: z.enum(alertList.map(({ value }) => value)) }),
})

/** Ends the alert that a link is about, by the link alone (RFC 8058 asks for one step). Doing it again changes nothing. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/personal_search/unsubscribe',
  summary: '退订职位提醒',
  access: 'public',
  input: z.strictObject({ token: token() }),
  output: done(),
})

/** A seeker's hunt at a glance. */
export const jobHunt = endpoint({
  method: 'GET',
  path: '/member/jobHunt',
  summary: '求职进展一览',
  access: 'type2',
  input: nothing(),
  output: z.object({
    /** How many of one's applications stand in each state; states without any are left out. */
    applications: z.array(z.object({ state: z.string(), count: z.number() })),
    /** Open favourites by their last day, soonest first. */
    closing: z.array(jobSummary()),
    /** Jobs like what was applied to, kept and looked at last, none of those among them. */
    matching: z.array(z.extend(jobSummary(), { reason: z.string() })),
  }),
})
