import type { FairDutyName } from '#contract/fair-duties'
import type { FairMandate } from '#contract/fair-mandates'
import type { OfficeFairInfo } from '#contract/fair-office'
import { fairMomentLabels } from '#contract/fair-timeline'
import { dueWords, dutyLabels, openDuties, timeLeft } from './duty-words.ts'
import { minuteOf, waitedFor } from './moments.ts'

/** Something that waits for whoever looks. */
export interface DeskTask {
  readonly title: string
  readonly facts: readonly string[]
  /** What it leads to: the applications, or a duty. */
  readonly to: 'applications' | FairDutyName
  readonly isLate: boolean
}

type Desk = Pick<OfficeFairInfo, 'fair' | 'mandates' | 'applied' | 'oldest' | 'duties'>

/** What waits at a fair for somebody with these mandates, what is overdue first. */
export function deskTasks({ fair, mandates, applied, oldest, duties }: Desk, now: number): DeskTask[] {
  const may = (wanted: FairMandate) => mandates.includes(wanted)
  if (!may('organise')) return []
  const tasks = openDuties(duties, fair.timeline.closesAt, now).map(
    ({ name, dueAt }): DeskTask => ({
      title: dutyLabels[name],
      facts: [dueWords(dueAt), timeLeft(dueAt, now)],
      to: name,
      isLate: dueAt <= now,
    }),
  )
  if (applied > 0)
    tasks.unshift({
      title: `${applied} 家单位的报名待审核`,
      facts: [oldest === null ? '' : `最早的已等待 ${waitedFor(oldest, now)}`],
      to: 'applications',
      isLate: false,
    })
  return tasks.sort((one, other) => Number(other.isLate) - Number(one.isLate))
}

const moments = ['applyFrom', 'bookFrom', 'registerFrom', 'applyUntil', 'bookUntil', 'opensAt', 'closesAt'] as const

/** The next moment of a fair in words: 单位报名截止 2026-12-03 17:00; '' once it is over. */
export function nextMoment({ timeline }: Desk['fair'], now: number): string {
  const ahead = moments.filter(name => timeline[name] > now).sort((a, b) => timeline[a] - timeline[b])
  const [next] = ahead
  return next === undefined ? '' : `${fairMomentLabels[next]} ${minuteOf(timeline[next])}`
}
