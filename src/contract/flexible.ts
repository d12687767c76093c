import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { filterCode, nothing, numericId, optionalOneOf, pageOf, paging } from './fields.ts'
import { simpleApplication } from './flexible-fields.ts'
import { flexibleCategory } from './reference/flexible.ts'

export const payUnits = [
  { value: 'hour', label: '时薪' },
  { value: 'day', label: '日薪' },
  { value: 'piece', label: '计件' },
] as const
const units = payUnits.map(({ value }) => value)

const flexibleJob = () =>
  z.object({
    id: z.string(),
    category: z.string(),
    title: z.string(),
    companyName: z.string(),
    verified: z.boolean(),
    place: z.string(),
    address: z.string(),
    /** Yuan, for each unit. */
    payLow: z.number(),
    payHigh: z.number(),
    payUnit: z.enum(units),
    settled: z.enum(['day', 'week', 'month']),
    /** First day of the work, YYYY-MM-DD. */
    startsOn: z.string(),
    hours: z.string(),
    headcount: z.number(),
    /** People who are still wanted. */
    left: z.number(),
    duties: z.string(),
    publishedAt: z.number(),
    expiresOn: z.string(),
    /** Applications are still taken. */
    open: z.boolean(),
  })
export type FlexibleJob = z.output<ReturnType<typeof flexibleJob>>

/** Open postings, newest first. */
export const listFlexibleJobs = endpoint({
  method: 'GET',
  path: '/flexible_jobs/list',
  summary: '灵活就业（零工）列表',
  access: 'public',
  input: z.strictObject({
    category: optionalOneOf('类别', flexibleCategory),
    city: filterCode('城市'),
    unit: optionalOneOf('计酬方式', payUnits),
    ...paging(),
  }),
  output: pageOf(flexibleJob()),
})

/** One posting; a closed one too, so that a kept link still says what it was. */
export const flexibleJobInfo = endpoint({
  method: 'GET',
  path: '/flexible_jobs/getInfo',
  summary: '灵活就业详情',
  access: 'public',
  input: z.strictObject({ id: numericId() }),
  output: flexibleJob(),
})

/** Applies with a name and the account's phone; once for each posting. `jobClosed` when nobody more is wanted. */
export const applySimply = endpoint({
  method: 'POST',
  path: '/personal_simple_apply/apply',
  summary: '零工报名（不用简历）',
  access: 'type2',
  creates: true,
  input: z.extend(simpleApplication(), { id: numericId() }),
  output: z.object({ left: z.number() }),
})

/** Postings that I have applied to, latest first. */
export const listSimpleApplications = endpoint({
  method: 'GET',
  path: '/personal_simple_apply/list',
  summary: '我的零工报名',
  access: 'type2',
  input: nothing(),
  output: z.object({ list: z.array(z.object({ id: z.string(), appliedAt: z.number() })) }),
})

/** Open jobs counted by the categories of the first level, for a city or the whole province. */
export const categoryJobs = endpoint({
  method: 'GET',
  path: '/category_jobs',
  summary: '各职位类别的在招职位数',
  access: 'public',
  input: z.strictObject({ city: filterCode('城市') }),
  output: z.object({ list: z.array(z.object({ value: z.string(), label: z.string(), count: z.number() })) }),
})

/** The districts of a city; none for a code that is no city. */
export const categoryDistricts = endpoint({
  method: 'GET',
  path: '/category_districts',
  summary: '城市的区县',
  access: 'public',
  input: z.strictObject({ city: filterCode('城市') }),
  output: z.object({ list: z.array(z.object({ value: z.string(), label: z.string() })) }),
})
