import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { done, nothing, numericId, text, uuid } from '../fields.ts'
import { jobSummary } from '../job-summary.ts'
import { alertList, searchSettings } from '../search-fields.ts'
import { termKinds } from '../searches.ts'
import { jobQuery } from './jobs.ts'

export const term = () =>
  z.object({
    kind: z.enum(termKinds),
    label: z.string(),
    /** Id of the category or the company; '' for a title. */
    value: z.string(),
    /** Open jobs of that name; null behind other words, where they are not counted. */
    jobs: z.nullable(z.number()),
  })

export const suggestTerms = {
  summary: '搜索词联想',
  input: z.strictObject({ t: text('搜索词', { max: 60 }) }),
  output: z.object({ list: z.array(term()) }),
} satisfies Schemas

export const relieveSearch = {
  summary: '没有结果时，去掉哪个条件能找到职位',
  input: jobQuery(),
  output: z.object({
    list: z.array(z.object({ name: z.string(), value: z.string(), count: z.number(), capped: z.boolean() })),
  }),
} satisfies Schemas

/** What ends today is none of it: tomorrow's news would be other jobs' last day. */
export const keptQuery = () => z.omit(jobQuery(), { page: true, pageSize: true, ends: true })

export const keptSearch = () =>
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

export const listSearches = {
  summary: '我保存的搜索',
  input: nothing(),
  output: z.object({
    list: z.array(keptSearch()),
    /** Whether the account has an e-mail address for alerts. */
    hasEmail: z.boolean(),
    /** Whether it has a phone for them. */
    hasPhone: z.boolean(),
  }),
} satisfies Schemas

export const saveSearch = {
  summary: '保存搜索',
  input: z.extend(searchSettings(), { search: keptQuery() }),
  output: z.object({ id: z.string() }),
} satisfies Schemas

export const updateSearch = {
  summary: '修改保存的搜索的名称与提醒',
  input: z.extend(searchSettings(), { id: uuid() }),
  output: done(),
} satisfies Schemas

export const deleteSearch = {
  summary: '删除保存的搜索',
  input: z.strictObject({ id: uuid() }),
  output: done(),
} satisfies Schemas

export const listHiddenCompanies = {
  summary: '我不再显示的单位',
  input: nothing(),
  output: z.object({ list: z.array(z.object({ id: z.string(), name: z.string(), hiddenAt: z.number() })) }),
} satisfies Schemas

export const setHiddenCompany = {
  summary: '不再显示一家单位，或重新显示',
  input: z.strictObject({ id: numericId(), hidden: z.boolean() }),
  output: z.object({ hidden: z.boolean() }),
} satisfies Schemas

const token = () => z.string({ error: '链接不完整' }).check(z.regex(/^[\w-]{20,200}$/, '链接不完整'))

export const unsubscribeInfo = {
  summary: '退订链接对应的职位提醒',
  input: z.strictObject({ token: token() }),
  output: z.object({ name: z.string(), alert: z.enum(alertList.map(({ value }) => value)) }),
} satisfies Schemas

export const unsubscribe = {
  summary: '退订职位提醒',
  input: z.strictObject({ token: token() }),
  output: done(),
} satisfies Schemas

export const jobHunt = {
  summary: '求职进展一览',
  input: nothing(),
  output: z.object({
    /** How many of one's applications stand in each state; states without any are left out. */
    applications: z.array(z.object({ state: z.string(), count: z.number() })),
    /** Open favourites by their last day, soonest first. */
    closing: z.array(jobSummary()),
    /** Whether jobs are recommended; off, none match. */
    recommends: z.boolean(),
    /** Jobs like what was applied to, kept and looked at last, none of those among them. */
    matching: z.array(z.extend(jobSummary(), { reason: z.string() })),
  }),
} satisfies Schemas
