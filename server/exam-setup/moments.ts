import * as z from 'zod/mini'
import { inChina } from '../china-time.ts'

/** How moments are written in files: China's clocks, to the minute. Their order as text is their order in time. */
const FORM = /^20\d{2}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/

/** The moment that stands there. */
export const momentOf = (text: string): Date => new Date(`${text.replace(' ', 'T')}:00+08:00`)

/** A moment as files write it. */
export const writtenMoment = (at: string | number | Date): string =>
  inChina(typeof at === 'string' ? Date.parse(at) : at, 'YYYY-MM-DD HH:mm')

const isMoment = (text: string) => FORM.test(text) && writtenMoment(momentOf(text)) === text

export const moment = (label: string) =>
  z
    .string({ error: `请填写${label}` })
    .check(z.refine(isMoment, { error: `${label}应是真实的日期和时间，写成 2027-03-01 09:00` }))
