import * as z from 'zod/mini'
import { numericId, optionalText, text, uuid, wholeNumber } from './fields.ts'
import { contactPhone, slot } from './interview-fields.ts'

/** Usual times for each applicant, in minutes. */
export const meetingLengths = [10, 15, 20, 30, 45, 60] as const

/** The most members of a panel, and the most places of a queue. */
export const MOST_MEMBERS = 7
export const MOST_PLACES = 60

/** What a member of the panel judges, each from 1 to 5. */
export const scoreCriteria = [
  { value: 'skill', label: '专业能力' },
  { value: 'fit', label: '岗位匹配' },
  { value: 'speech', label: '沟通表达' },
  { value: 'response', label: '应变能力' },
  { value: 'overall', label: '综合素质' },
] as const
export type ScoreCriterion = (typeof scoreCriteria)[number]['value']

export const scoreWords = ['差', '较差', '一般', '良好', '优秀'] as const

const isNamedOnce = (members: readonly { name: string }[]) =>
  new Set(members.map(({ name }) => name)).size === members.length

/** When, where and before whom; the posting is chosen once and stays. */
/* @__NO_SIDE_EFFECTS__ */
export const meetingPlan = () =>
  z.extend(slot(), {
    minutes: wholeNumber('每人时长', 5, 120),
    place: text('面试地点', { max: 120 }),
    contact: text('联系人', { max: 30 }),
    phone: contactPhone(),
    note: optionalText('说明', 500),
    members: z
      .array(z.strictObject({ name: text('面试官姓名', { max: 30 }) }), { error: '请填写面试官' })
      .check(
        z.minLength(1, '请至少填写一位面试官'),
        z.maxLength(MOST_MEMBERS, `面试官最多 ${MOST_MEMBERS} 位`),
        z.refine(isNamedOnce, { error: '面试官重名，请加以区分' }),
      ),
  })
export type MeetingPlanInput = z.input<ReturnType<typeof meetingPlan>>

/** The same with the posting that it is for. */
/* @__NO_SIDE_EFFECTS__ */
export const newMeeting = () =>
  z.extend(meetingPlan(), {
    jobId: z.pipe(z.string({ error: '请选择职位' }).check(z.minLength(1, '请选择职位')), numericId()),
  })
export type NewMeetingInput = z.input<ReturnType<typeof newMeeting>>

/* @__NO_SIDE_EFFECTS__ */
const mark = (label: string) =>
  z
    .number({ error: `请给“${label}”打分` })
    .check(z.refine(value => Number.isInteger(value) && value >= 1 && value <= 5, { error: `请给“${label}”打分` }))

/** What one member of the panel thinks of one applicant. */
/* @__NO_SIDE_EFFECTS__ */
export const scoreCard = () =>
  z.strictObject({
    memberId: z.pipe(z.string({ error: '请选择面试官' }).check(z.minLength(1, '请选择面试官')), uuid()),
    marks: z.strictObject({
      skill: mark('专业能力'),
      fit: mark('岗位匹配'),
      speech: mark('沟通表达'),
      response: mark('应变能力'),
      overall: mark('综合素质'),
    }),
    note: optionalText('评语', 500),
  })
export type ScoreCardInput = z.input<ReturnType<typeof scoreCard>>
