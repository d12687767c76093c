import type { OutputOf } from '#contract/endpoint'
import type { listDeadlines } from '#contract/news'
import { pathTo } from '#contract/pages'
import type { DeadlineItem } from '#design-system'
import { formatDate } from '#platform/dates'

type Opening = OutputOf<typeof listDeadlines>['fairs'][number]

/** When a fair opens: 今天 09:00 开场; 11月21日 09:00 开场. `today` is YYYY-MM-DD. */
export function openingItem({ fairId, title, opensAt }: Opening, today: string): DeadlineItem {
  const [day = '', time = ''] = formatDate(opensAt, 'YYYY-MM-DD HH:mm:ss').split(' ')
  const when = day === today ? '今天' : `${day.slice(5).replace('-', '月')}日`
  return {
    id: `fair-${fairId}`,
    title,
    href: pathTo('jobFair', { id: fairId }),
    when: `${when} ${time.slice(0, 5)} 开场`,
  }
}
