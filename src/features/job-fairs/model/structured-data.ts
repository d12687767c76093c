import { isOnline } from '#contract/fair-kinds'
import type { FairSummary } from '#contract/fair-summary'
import type { FairSeriesInfo } from '#contract/job-fairs'
import { pathTo } from '#contract/pages'
import type { PageHead } from '#platform/head'
import { cityLabel, figure, rhythmInWords } from './fair-words.ts'

const iso = (at: number) => new Date(at).toISOString()

const statuses = {
  planned: 'https://schema.org/EventScheduled',
  stopped: 'https://schema.org/EventScheduled',
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
} as const satisfies Record<FairSummary['state'], string>

const placeOf = ({ id, kind, venue, city }: FairSummary) =>
  isOnline(kind)
    ? { '@type': 'VirtualLocation', url: pathTo('jobFairScene', { id }) }
    : {
        '@type': 'Place',
        name: venue,
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'CN',
          addressRegion: '江西省',
          addressLocality: cityLabel(city),
        },
      }

/** One fair as an event of schema.org. */
export const eventOf = (fair: FairSummary) => ({
  '@type': 'Event',
  name: fair.title,
  startDate: iso(fair.timeline.opensAt),
  endDate: iso(fair.timeline.closesAt),
  eventStatus: statuses[fair.state],
  eventAttendanceMode: isOnline(fair.kind)
    ? 'https://schema.org/OnlineEventAttendanceMode'
    : 'https://schema.org/OfflineEventAttendanceMode',
  location: placeOf(fair),
  organizer: { '@type': 'Organization', name: fair.organiser },
  isAccessibleForFree: true,
  url: pathTo('jobFair', { id: fair.id }),
})

/** Events of a page that lists several; nothing for none. */
export const eventsOf = (fairs: readonly FairSummary[] = []): Pick<PageHead, 'structuredData'> =>
  fairs.length > 0 ? { structuredData: { '@context': 'https://schema.org', '@graph': fairs.map(eventOf) } } : {}

/** What the page of a series says of it. */
export const seriesHead = (series: FairSeriesInfo): PageHead => ({
  title: series.title,
  description: `${series.title}：${rhythmInWords(series)}，${series.venue || '线上举行'}。${series.summary}已办 ${figure(series.held)} 场。`,
  structuredData: {
    '@context': 'https://schema.org',
    '@type': 'EventSeries',
    name: series.title,
    description: series.summary,
    organizer: { '@type': 'Organization', name: series.organiser },
    subEvent: series.ahead.map(eventOf),
  },
})
