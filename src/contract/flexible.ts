import type * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/flexible.ts'

/** When wages are paid out. */
export const settlements = [
  { value: 'day', label: '日结' },
  { value: 'week', label: '周结' },
  { value: 'month', label: '月结' },
] as const

export const payUnits = [
  { value: 'hour', label: '时薪' },
  { value: 'day', label: '日薪' },
  { value: 'piece', label: '计件' },
] as const

const each = { hour: '小时', day: '天', piece: '单' } as const

interface PayOfWork {
  readonly payLow: number
  readonly payHigh: number
  readonly payUnit: string
}

/** Such as 180–220 元/天. */
export const payWords = ({ payLow, payHigh, payUnit }: PayOfWork): string => {
  const unit = payUnits.find(({ value }) => value === payUnit)
  return `${payLow === payHigh ? payLow : `${payLow}–${payHigh}`} 元${unit ? `/${each[unit.value]}` : ''}`
}

export type FlexibleJob = z.output<ReturnType<typeof schemas.flexibleJob>>

/** Open postings, newest first. */
export const listFlexibleJobs = endpoint<typeof schemas.listFlexibleJobs>({
  method: 'GET',
  path: '/flexible_jobs/list',
  access: 'public',
})

/** One posting; a closed one too, so that a kept link still says what it was. */
export const flexibleJobInfo = endpoint<typeof schemas.flexibleJobInfo>({
  method: 'GET',
  path: '/flexible_jobs/getInfo',
  access: 'public',
})

/** Applies with a name and the account's phone; once for each posting. `jobClosed` when nobody more is wanted. */
export const applySimply = endpoint<typeof schemas.applySimply>({
  method: 'POST',
  path: '/personal_simple_apply/apply',
  access: 'type2',
  creates: true,
})

export type SimpleApplied = z.output<ReturnType<typeof schemas.simpleApplied>>

/** My short applications, latest first; `job` asks for the one to that posting. */
export const listSimpleApplications = endpoint<typeof schemas.listSimpleApplications>({
  method: 'GET',
  path: '/personal_simple_apply/list',
  access: 'type2',
})

/** Takes one back before the work begins; its place is free again, and the employer is told. */
export const withdrawSimply = endpoint<typeof schemas.withdrawSimply>({
  method: 'POST',
  path: '/personal_simple_apply/withdraw',
  access: 'type2',
})

/** Open jobs counted by the categories of the first level, for a city or the whole province. */
export const categoryJobs = endpoint<typeof schemas.categoryJobs>({
  method: 'GET',
  path: '/category_jobs',
  access: 'public',
})

/** The districts of a city; none for a code that is no city. */
export const categoryDistricts = endpoint<typeof schemas.categoryDistricts>({
  method: 'GET',
  path: '/category_districts',
  access: 'public',
})
