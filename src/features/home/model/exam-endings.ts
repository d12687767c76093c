import type { OutputOf } from '#contract/endpoint'
import type { listDeadlines } from '#contract/news'
import { pathTo } from '#contract/pages'
import type { DeadlineItem } from '#design-system'
import { formatDate } from '#platform/dates'

type Ending = OutputOf<typeof listDeadlines>['exams'][number]

const words = { registerUntil: '报名', payUntil: '缴费', ticketUntil: '准考证打印' } as const satisfies Record<
  Ending['what'],
  string
>

/** Where it is done: the recruitment, one's own place in the exam, the ticket. */
const hrefOf = ({ what, examId, themeId }: Ending): string => {
  if (what === 'ticketUntil') return pathTo('examTicket', { id: examId })
  return what === 'payUntil' ? pathTo('examProgress', { id: examId }) : pathTo('examTheme', { id: themeId })
}

/** What of an exam ends when, and where that is done: 报名今天 17:00 截止. `today` is YYYY-MM-DD. */
export function endingItem(ending: Ending, today: string): DeadlineItem {
  const { examId, title, what, at } = ending
  const [day = '', time = ''] = formatDate(at, 'YYYY-MM-DD HH:mm:ss').split(' ')
  const when = `${day === today ? '今天' : ` ${day.slice(5).replace('-', '月')}日`} ${time.slice(0, 5)}`
  return { id: `${examId}-${what}`, title, href: hrefOf(ending), when: `${words[what]}${when} 截止` }
}

/** Whether it ends on another day than today. */
export const endsLater = ({ at }: Ending, today: string): boolean => formatDate(at) > today
