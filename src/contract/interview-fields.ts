import * as z from 'zod/mini'
import { day, oneOf, optionalText, text, uuid, wholeNumber } from './fields.ts'

export const interviewWays = [
  { value: 'onsite', label: '现场面试' },
  { value: 'video', label: '视频面试' },
  { value: 'phone', label: '电话面试' },
] as const
export type InterviewWay = (typeof interviewWays)[number]['value']

/** Usual lengths, in minutes. */
export const interviewLengths = [15, 30, 45, 60, 90, 120] as const

/** What an employer writes down after an interview; the applicant is told by the application's own answer. */
export const interviewResults = [
  { value: 'passed', label: '通过' },
  { value: 'undecided', label: '待定' },
  { value: 'failed', label: '未通过' },
] as const
export type InterviewResult = (typeof interviewResults)[number]['value']

/** Most times that an employer offers at once, and that a seeker may offer instead. */
export const MOST_SLOTS = { employer: 5, seeker: 3 } as const

/** A time that is offered. */
/* @__NO_SIDE_EFFECTS__ */
export const slot = () =>
  z.strictObject({
    day: z.pipe(z.string({ error: '请选择日期' }).check(z.minLength(1, '请选择日期')), day('日期')),
    time: z.string({ error: '请选择时间' }).check(z.regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, '请选择时间')),
  })

const slots = (most: number) =>
  z
    .array(slot(), { error: '请至少给出一个时间' })
    .check(z.minLength(1, '请至少给出一个时间'), z.maxLength(most, `最多给出 ${most} 个时间`))

/** A mobile number, or a landline with its area code. */
/* @__NO_SIDE_EFFECTS__ */
export const contactPhone = () =>
  text('联系电话', { max: 20 }).check(z.regex(/^[+\d][\d\s-]{4,19}$/, '请填写手机号或带区号的座机'))

/* @__NO_SIDE_EFFECTS__ */
const invitationTerms = () => ({
  way: oneOf('面试方式', interviewWays),
  /** Where to come, or how to join a video meeting. */
  place: optionalText('地点', 120),
  contact: text('联系人', { max: 30 }),
  phone: contactPhone(),
  note: optionalText('说明', 500),
  minutes: wholeNumber('时长', 15, 240),
  slots: slots(MOST_SLOTS.employer),
})

interface Placed {
  way: string
  place: string
}

/* @__NO_SIDE_EFFECTS__ */
const namesItsPlace = <Given extends Placed>() => [
  z.refine<Given>(({ way, place }) => way !== 'onsite' || place !== '', { error: '请填写面试地点', path: ['place'] }),
  z.refine<Given>(({ way, place }) => way !== 'video' || place !== '', {
    error: '请填写会议号或链接',
    path: ['place'],
  }),
]

/** An employer's invitation, made from an application. */
/* @__NO_SIDE_EFFECTS__ */
export const invitation = () =>
  z.strictObject({ applicationId: uuid(), ...invitationTerms() }).check(...namesItsPlace())

/** The same, made out of a talk at a fair. */
/* @__NO_SIDE_EFFECTS__ */
export const talkInvitation = () => z.strictObject({ id: uuid(), ...invitationTerms() }).check(...namesItsPlace())
export type InvitationInput = z.input<ReturnType<typeof invitation>>

/** Other times than those that were offered; most depends on who offers them. */
/* @__NO_SIDE_EFFECTS__ */
export const otherTimes = (most: number) => z.strictObject({ slots: slots(most), remark: optionalText('留言', 200) })
export type OtherTimesInput = z.input<ReturnType<typeof otherTimes>>

/** A way out needs a word to the other side. */
/* @__NO_SIDE_EFFECTS__ */
export const wayOut = () => z.strictObject({ remark: text('原因', { min: 2, max: 200 }) })
export type WayOutInput = z.input<ReturnType<typeof wayOut>>

/** How an interview went. */
/* @__NO_SIDE_EFFECTS__ */
export const outcome = () =>
  z.strictObject({ result: oneOf('面试结果', interviewResults), remark: optionalText('备注', 200) })
export type OutcomeInput = z.input<ReturnType<typeof outcome>>

/** A word about somebody who did not come. */
/* @__NO_SIDE_EFFECTS__ */
export const missed = () => z.strictObject({ remark: optionalText('说明', 200) })
export type MissedInput = z.input<ReturnType<typeof missed>>

const step = <Action extends string>(action: Action) => ({ action: z.literal(action), id: uuid() })
const chosen = () => z.number({ error: '请选择一个时间' })

/** One step of either side. */
/* @__NO_SIDE_EFFECTS__ */
export const interviewStep = () =>
  z.discriminatedUnion('action', [
    z.strictObject({ ...step('accept'), slot: chosen() }),
    z.strictObject({ ...step('counter'), slots: slots(MOST_SLOTS.seeker), remark: optionalText('留言', 200) }),
    z.strictObject({ ...step('decline'), remark: text('原因', { min: 2, max: 200 }) }),
    z.strictObject({ ...step('confirm'), slot: chosen() }),
    z.strictObject({ ...step('reschedule'), slots: slots(MOST_SLOTS.employer), remark: optionalText('留言', 200) }),
    z.strictObject({ ...step('cancel'), remark: text('原因', { min: 2, max: 200 }) }),
    z.strictObject({
      ...step('finish'),
      result: oneOf('面试结果', interviewResults),
      remark: optionalText('备注', 200),
    }),
    z.strictObject({ ...step('noshow'), remark: optionalText('说明', 200) }),
  ])
