import {
  averageMark,
  canOpen,
  type Meeting,
  type MeetingGroup,
  type MeetingInFull,
  type MeetingState,
  nextWaiting,
  type PlaceAction,
  type PlaceState,
  type QueuePlace,
  waitingTimes,
} from '#contract/meetings'
import type { Tone } from '#design-system'
import { momentInWords, timeOf } from './interview-words.ts'

export const meetingGroupLabels: Readonly<Record<MeetingGroup, string>> = { ahead: '未结束', past: '已结束' }

export const meetingTones: Readonly<Record<MeetingState, Tone>> = {
  planned: 'accent',
  open: 'primary',
  closed: 'neutral',
  cancelled: 'neutral',
}

export const placeTones: Readonly<Record<PlaceState, Tone>> = {
  waiting: 'neutral',
  called: 'accent',
  talking: 'primary',
  done: 'success',
  absent: 'danger',
  passed: 'accent',
  left: 'neutral',
}

/** The verb on the button of a step. */
export const placeActionLabels: Readonly<Record<PlaceAction, string>> = {
  call: '叫号',
  begin: '开始面谈',
  finish: '结束面谈',
  pass: '过号',
  absent: '登记未到场',
  back: '放回候场',
}

/** What was done, of whom. */
export const placeActionDone: Readonly<Record<PlaceAction, string>> = {
  call: '已叫号，并已发消息给',
  begin: '开始面谈：',
  finish: '结束面谈：',
  pass: '已过号：',
  absent: '已登记未到场：',
  back: '已放回候场：',
}

export type MainStep =
  | { readonly kind: 'open' | 'close' }
  | { readonly kind: 'next'; readonly place: QueuePlace }
  | { readonly kind: 'begin' | 'finish'; readonly place: QueuePlace }

/** What is to be done next, so that one key leads through the whole day; undefined when nothing is. */
export function mainStepOf(meeting: MeetingInFull, now: number): MainStep | undefined {
  if (meeting.state === 'planned') {
    return canOpen(meeting.state, meeting.startsAt, now) ? { kind: 'open' } : undefined
  }
  if (meeting.state !== 'open') return undefined
  const inState = (state: PlaceState) => meeting.queue.find(place => place.state === state)
  const talking = inState('talking')
  if (talking) return { kind: 'finish', place: talking }
  const called = inState('called')
  if (called) return { kind: 'begin', place: called }
  const next = nextWaiting({ places: meeting.queue })
  return next ? { kind: 'next', place: next } : { kind: 'close' }
}

export function mainStepLabel(step: MainStep): string {
  switch (step.kind) {
    case 'open':
      return '开始叫号'
    case 'close':
      return '结束面试会'
    case 'next':
      return `叫下一位：${step.place.candidate}`
    case 'begin':
      return `${step.place.candidate} 已到场，开始面谈`
    case 'finish':
      return `结束面谈：${step.place.candidate}`
    default:
      return step satisfies never
  }
}

/** When each who waits will probably be called, by the id of the place. */
export const expectedTimes = (meeting: MeetingInFull, now: number) =>
  waitingTimes({ ...meeting, places: meeting.queue }, now)

/** When somebody's turn is, or was. */
export function turnInWords(
  place: QueuePlace,
  { state, expectedAt }: { state: MeetingState; expectedAt?: number | undefined },
) {
  const { state: own, beganAt, endedAt, calledAt, appointedAt } = place
  if (own === 'done') return `面谈 ${timeOf(beganAt)}–${timeOf(endedAt)}`
  if (own === 'talking') return `${timeOf(beganAt)} 开始面谈`
  if (own === 'called' || own === 'passed' || own === 'absent') return calledAt > 0 ? `${timeOf(calledAt)} 叫号` : ''
  if (own === 'left') return ''
  return state === 'open' && expectedAt !== undefined
    ? `约 ${timeOf(expectedAt)}（原定 ${timeOf(appointedAt)}）`
    : `${timeOf(appointedAt)} 面谈`
}

/** The mean of the cards, as it is read; '' while there is none. */
export const averageInWords = ({ scores }: Pick<QueuePlace, 'scores'>) =>
  scores.length === 0 ? '' : `平均 ${averageMark(scores).toFixed(1)} 分（${scores.length} 张评分表）`

/** When it is and how long it takes. */
export const planInWords = ({ startsAt, minutes }: Pick<Meeting, 'startsAt' | 'minutes'>) =>
  `${momentInWords(startsAt)} 起，每人 ${minutes} 分钟`
