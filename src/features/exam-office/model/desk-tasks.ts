import type { OfficeExamInfo } from '#contract/exam-office'
import { pathTo } from '#contract/pages'
import { waitedFor } from './moments.ts'
import { changesHref, ratiosHref } from './office-addresses.ts'

/** Something that waits for whoever looks. */
export interface DeskTask {
  readonly title: string
  readonly facts: readonly string[]
  /** Where it is done. */
  readonly href: string
}

type Desk = Pick<OfficeExamInfo, 'exam' | 'mandates' | 'waiting' | 'oldest' | 'underRatio' | 'leastRatio'>

/** What waits in an exam for somebody with these mandates, the most pressing first. */
export function deskTasks({ exam, mandates, waiting, oldest, underRatio, leastRatio }: Desk, now: number): DeskTask[] {
  const may = (...wanted: readonly OfficeExamInfo['mandates'][number][]) => wanted.some(one => mandates.includes(one))
  const tasks: DeskTask[] = []
  if (may('release') && waiting.changes > 0)
    tasks.push({
      title: `${waiting.changes} 项变更等待核准`,
      facts: ['自己准备的由另一位同事核准'],
      href: changesHref(exam.id, { state: 'prepared' }),
    })
  else if (may('prepare') && waiting.changes > 0)
    tasks.push({
      title: `${waiting.changes} 项变更已经准备好`,
      facts: ['等待同事核准，可以撤回'],
      href: changesHref(exam.id, { state: 'prepared' }),
    })
  if (may('review') && waiting.reviews > 0)
    tasks.push({
      title: `${waiting.reviews} 份报名待审核`,
      facts: [oldest === null ? '' : `最早的已等待 ${waitedFor(oldest, now)}`],
      href: pathTo('examOfficeReviews', { id: exam.id }),
    })
  if (may('second') && waiting.seconds > 0)
    tasks.push({
      title: `${waiting.seconds} 份报名待复审`,
      facts: ['由没有经手的同事独立再看一次'],
      href: pathTo('examOfficeReviews', { id: exam.id }),
    })
  if (may('prepare') && underRatio > 0 && now >= exam.timeline.payUntil && now < exam.timeline.ticketFrom)
    tasks.push({
      title: `${underRatio} 个职位没有达到 1∶${leastRatio} 的开考比例`,
      facts: ['准考证开始打印前核减或取消'],
      href: ratiosHref(exam.id),
    })
  return tasks
}
