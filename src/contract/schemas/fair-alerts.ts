import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { fairAlertWays } from '../fair-alerts.ts'

const ways = () =>
  z.array(z.enum(fairAlertWays, { error: '请重新选择提醒方式' })).check(z.maxLength(fairAlertWays.length))

const alerts = () =>
  z.object({
    ways: ways(),
    /** Those for which a number or an address is known. */
    possible: ways(),
  })

export const fairAlerts = {
  summary: '招聘会变更时的提醒方式',
  input: z.strictObject({}),
  output: alerts(),
} satisfies Schemas

export const saveFairAlerts = {
  summary: '设置招聘会变更时的提醒方式',
  role: 'reader',
  input: z.strictObject({ ways: ways() }),
  output: alerts(),
} satisfies Schemas
