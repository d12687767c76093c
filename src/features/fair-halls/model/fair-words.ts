import type { FairInfo, FairJobUpdates } from '#contract/fair-halls'
import { fairKindLabels, isOnline } from '#contract/fair-kinds'
import type { FairPhase } from '#contract/fair-timeline'
import { pathTo } from '#contract/pages'
import type { Tone } from '#design-system'
import { formatDate, formatDateWithWeekday } from '#platform/dates'
import type { PageHead } from '#platform/head'

const timeOf = (at: number): string => formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(11, 16)

/** 2026-12-05 (周六) 09:00 */
export const momentInWords = (at: number): string => `${formatDateWithWeekday(at)} ${timeOf(at)}`

/** 2026-12-05 (周六) 09:00—12:00; with the day of its end where that is another. */
export const spanInWords = (from: number, until: number): string =>
  `${momentInWords(from)}—${formatDate(from) === formatDate(until) ? timeOf(until) : momentInWords(until)}`

export const phaseTones: Readonly<Record<FairPhase, Tone>> = {
  coming: 'primary',
  registering: 'success',
  running: 'accent',
  stopped: 'warning',
  ended: 'neutral',
  postponed: 'warning',
  cancelled: 'neutral',
}

/** Whether somebody may register to come, or has a ticket that is still good for something. */
export const isOpenToVisitors = ({ kind, phase, windows }: FairInfo): boolean =>
  !isOnline(kind) && (windows.register === 'open' || phase === 'running' || phase === 'stopped')

/** Whether people come and go at this moment, or wait for it to go on. */
export const isOn = ({ phase }: Pick<FairInfo, 'phase'>): boolean => phase === 'running' || phase === 'stopped'

/** Whether it will open at its time. */
export const isAhead = ({ phase }: Pick<FairInfo, 'phase'>): boolean => phase === 'coming' || phase === 'registering'

const DAY_MS = 86_400_000

/** Whether it is on, or opens within a day: whoever looks at it then is told what happens. */
export const isNear = (fair: Pick<FairInfo, 'phase' | 'timeline'>, now: number): boolean =>
  isOn(fair) || (isAhead(fair) && fair.timeline.opensAt - now < DAY_MS)

/** How many jobs have come since the last visit; '' for none. */
export function newJobsInWords({ list, more }: Pick<FairJobUpdates, 'list' | 'more'>): string {
  const added = list.filter(({ what }) => what === 'added').length
  return added === 0 ? '' : `上次来过后新增 ${added} 个${more ? '以上' : ''}岗位`
}

/** What a fair leads to now, for an employer or for a visitor; null where nothing can be done, or the page itself does it. */
export function mainActionOf({ id, kind, phase, windows }: FairInfo, isEmployer: boolean) {
  if (isEmployer)
    return windows.apply === 'open'
      ? { label: '单位报名', href: pathTo(isOnline(kind) ? 'fairsOnline' : 'fairsOnsite', null, { view: 'join' }) }
      : null
  return isOnline(kind) && phase === 'running' ? { label: '进入会场', href: pathTo('jobFairScene', { id }) } : null
}

const statuses: Partial<Record<FairPhase, string>> = { cancelled: 'EventCancelled', postponed: 'EventPostponed' }
const iso = (at: number) => new Date(at).toISOString()

/** What the page of a fair says of it: an Event of schema.org as well. */
export function fairHead(fair: FairInfo): PageHead {
  const { title, summary, kind, phase, timeline, venue, address, organiser } = fair
  return {
    title,
    description: `${fairKindLabels[kind]}：${spanInWords(timeline.opensAt, timeline.closesAt)}，${venue || '线上'}。${summary}`,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: title,
      startDate: iso(timeline.opensAt),
      endDate: iso(timeline.closesAt),
      eventStatus: `https://schema.org/${statuses[phase] ?? 'EventScheduled'}`,
      eventAttendanceMode: `https://schema.org/${isOnline(kind) ? 'Online' : 'Offline'}EventAttendanceMode`,
      ...(!isOnline(kind) && {
        location: { '@type': 'Place', name: venue, address: { '@type': 'PostalAddress', streetAddress: address } },
      }),
      organizer: { '@type': 'Organization', name: organiser },
    },
  }
}
