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
  withdrawn: 'neutral',
}

/** Colour of a state; its words say the same. */
export const toneOf = (state: ApplicationState): Tone => tones[state]

const minutes = (at: number) => formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(0, 16)

const isBad = ({ state }: ApplicationEvent) => state === 'unfit'

/** What happened to an application, newest first. */
export const timelineOf = ({ id, events }: Pick<OwnApplication, 'id' | 'events'>): TimelineItem[] =>
  [...events]
    .sort((one, other) => other.at - one.at)
    .map((event, place) => ({
      id: `${id}-${event.at}-${event.state}`,
      title: applicationStateLabels[event.state],
      time: minutes(event.at),
      state: isBad(event) ? 'failed' : place === 0 ? 'current' : 'done',
      ...(event.remark && { details: `单位答复：${event.remark}` }),
    }))
