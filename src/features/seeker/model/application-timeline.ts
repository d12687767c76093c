import {
  type ApplicationEvent,
  type ApplicationState,
  applicationStateLabels,
  type OwnApplication,
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

const isBad = ({ state }: ApplicationEvent) => state === 'unfit' || state === 'expired'

/** True for words of the employer that moved nothing. */
const isLetter = ({ actor, state }: ApplicationEvent, before: ApplicationEvent | undefined) =>
  actor === 'employer' && before?.state === state

const titleOf = ({ state }: ApplicationEvent) =>
  state === 'expired' ? '单位未在期限内答复，投递已结束' : applicationStateLabels[state]

/** What happened to an application, newest first. */
export const timelineOf = ({ id, events }: Pick<OwnApplication, 'id' | 'events'>): TimelineItem[] =>
  [...events]
    .sort((one, other) => other.at - one.at)
    .map((event, place, list) => ({
      id: `${id}-${event.at}-${event.state}`,
      title: isLetter(event, list[place + 1]) ? '单位留言' : titleOf(event),
      time: minutes(event.at),
      state: isBad(event) ? 'failed' : place === 0 ? 'current' : 'done',
      ...(event.remark && { details: `单位答复：${event.remark}` }),
    }))
