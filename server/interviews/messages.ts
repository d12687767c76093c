import type { InterviewAction, InterviewSide } from '#contract/interviews'
import { inChina } from '../china-time.ts'
import { linkTo, type MessageContent } from '../messages/message.ts'
import type { InterviewRow } from './rows.ts'

/** A moment in China as messages write it: 2025-06-05（周四）10:00. */
export const momentInWords = (at: Date): string => inChina(at, 'YYYY-MM-DD（ddd）HH:mm')

export type About = Pick<InterviewRow, 'id' | 'application_id' | 'job_title' | 'company_name'>

export const letter = ({ id, application_id }: About, title: string, lines: readonly string[]): MessageContent => ({
  category: 'interview',
  title,
  body: lines.filter(line => line !== '').join('\n'),
  link: linkTo('interview', { id }),
  thing: application_id,
})

const timesInWords = (slots: readonly Date[]) => slots.map(momentInWords).join('、')

/** To the applicant. */
export const invitedMessage = (about: About, slots: readonly Date[], note: string) =>
  letter(about, `「${about.job_title}」邀请您面试`, [
    `${about.company_name}邀请您面试，可选时间：${timesInWords(slots)}。请选择一个时间，或提出您方便的时间。`,
    note,
  ])

interface Step {
  readonly action: InterviewAction
  readonly by: InterviewSide
  readonly remark: string
  readonly startsAt: Date | null
  readonly slots: readonly Date[]
}

const told: Readonly<Record<InterviewAction, (step: Step) => readonly [title: string, words: string]>> = {
  accept: ({ startsAt }) => ['面试时间已确定', `求职者接受了面试：${startsAt ? momentInWords(startsAt) : ''}。`],
  counter: ({ slots }) => [
    '求职者提出了其他面试时间',
    `方便的时间：${timesInWords(slots)}。请确认其中一个，或另行安排。`,
  ],
  decline: () => ['求职者谢绝了面试', '求职者不参加这次面试。'],
  confirm: ({ startsAt }) => ['面试时间已确定', `单位确认了您提出的时间：${startsAt ? momentInWords(startsAt) : ''}。`],
  reschedule: ({ slots }) => ['面试改期，请重新选择时间', `单位另外提出了时间：${timesInWords(slots)}。`],
  cancel: () => ['面试已取消', '单位取消了这次面试。'],
  finish: () => ['面试已完成', '单位已登记面试完成，结果会在投递进展中答复您。'],
  noshow: ({ by }) =>
    by === 'seeker'
      ? ['求职者反映面试无人接待', '求职者登记：约定的时间单位没有人接待。请尽快联系求职者。']
      : ['面试登记为未到场', '单位登记：约定的时间您没有到场。如有误会，请联系单位。'],
}

/** What a letter says of the words that came with a step: a seeker's stand at the interview, for as long as they may be read. */
function wordsWith({ action, by, remark }: Step): string {
  if (action === 'finish' || remark === '') return ''
  return by === 'seeker' ? '求职者留了话，打开面试即可查看。' : remark
}

/** To the other side, when one has taken a step; its words stand on a line of their own. */
export function stepMessage(about: About, step: Step): MessageContent {
  const [title, words] = told[step.action](step)
  return letter(about, `「${about.job_title}」${title}`, [words, wordsWith(step)])
}

/** To both sides, ahead of an agreed interview. */
export const reminderMessage = (about: About, startsAt: Date, ahead: 'day' | 'hour', place: string) =>
  letter(about, `「${about.job_title}」的面试${ahead === 'day' ? '将在 24 小时内开始' : '将在 1 小时内开始'}`, [
    `时间：${momentInWords(startsAt)}。`,
    place && `地点：${place}`,
  ])
