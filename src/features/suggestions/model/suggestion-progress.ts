import type { Suggestion, SuggestionState } from '#contract/suggestions'
import type { TimelineItem } from '#design-system'
import { formatDate } from '#platform/dates'

export const stateLabels = {
  received: '已收到',
  handling: '办理中',
  answered: '已答复',
} as const satisfies Record<SuggestionState, string>

const moment = (at: number | null) => (at === null ? undefined : formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(0, 16))

/** What has happened to a letter and what is still to come. */
export function progressOf({ state, createdAt, handlingAt, answeredAt, office, dueOn }: Suggestion): TimelineItem[] {
  const isHandled = state !== 'received'
  const isAnswered = state === 'answered'
  return [
    { id: 'received', title: '已收到', time: moment(createdAt), state: isHandled ? 'done' : 'current' },
    {
      id: 'handling',
      title: office ? `${office}办理中` : '转交办理',
      time: moment(handlingAt),
      state: isAnswered ? 'done' : isHandled ? 'current' : 'upcoming',
    },
    {
      id: 'answered',
      title: '已答复',
      time: isAnswered ? moment(answeredAt) : `${dueOn} 前`,
      state: isAnswered ? 'done' : 'upcoming',
    },
  ]
}
