import { type TicketStage, ticketStages } from '#contract/exam-tickets'
import { labelOf } from '#contract/reference/lookup'
import { chinaMinute } from '../china-time.ts'
import { linkTo, type MessageContent } from '../messages/message.ts'
import type { OutgoingMessage } from '../outbox.ts'
import { namedRegistration } from './messages.ts'
import type { RegistrationRow } from './queries/registrations.ts'

type Content = MessageContent<'seeker'>

/** What one is reminded of: a deadline a day ahead, what can be printed or read once it can. */
export const reminders = ['waiver', 'pay', 'repair', 'ticket', 'print', 'exam', 'score', 'recheck'] as const
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
    ticket: {
      title: '准考证可以打印了',
      body: `“${row.exam}”的准考证可以打印了，${at} 停止打印。请尽早打印，核对上面的信息，考试时与身份证一起带上。`,
      link: linkTo('examTicket', exam),
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
    score: {
      title: '笔试成绩已公布',
      body: `您参加的“${row.exam}”已公布笔试成绩，可以在“我的成绩”里查看。`,
      link: linkTo('examResult', { id: row.id }),
    },
    recheck: {
      title: '成绩复核即将截止',
      body: `“${row.exam}”的成绩复核申请将于 ${at} 截止。对成绩有疑问、符合复核情形的，请在此之前申请。`,
      link: linkTo('examResult', { id: row.id }),
    },
  } as const satisfies Record<Reminder, Omit<Content, 'category'>>
  return { category: 'service', ...said[what] }
}

const onPhone: Partial<Record<Reminder, (exam: string) => Omit<OutgoingMessage, 'to'>>> = {
  ticket: exam => ({
    template: 'exam-ticket-open',
    text: `“${exam}”的准考证可以打印了，请登录后在“我的考试”里打印，考试时与身份证一起带上。`,
  }),
  score: exam => ({
    template: 'exam-score-out',
    text: `“${exam}”已公布笔试成绩，请登录后在“我的考试”里查看。`,
  }),
}

/** What goes to the phone of a registration as well: nothing of whose it is, as phones are read by others too. */
export function reminderSms(
  { exam, phone }: Pick<RegistrationRow, 'exam' | 'phone'>,
  what: Reminder,
): OutgoingMessage[] {
  const said = onPhone[what]?.(exam)
  return said && phone !== '' ? [{ to: phone, ...said }] : []
}

interface StageTimes {
  readonly arrives_at: string
  readonly starts_at: string
}

/** Told the day before a later stage. */
export function stageMessage(row: RegistrationRow, stage: TicketStage, { arrives_at, starts_at }: StageTimes): Content {
  const label = labelOf(ticketStages, stage)
  const [arrives, starts] = [arrives_at, starts_at].map(moment => chinaMinute(Date.parse(moment)))
  return {
    category: 'service',
    title: `${label}即将开始`,
    body: `“${row.exam}”的${label}将于 ${starts} 开始。请带好${label}准考证和身份证，${arrives} 前报到；地点可以在准考证页面查看。`,
    link: linkTo('examTicket', { id: String(row.exam_id) }, { group: stage }),
  }
}

/** Told the day before scores of a later stage can be asked about no longer. */
export function stageRecheckMessage(row: RegistrationRow, stage: TicketStage, until: number): Content {
  const label = labelOf(ticketStages, stage)
  return {
    category: 'service',
    title: `${label}成绩复核即将截止`,
    body: `“${row.exam}”的${label}成绩复核申请将于 ${chinaMinute(until)} 截止。对成绩有疑问、符合复核情形的，请在此之前申请。`,
    link: linkTo('examResult', { id: row.id }),
  }
}
