import {
  type ApplicationState,
  applicationStateLabels,
  type OwnApplication,
  type OwnEvent,
} from '#contract/applications'
import type { TimelineItem, Tone } from '#design-system'
import { formatDate } from '#platform/dates'

const tones: Record<ApplicationState, Tone> = {
  delivered: 'neutral',
  viewed: 'primary',
  shortlisted: 'primary',
  interview: 'accent',
  offer: 'accent',
  hired: 'success',
  unfit: 'neutral',
  expired: 'warning',
  withdrawn: 'neutral',
}

/** Colour of a state; its words say the same. */
export const toneOf = (state: ApplicationState): Tone => tones[state]

const minutes = (at: number) => formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(0, 16)

const actors: Readonly<Record<OwnEvent['actor'], string>> = { seeker: '您', employer: '单位', system: '系统' }

const steps: Readonly<Record<Exclude<OwnEvent['step'], '' | 'noshow'>, string>> = {
  remind: '提醒单位答复',
  invite: '邀请面试',
  accept: '接受面试时间',
  counter: '提出其他面试时间',
  decline: '谢绝面试',
  confirm: '确认面试时间',
  reschedule: '更改面试时间',
  cancel: '取消面试',
  finish: '面试完成',
}

const hasFailed = ({ step, state }: OwnEvent) =>
  step === '' ? state === 'unfit' || state === 'expired' : ['decline', 'cancel', 'noshow'].includes(step)

/** True for words that moved nothing. */
const isLetter = ({ actor, state, remark }: OwnEvent, before: OwnEvent | undefined) =>
  before?.state === state && (actor === 'employer' || remark !== '')

function titleOf(event: OwnEvent, before: OwnEvent | undefined): string {
  const { step, actor, state, startsAt } = event
  if (step === 'noshow') return actor === 'seeker' ? '登记单位未到场' : '登记您未到场'
  if (step !== '') return startsAt > 0 ? `${steps[step]}：${minutes(startsAt)}` : steps[step]
  if (isLetter(event, before)) return actor === 'employer' ? '单位留言' : '您的留言'
  return state === 'expired' ? '单位未在期限内答复，投递已结束' : applicationStateLabels[state]
}

const wordsOf = ({ actor, remark }: OwnEvent) => (actor === 'employer' ? `单位答复：${remark}` : remark)

/** What happened to an application, when and by whom, oldest first. */
export const timelineOf = ({ id, events }: Pick<OwnApplication, 'id' | 'events'>): TimelineItem[] =>
  events.map((event, place) => ({
    id: `${id}-${place}`,
    title: titleOf(event, events[place - 1]),
    time: `${minutes(event.at)} · ${actors[event.actor]}`,
    state: hasFailed(event) ? 'failed' : place === events.length - 1 ? 'current' : 'done',
    ...(event.remark && { details: wordsOf(event) }),
  }))

/** The employer's last words; undefined where it has said none. */
export const lastWords = ({ events }: Pick<OwnApplication, 'events'>): string | undefined =>
  events.findLast(({ actor, remark }) => actor === 'employer' && remark !== '')?.remark

/** True while the last words are the employer's. */
export const isAwaitingReply = ({ events }: Pick<OwnApplication, 'events'>): boolean =>
  events.findLast(({ remark }) => remark !== '')?.actor === 'employer'
