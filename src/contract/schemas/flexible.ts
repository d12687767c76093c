import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { filterCode, numericId, optionalOneOf, pageOf, paging } from '../fields.ts'
import { payUnits, settlements } from '../flexible.ts'
import { simpleApplication } from '../flexible-fields.ts'
import { flexibleStages, simpleStates } from '../flexible-life.ts'
import { licenceStandings } from '../licence-standing.ts'
import { flexibleCategory } from '../reference/flexible.ts'

const units = payUnits.map(({ value }) => value)

export const flexibleJob = () =>
  z.object({
    id: z.string(),
    category: z.string(),
    title: z.string(),
    companyName: z.string(),
    /** How the company stands with the check of its licence. */
    licenceStanding: z.enum(licenceStandings),
    place: z.string(),
    address: z.string(),
    /** Yuan, for each unit. */
    payLow: z.number(),
    payHigh: z.number(),
    payUnit: z.enum(units),
    settled: z.enum(settlements.map(({ value }) => value)),
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

export const listFlexibleJobs = {
  summary: '灵活就业（零工）列表',
  input: z.strictObject({
    category: optionalOneOf('类别', flexibleCategory),
    city: filterCode('城市'),
    unit: optionalOneOf('计酬方式', payUnits),
    ...paging(),
  }),
  output: pageOf(flexibleJob()),
} satisfies Schemas

export const flexibleJobInfo = {
  summary: '灵活就业详情',
  input: z.strictObject({ id: numericId() }),
  output: flexibleJob(),
} satisfies Schemas

export const applySimply = {
  summary: '零工报名（不用简历）',
  input: z.extend(simpleApplication(), { id: numericId() }),
  output: z.object({ left: z.number() }),
} satisfies Schemas

export const simpleApplied = () =>
  z.object({
    id: z.string(),
    jobId: z.string(),
    title: z.string(),
    companyName: z.string(),
    place: z.string(),
    payLow: z.number(),
    payHigh: z.number(),
    payUnit: z.enum(units),
    /** First day of the work, YYYY-MM-DD, and its hours in words. */
    startsOn: z.string(),
    hours: z.string(),
    /** Where the posting stands. */
    stage: z.enum(flexibleStages),
    state: z.enum(simpleStates),
    appliedAt: z.number(),
  })

export const listSimpleApplications = {
  summary: '我的零工报名',
  input: z.strictObject({ job: z.optional(numericId()), ...paging() }),
  output: pageOf(simpleApplied()),
} satisfies Schemas

export const withdrawSimply = {
  summary: '撤回零工报名',
  input: z.strictObject({ id: numericId() }),
  output: simpleApplied(),
} satisfies Schemas

export const categoryJobs = {
  summary: '各职位类别的在招职位数',
  input: z.strictObject({ city: filterCode('城市') }),
  output: z.object({ list: z.array(z.object({ value: z.string(), label: z.string(), count: z.number() })) }),
} satisfies Schemas

export const categoryDistricts = {
  summary: '城市的区县',
  input: z.strictObject({ city: filterCode('城市') }),
  output: z.object({ list: z.array(z.object({ value: z.string(), label: z.string() })) }),
} satisfies Schemas
