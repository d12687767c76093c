import { ANSWER_DAYS } from '#contract/applications'
import type { CompanyFigures, JobFigures } from '#contract/employer'

type Day = CompanyFigures['days'][number]

/** A count as it is written: 99,999. */
export const countText = (count: number): string => count.toLocaleString('zh-CN')

/** The first day of which views are known, where there are days before it; '' where all are. */
export function countedSince(days: readonly Day[]): string {
  const known = days.find(({ views }) => views !== null)
  return known && known !== days[0] ? known.day : ''
}

function changeOf(name: string, unit: string, now: number, before: number): string {
  if (now === before) return `${name}一样多`
  return `${name}${now > before ? '多' : '少'} ${countText(Math.abs(now - before))} ${unit}`
}

/** What changed since as many days before, in words; '' where nothing is known of them. */
export function changesIn({ days, sums, before }: CompanyFigures): string {
  const isComparable = before.views !== null && countedSince(days) === ''
  const happened = [before.views ?? 0, before.applications, before.interviews, before.hires]
  if (happened.every(count => count === 0)) return ''
  const changes = [
    isComparable && changeOf('浏览', '次', sums.views, before.views ?? 0),
    changeOf('投递', '份', sums.applications, before.applications),
    changeOf('邀请面试', '人', sums.interviews, before.interviews),
    changeOf('录用', '人', sums.hires, before.hires),
  ]
  return `和前 ${days.length} 天比：${changes.filter(change => change !== false).join('，')}`
}

/** A share as it is said; '—' where there is nothing to share. Neither none nor all where it is not. */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return '—'
  const percent = (part / whole) * 100
  if (percent > 0 && percent < 0.1) return '0.1% 以下'
  if (percent > 0 && percent < 10) return `${Number(percent.toFixed(1))}%`
  return `${part < whole ? Math.min(99, Math.round(percent)) : Math.round(percent)}%`
}

/** How many applications came for a job's views; '—' where fewer views were counted. */
export const rateText = ({ views, applications }: Pick<JobFigures, 'views' | 'applications'>): string =>
  shareText(applications, applications > views ? 0 : views)

/** Applications that wait, or have waited in vain, for more than the time that an employer has. */
export const overdueOf = ({ answering }: Pick<JobFigures, 'answering'>): number =>
  answering.applications - answering.answered

/** What would help a job most, and where it is done: among its applications, or in what is posted. */
export interface Hint {
  words: string
  place: 'received' | 'posting'
}

/** Enough views to tell that few apply, and of how many views an application should come at least. */
const SEEN_ENOUGH = 30
const FEW_APPLY = 0.03
/** Days after which it shows whether anybody finds a job. */
const FOUND_BY = 3
/** Hours after which an answer is slow. */
const SLOW = 72

/** The one thing to mend first; undefined where all goes well, or nothing can be done any more. */
export function hintOf(job: JobFigures): Hint | undefined {
  const { stage, negotiable, days, views, applications, answering } = job
  const overdue = overdueOf(job)
  if (overdue > 0) return { words: `${countText(overdue)} 份过了 ${ANSWER_DAYS} 天没有答复，先答复`, place: 'received' }
  if (stage !== 'open') return undefined
  if (views >= SEEN_ENOUGH && applications < views * FEW_APPLY) {
    const words = negotiable ? '看的多、投的少：把“面议”改成具体薪资' : '看的多、投的少：看看薪资和要求是否合适'
    return { words, place: 'posting' }
  }
  if (days >= FOUND_BY && views < days) return { words: '看的人少：把职位名称写具体，再刷新一次', place: 'posting' }
  if ((answering.medianHours ?? 0) > SLOW) return { words: '答复慢：三天内答复，更容易留住人', place: 'received' }
  return undefined
}
