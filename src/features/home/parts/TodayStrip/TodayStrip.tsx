import type { Deadline } from '#contract/news'
import { pathTo } from '#contract/pages'
import { type DeadlineItem, DeadlineStrip, LoadState, Skeleton } from '#design-system'
import { useDeadlines } from '../../hooks/useHomeContent.ts'
import { usePlace } from '../../hooks/usePlace.ts'
import { endingItem, endsLater } from '../../model/exam-endings.ts'
import { openingItem } from '../../model/fair-openings.ts'

const articleItem = ({ id, title, expiresOn }: Deadline, today: string): DeadlineItem => ({
  id,
  title,
  href: pathTo('article', { id }),
  when: expiresOn === today ? '今天截止' : `${expiresOn.slice(5).replace('-', '月')}日截止`,
})

/** Midnight after its last day in China. */
const endOf = ({ expiresOn }: Deadline) => Date.parse(`${expiresOn}T24:00:00+08:00`)

const soonest = (items: readonly { at: number; item: DeadlineItem }[]) =>
  items.toSorted((one, other) => one.at - other.at).map(({ item }) => item)

/** Two lines of two; what ends later waits for its day. */
const MOST = 4

/** What ends today and soon, and fairs that open, the nearest first: exams, fairs, postings; on a sub-site what concerns its city. */
export function TodayStrip() {
  const { deadlines, ...state } = useDeadlines()
  const place = usePlace()
  return (
    <LoadState {...state} data={deadlines} loading={<Skeleton shape="block" />}>
      {({ today, list, exams, fairs, jobsEndingToday }) => (
        <DeadlineStrip
          title={
            list.some(({ expiresOn }) => expiresOn > today) || exams.some(ending => endsLater(ending, today))
              ? '今日与近期截止'
              : '今日截止'
          }
          items={[
            ...(jobsEndingToday > 0
              ? [
                  {
                    id: 'jobs',
                    title: `${jobsEndingToday} 个职位今天停止招聘`,
                    href: pathTo('jobSearch', null, { ...place, ends: 'today' }),
                    when: '今天 24:00',
                  },
                ]
              : []),
            ...soonest([
              ...exams.map(ending => ({ at: ending.at, item: endingItem(ending, today) })),
              ...fairs.map(opening => ({ at: opening.opensAt, item: openingItem(opening, today) })),
              ...list.map(article => ({ at: endOf(article), item: articleItem(article, today) })),
            ]),
          ].slice(0, MOST)}
        />
      )}
    </LoadState>
  )
}
