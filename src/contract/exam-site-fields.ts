import * as z from 'zod/mini'
import { text, wholeNumber } from './fields.ts'

/** What a room is kept for: anybody, who needs a room of their own kind, nobody until another one fails. */
export const roomKinds = [
  { value: 'normal', label: '普通' },
  { value: 'special', label: '特殊' },
  { value: 'reserve', label: '备用' },
] as const

export const MOST_ROOMS = 300

/* @__NO_SIDE_EFFECTS__ */
const roomKind = () =>
  z.enum(
    roomKinds.map(({ value }) => value),
    { error: '用途应是普通、特殊或备用' },
  )

/** One room. Numbers of tickets have three digits for it, and two for a seat. */
/* @__NO_SIDE_EFFECTS__ */
export const examRoom = () =>
  z.strictObject({
    number: z.string({ error: '请填写考场号' }).check(z.regex(/^(?!000)\d{3}$/, '考场号应在 001 到 999 之间')),
    seats: wholeNumber('座位数', 1, 99),
    kind: roomKind(),
    floor: wholeNumber('楼层', 1, 60),
    building: text('楼栋', { max: 20 }).check(
      // Offices write rooms down as a table: what parts its cells and lines is no part of a name.
      z.regex(/^[^\t\r\n,，]*$/, '楼栋不能有逗号和换行'),
    ),
  })
export type ExamRoom = z.output<ReturnType<typeof examRoom>>

/** Where the written papers of an exam are sat, without its rooms. */
/* @__NO_SIDE_EFFECTS__ */
const place = () => ({
  name: text('考点名称', { max: 60 }),
  address: text('地址', { max: 120 }),
  transit: text('交通', { max: 200 }),
})

/** The same for a form whose rooms are a table of their own. */
/* @__NO_SIDE_EFFECTS__ */
export const examSitePlace = () => z.object(place())

/** What an office says of a site. */
/* @__NO_SIDE_EFFECTS__ */
export const examSiteBody = () =>
  z.strictObject({
    ...place(),
    rooms: z.array(examRoom(), { error: '请填写考场' }).check(
      z.maxLength(MOST_ROOMS, `一个考点最多 ${MOST_ROOMS} 个考场`),
      z.refine(rooms => new Set(rooms.map(({ number }) => number)).size === rooms.length, { error: '考场号有重复' }),
    ),
  })
export type ExamSiteBody = z.output<ReturnType<typeof examSiteBody>>

/** A site as its office sees it. */
/* @__NO_SIDE_EFFECTS__ */
export const officeSite = () =>
  z.object({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    address: z.string(),
    transit: z.string(),
    rooms: z.array(
      z.object({
        number: z.string(),
        seats: z.number(),
        kind: roomKind(),
        floor: z.number(),
        building: z.string(),
        /** How many people have a seat in it. */
        seated: z.number(),
      }),
    ),
    /** Another one as soon as anything that one can change has changed. */
    version: z.string(),
    /** When somebody of the office changed it last; null for nobody. */
    changedAt: z.nullable(z.number()),
  })
export type OfficeSite = z.output<ReturnType<typeof officeSite>>
