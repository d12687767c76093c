import type { ExamRegistrationSummary } from '#contract/exam-registrations'
import { type ExamTimeline, momentLabels, nextMoment } from '#contract/exam-timeline'
import type { ExamSummary } from '#contract/exams'
import { pathTo } from '#contract/pages'
import { applyHref } from './exam-addresses.ts'
import { shortMoment } from './moments.ts'

export type LinkState = 'done' | 'current' | 'upcoming' | 'failed'

/** One of the seven steps through an exam, as it is for one candidate. */
export interface OwnLink {
  readonly title: string
  readonly state: LinkState
  /** How it stands with me, or when it will be. */
  readonly words: string
  /** Where it is done or seen; '' for nowhere yet. */
  readonly href: string
}

type Exam = Pick<ExamSummary, 'id' | 'themeId' | 'timeline'>
type Own = Pick<ExamRegistrationSummary, 'id' | 'status' | 'pending' | 'ticket' | 'score' | 'position'> | null

/** At which of the seven steps a registration is; those before it are behind. */
function placeOf(own: Own, now: number, { registerUntil, examUntil }: ExamTimeline): number {
  if (!own) return now < registerUntil ? 1 : 2
  const { status, pending, score } = own
  if (status === null) return 2
  if (status === '0' || status === '1' || pending === 'repair' || pending === 'appeal') return 3
  if (status === '2' || pending === 'payment' || pending === 'position') return 4
  if (status === '4') return 2
  if (score) return 7
  return now >= examUntil ? 6 : 5
}

const hasFailed = (own: Own, now: number, { registerUntil }: ExamTimeline) =>
  own ? own.status === '1' || own.status === '4' || (own.status === null && now >= registerUntil) : now >= registerUntil

const reviewWords: Partial<Record<string, string>> = { 0: '等待审核', 1: '没有通过', 2: '已经通过', 3: '已经通过' }

function registeringWords(own: Own, now: number, { registerFrom, registerUntil }: ExamTimeline): string {
  if (own?.status === '4') return '已经取消'
  if (own && own.status !== null) return '已经提交'
  if (now < registerFrom) return `${shortMoment(registerFrom)} 开始`
  if (now >= registerUntil) return '已经截止，没有提交'
  return `${shortMoment(registerUntil)} 截止`
}

function reviewingWords(own: Own, { reviewUntil }: ExamTimeline): string {
  if (own?.pending === 'repair') return '等您补正'
  if (own?.pending === 'appeal') return '申诉复核中'
  if (own?.pending === 'payment' || own?.pending === 'position') return '已经通过'
  return reviewWords[own?.status ?? ''] ?? `${shortMoment(reviewUntil)} 结束`
}

function payingWords(own: Own, { payUntil }: ExamTimeline): string {
  if (own?.status === '3') return '已经完成'
  if (own?.pending === 'payment') return '核对付款中'
  if (own?.pending === 'position') return '职位取消，待改报'
  return `${shortMoment(payUntil)} 截止`
}

/** 公告 → 职位 → 报名 → 审核 → 缴费 → 准考证 → 成绩, each with how it stands with whoever looks. */
export function ownChain({ id, themeId, timeline }: Exam, own: Own, now: number): OwnLink[] {
  const place = placeOf(own, now, timeline)
  const info = own ? pathTo('examApplyInfo', { id: own.id }) : ''
  const failed = hasFailed(own, now, timeline)
  const steps: readonly (readonly [title: string, words: string, href: string])[] = [
    ['公告', `${shortMoment(timeline.publishedAt)} 发布`, pathTo('examTheme', { id: themeId })],
    [
      '职位',
      own?.position ? own.position.title : '可以查看和收藏',
      pathTo('examTheme', { id: themeId }, { view: 'positions', exam: id }),
    ],
    ['报名', registeringWords(own, now, timeline), info || (now < timeline.registerUntil ? applyHref(id) : '')],
    ['审核', reviewingWords(own, timeline), info],
    ['缴费', payingWords(own, timeline), own?.status === '2' ? info : ''],
    [
      '准考证',
      own?.ticket ? '可以打印' : `${shortMoment(timeline.ticketFrom)} 起打印`,
      own?.ticket ? pathTo('examTicket', { id }) : '',
    ],
    [
      '成绩',
      own?.score ? '已经公布' : `${shortMoment(timeline.scoresAt)} 公布`,
      own?.score ? pathTo('examResult', { id: own.id }) : '',
    ],
  ]
  return steps.map(([title, words, href], at) => ({
    title,
    words,
    href,
    state: at < place ? 'done' : at > place ? 'upcoming' : failed ? 'failed' : 'current',
  }))
}

interface Coming {
  readonly at: number
  readonly label: string
}

/** The next date for whoever looks: the one that their own registration waits for, else the exam's; null after the end. */
export function comingFor(
  timeline: ExamTimeline,
  standing: { readonly until: number | null; readonly label: string } | null,
  now: number,
): Coming | null {
  if (standing && standing.until !== null) return { at: standing.until, label: standing.label.replace(/^距/, '') }
  const { registerFrom, registerUntil } = timeline
  // Nobody applies for a waiver before having registered.
  if (!standing && registerFrom <= now && now < registerUntil)
    return { at: registerUntil, label: momentLabels.registerUntil }
  const next = nextMoment(timeline, now)
  return next && { at: next.at, label: momentLabels[next.what] }
}
