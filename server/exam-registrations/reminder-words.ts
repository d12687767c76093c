import { chinaMinute } from '../china-time.ts'
import { linkTo, type MessageContent } from '../messages/message.ts'
import { namedRegistration } from './messages.ts'
import type { RegistrationRow } from './queries/registrations.ts'

type Content = MessageContent<'seeker'>

/** What one is reminded of, a day ahead. */
export const reminders = ['waiver', 'pay', 'repair', 'print', 'exam', 'recheck'] as const
export type Reminder = (typeof reminders)[number]

/** What is said, and where one can do something about it. */
export function reminderMessage(row: RegistrationRow, what: Reminder, until: string): Content {
  const at = chinaMinute(Date.parse(until))
  const mine = { link: linkTo('examApplyInfo', { id: row.id }) }
  const exam = { id: String(row.exam_id) }
  const said = {
    waiver: {
      title: '减免申请即将截止',
      body: `“${row.exam}”的考试费减免申请将于 ${at} 截止，比报名截止早。符合减免条件的，请在此之前上传证明并提交报名表。`,
      ...mine,
    },
    pay: {
      title: '缴费即将截止',
      body: `您报考${namedRegistration(row)}的缴费将于 ${at} 截止，没有按时缴费的报名自动取消。`,
      ...mine,
    },
    repair: {
      title: '报名表修改即将截止',
      body: `您报考${namedRegistration(row)}的报名表需要修改，请在 ${at} 前修改并重新提交。`,
      ...mine,
    },
    print: {
      title: '准考证打印即将截止',
      body: `“${row.exam}”的准考证将于 ${at} 停止打印，您还没有打印。请尽快打印，考试时与身份证一起带上。`,
      link: linkTo('examTicket', exam),
    },
    exam: {
      title: '明天考试',
      body: `“${row.exam}”将于 ${at} 开考。请带好准考证和身份证，按准考证上的时间入场；路线和考场平面图可以在准考证页面查看。`,
      link: linkTo('examTicket', exam),
    },
    recheck: {
      title: '成绩复核即将截止',
      body: `“${row.exam}”的成绩复核申请将于 ${at} 截止。对成绩有疑问、符合复核情形的，请在此之前申请。`,
      link: linkTo('examResult', { id: row.id }),
    },
  } as const satisfies Record<Reminder, Omit<Content, 'category'>>
  return { category: 'service', ...said[what] }
}
