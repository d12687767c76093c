/** The moments of an exam, in milliseconds. Until is exclusive throughout: 17:00 means before 17:00:00.000. */
export interface ExamTimeline {
  readonly publishedAt: number
  readonly registerFrom: number
  readonly registerUntil: number
  readonly reviewUntil: number
  readonly waiverUntil: number
  readonly payUntil: number
  readonly ticketFrom: number
  readonly ticketUntil: number
  readonly examFrom: number
  readonly examUntil: number
  readonly scoresAt: number
  readonly recheckUntil: number
  readonly closedAt: number
}

/** What people lose by coming too late. */
export const examEndings = ['registerUntil', 'payUntil', 'ticketUntil'] as const satisfies (keyof ExamTimeline)[]

/** How far an exam is, in the order in which it goes. */
export const examStages = [
  'announced',
  'registering',
  'reviewing',
  'paying',
  'arranging',
  'printing',
  'sitting',
  'scoring',
  'scored',
  'closed',
] as const
export type ExamStage = (typeof examStages)[number]

export const examStageLabels = {
  announced: '即将报名',
  registering: '正在报名',
  reviewing: '资格审核',
  paying: '正在缴费',
  arranging: '考场编排',
  printing: '打印准考证',
  sitting: '正在考试',
  scoring: '正在阅卷',
  scored: '成绩已公布',
  closed: '已结束',
} as const satisfies Record<ExamStage, string>

/** When each stage but the first begins; a stage that has no time of its own (paying before review ends) is skipped. */
const beginnings = (timeline: ExamTimeline): readonly (readonly [ExamStage, number])[] => [
  ['registering', timeline.registerFrom],
  ['reviewing', timeline.registerUntil],
  ['paying', timeline.reviewUntil],
  ['arranging', timeline.payUntil],
  ['printing', timeline.ticketFrom],
  ['sitting', timeline.examFrom],
  ['scoring', timeline.examUntil],
  ['scored', timeline.scoresAt],
  ['closed', timeline.closedAt],
]

/** The stage of an exam at a moment: the last one that has begun. */
export const stageAt = (timeline: ExamTimeline, now: number): ExamStage =>
  beginnings(timeline).reduce<ExamStage>((stage, [next, at]) => (at <= now ? next : stage), 'announced')

/** What comes next and when; null after the end. */
export interface NextMoment {
  readonly what: keyof ExamTimeline
  readonly at: number
}

const moments = [
  'registerFrom',
  'waiverUntil',
  'registerUntil',
  'reviewUntil',
  'payUntil',
  'ticketFrom',
  'examFrom',
  'scoresAt',
  'recheckUntil',
] as const satisfies readonly (keyof ExamTimeline)[]

export const momentLabels = {
  publishedAt: '发布公告',
  registerFrom: '开始报名',
  waiverUntil: '减免申请截止',
  registerUntil: '报名截止',
  reviewUntil: '审核结束',
  payUntil: '缴费截止',
  ticketFrom: '开始打印准考证',
  ticketUntil: '准考证打印截止',
  examFrom: '开考',
  examUntil: '考试结束',
  scoresAt: '公布成绩',
  recheckUntil: '复核申请截止',
  closedAt: '结束',
} as const satisfies Record<keyof ExamTimeline, string>

/** The next moment that somebody may have to act upon or wait for, at or after `now`. */
export function nextMoment(timeline: ExamTimeline, now: number): NextMoment | null {
  const coming = moments.map(what => ({ what, at: timeline[what] })).filter(({ at }) => at > now)
  return coming.reduce<NextMoment | null>((first, one) => (first === null || one.at < first.at ? one : first), null)
}
