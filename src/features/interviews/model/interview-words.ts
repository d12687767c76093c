import { interviewResults, interviewWays } from '#contract/interview-fields'
import type {
  Interview,
  InterviewEvent,
  InterviewGroup,
  InterviewInFull,
  InterviewSide,
  InterviewState,
} from '#contract/interviews'
import { interviewStateLabels } from '#contract/interviews'
import type { TimelineItem, Tone } from '#design-system'
import { formatDate } from '#platform/dates'

const WEEKDAYS = '日一二三四五六'
const CHINA = 8 * 3_600_000

/** A moment in China to the minute: 2026-11-24 (周二) 09:30. */
export function momentInWords(at: number): string {
  const weekday = WEEKDAYS.charAt(new Date(at + CHINA).getUTCDay())
  return `${formatDate(at)} (周${weekday}) ${timeOf(at)}`
}

/** The time of day in China: 09:30. */
export const timeOf = (at: number) => formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(11, 16)

export const wayLabel = (way: Interview['way']) => interviewWays.find(({ value }) => value === way)?.label ?? ''

export const resultLabel = (result: Interview['result']) =>
  interviewResults.find(({ value }) => value === result)?.label ?? ''

export const groupLabels: Readonly<Record<InterviewGroup, string>> = {
  waiting: '等待答复',
  upcoming: '即将开始',
  past: '已结束',
}

const tones: Readonly<Record<InterviewState, Tone>> = {
  proposed: 'accent',
  countered: 'accent',
  accepted: 'primary',
  finished: 'success',
  noshow: 'neutral',
  declined: 'neutral',
  cancelled: 'neutral',
}

type Standing = Pick<Interview, 'state' | 'startsAt' | 'minutes'>

/** True from the agreed start until somebody has written down what came of it. */
const isUnsettled = ({ state, startsAt }: Standing, now: number) => state === 'accepted' && startsAt <= now

/** How an interview stands, in one side's words, with a colour that says the same. */
export function standingOf(interview: Standing, side: InterviewSide, now: number): { label: string; tone: Tone } {
  const { state } = interview
  if (isUnsettled(interview, now)) {
    return side === 'employer' ? { label: '待登记结果', tone: 'accent' } : { label: '已到时间', tone: 'neutral' }
  }
  const isMine = (state === 'proposed' && side === 'seeker') || (state === 'countered' && side === 'employer')
  return { label: isMine ? '等待您答复' : interviewStateLabels[state], tone: tones[state] }
}

/** When it is, or when it may be. */
export const timesInWords = ({ startsAt, slots }: Pick<Interview, 'startsAt' | 'slots'>): string =>
  startsAt > 0 ? momentInWords(startsAt) : `待定：${slots.map(momentInWords).join('；')}`

const said: Readonly<Record<InterviewEvent['action'], string>> = {
  invite: '单位邀请面试',
  accept: '求职者接受了时间',
  counter: '求职者提出其他时间',
  decline: '求职者谢绝',
  confirm: '单位确认了时间',
  reschedule: '单位改期',
  cancel: '面试取消',
  finish: '面试完成',
  noshow: '登记为未到场',
}

const hasFailed = ({ action }: InterviewEvent) => ['decline', 'cancel', 'noshow'].includes(action)

/** What happened to an interview, newest first. */
export const timelineOf = ({ events }: Pick<InterviewInFull, 'events'>): TimelineItem[] =>
  events.toReversed().map((event, place) => ({
    id: `${event.at}-${event.action}-${place}`,
    title: event.startsAt > 0 ? `${said[event.action]}：${momentInWords(event.startsAt)}` : said[event.action],
    time: formatDate(event.at, 'YYYY-MM-DD HH:mm:ss').slice(0, 16),
    state: hasFailed(event) ? 'failed' : place === 0 ? 'current' : 'done',
    ...(event.remark && { details: event.remark }),
  }))
