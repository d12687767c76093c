import type { Interview } from '#contract/interviews'
import { pathTo } from '#contract/pages'
import type { CalendarDay } from '#design-system'
import { formatDate } from '#platform/dates'
import { timeOf, wayLabel } from './interview-words.ts'

const DAY = 86_400_000

/** The agreed interviews of today and the six days after it, by the day. */
export const comingWeek = (interviews: readonly Interview[], now: number): CalendarDay[] =>
  Array.from({ length: 7 }, (_, offset) => {
    const date = formatDate(now + offset * DAY)
    return {
      date,
      events: interviews
        .filter(({ startsAt }) => formatDate(startsAt) === date)
        .map(({ id, startsAt, way, candidate, jobTitle }) => ({
          id,
          title: `${candidate} · ${jobTitle}`,
          href: pathTo('interview', { id }),
          when: `${timeOf(startsAt)} ${wayLabel(way)}`,
        })),
    }
  })
