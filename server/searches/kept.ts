import { createHash } from 'node:crypto'
import type { Alert } from '#contract/search-fields'
import type { KeptQuery } from '#contract/searches'
import { addDays, chinaDay, startOfChinaDay } from '../china-time.ts'
import { secondsAfter } from '../clock.ts'
import { linkTo, withQuery } from '../messages/message.ts'

/** Alerts go out at eight in the morning. */
const HOUR = 8

/** When the next alert is due: the next morning, or the one a week after today's. */
export const nextAlert = (alert: Alert, now: Date): Date =>
  secondsAfter(startOfChinaDay(addDays(chinaDay(now), alert === 'weekly' ? 7 : 1)), HOUR * 3_600)

const parts = (search: KeptQuery) =>
  Object.entries(search)
    .flatMap(([name, value]) => (Array.isArray(value) ? value.toSorted() : [value]).map(item => [name, String(item)]))
    .filter(([, value]) => value !== '')
    .toSorted(([one = ''], [other = '']) => one.localeCompare(other, 'en'))

/** Equal for searches that ask for the same, in whatever order their parts came. */
export const digestOf = (search: KeptQuery) =>
  createHash('sha256')
    .update(JSON.stringify(parts(search)))
    .digest('hex')

/** The page of results, the newest first. */
export const searchLink = ({ sort: _, ...search }: KeptQuery) =>
  withQuery(
    linkTo('jobSearch'),
    new URLSearchParams(parts({ ...search, sort: 'newest' }).map(([name = '', value = '']) => [name, value])),
  )
