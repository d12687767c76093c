import * as z from 'zod/mini'
import { flag, text } from './fields.ts'

/** Searches that one person may keep. */
export const MOST_SEARCHES = 20

/** Companies that one person may hide. */
export const MOST_HIDDEN = 200

/** How often somebody is told of new jobs. */
export const alertList = [
  { value: 'daily', label: '每天' },
  { value: 'weekly', label: '每周' },
  { value: 'off', label: '不提醒' },
] as const
export type Alert = (typeof alertList)[number]['value']

const alerts = alertList.map(({ value }) => value)

/** Name and alert of a kept search, as their form checks them. */
/* @__NO_SIDE_EFFECTS__ */
export const searchSettings = () =>
  z.strictObject({
    name: text('名称', { max: 30 }),
    alert: z.enum(alerts, { error: '请选择提醒频率' }),
    /** Alerts go by e-mail as well, where the account has an address. */
    byEmail: flag(),
    /** Alerts go to the account's phone as well, one text a day at most. */
    bySms: flag(),
  })
export type SearchSettings = z.input<ReturnType<typeof searchSettings>>
