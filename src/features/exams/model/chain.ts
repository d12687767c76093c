import type { ExamStage, ExamTimeline } from '#contract/exam-timeline'
import { endInWords, momentInWords } from './moments.ts'

export type LinkState = 'done' | 'current' | 'upcoming'

/** One step of the way through an exam. */
export interface ChainLink {
  readonly title: string
  readonly state: LinkState
  /** When it begins, ends or happened. */
  readonly when: string
}

/** At which step an exam at a stage is; one past the last when all is over. */
const place: Readonly<Record<ExamStage, number>> = {
  announced: 1,
  registering: 2,
  reviewing: 3,
  paying: 4,
  arranging: 5,
  printing: 5,
  sitting: 5,
  scoring: 6,
  scored: 6,
  closed: 7,
}

const whens = (timeline: ExamTimeline, stage: ExamStage): readonly (readonly [title: string, when: string])[] => [
  ['公告', `${momentInWords(timeline.publishedAt)} 发布`],
  ['职位', stage === 'announced' ? '现在可以查看和收藏' : '可以查看'],
  [
    '报名',
    stage === 'announced'
      ? `${momentInWords(timeline.registerFrom)} 开始`
      : `${endInWords(timeline.registerUntil)} 截止`,
  ],
  [
    '审核',
    timeline.reviewUntil > timeline.registerUntil
      ? `${endInWords(timeline.reviewUntil)} 结束`
      : '不单独安排时间，见公告',
  ],
  ['缴费', `${endInWords(timeline.payUntil)} 截止`],
  [
    '准考证',
    place[stage] < 5 || stage === 'arranging'
      ? `${momentInWords(timeline.ticketFrom)} 开始打印`
      : `${momentInWords(timeline.examFrom)} 开考`,
  ],
  ['成绩', `${momentInWords(timeline.scoresAt)} 公布`],
]

/** 公告 → 职位 → 报名 → 审核 → 缴费 → 准考证 → 成绩: where an exam is, and when each step is. */
export const chainOf = (timeline: ExamTimeline, stage: ExamStage): ChainLink[] =>
  whens(timeline, stage).map(([title, when], at) => ({
    title,
    when,
    state: at < place[stage] ? 'done' : at === place[stage] ? 'current' : 'upcoming',
  }))
