import type { ExamCorrection } from '#contract/exams'
import { toHtml } from '../markup.ts'
import { DAY, isoOf } from '../moments.ts'
import { listOf, noticeOf, ratioOf, remindersOf, scoresOf, themeWords, ticketsOf, told } from './article-texts.ts'
import type { ExamPlan } from './plan.ts'

interface ArticleText {
  /** Last digit of its id. */
  readonly n: number
  readonly type: '1' | '2' | '3' | '4'
  readonly title: (plan: ExamPlan) => string
  readonly summary: (plan: ExamPlan) => string
  readonly text: (plan: ExamPlan) => string
  /** When it comes out; what lies ahead is not out yet. */
  readonly at: (plan: ExamPlan) => number
  readonly when?: (plan: ExamPlan) => boolean
  readonly corrections?: (plan: ExamPlan) => readonly ExamCorrection[]
}

/** Notices that had to be corrected, latest correction first. */
function correctionsOf({ id, timeline }: ExamPlan): ExamCorrection[] {
  const after = (days: number) => timeline.publishedAt + days * DAY
  const corrections: Readonly<Record<number, readonly ExamCorrection[]>> = {
    101: [
      {
        at: after(5),
        what: '减免考试费申请的截止时间',
        before: `与报名同时截止（${told(timeline.registerUntil)}）`,
        after: `${told(timeline.waiverUntil)} 截止`,
      },
      {
        at: after(2),
        what: '南昌市图书馆读者服务岗的专业要求',
        before: '图书馆学（120501）',
        after: '图书情报与档案管理类（1205）、中国语言文学类（0501）',
      },
    ],
    301: [{ at: after(3), what: '支医岗的资格证书', before: '须持有医师资格证书', after: '不要求资格证书' }],
    401: [{ at: after(4), what: '咨询电话', before: '0791-00012640', after: '0791-00012604' }],
    601: [
      {
        at: after(6),
        what: '笔试开考后的入场时间',
        before: '开考 30 分钟后不得入场',
        after: '开考 5 分钟后不得入场',
      },
      { at: after(1), what: '照片的大小', before: '不超过 20 KB', after: '不超过 200 KB' },
    ],
  }
  return [...(corrections[id] ?? [])]
}

const articleTexts: readonly ArticleText[] = [
  {
    n: 1,
    type: '1',
    title: ({ title }) => `${title}公告`,
    summary: ({ positions, timeline }) =>
      `共设 ${positions} 个岗位，网上报名 ${told(timeline.registerFrom)} 开始，${told(timeline.registerUntil)} 截止。`,
    text: noticeOf,
    at: ({ timeline }) => timeline.publishedAt,
    corrections: correctionsOf,
  },
  {
    n: 2,
    type: '4',
    title: ({ title }) => `${title}报名提示`,
    summary: ({ timeline }) => `报名 ${told(timeline.registerUntil)} 截止，请不要等到最后一天。`,
    text: remindersOf,
    at: ({ timeline }) => timeline.registerFrom,
    when: ({ slug }) => slug === null,
  },
  {
    n: 3,
    type: '3',
    title: ({ title }) => `${title}岗位核减、取消情况公示`,
    summary: () => '未达到开考比例的岗位已经核减或者取消，相关考生可以改报或者退费。',
    text: ratioOf,
    at: ({ timeline }) => timeline.payUntil + 2 * DAY,
    when: ({ feePerPaper }) => feePerPaper > 0,
  },
  {
    n: 4,
    type: '2',
    title: ({ title }) => `${title}准考证打印公告`,
    summary: ({ timeline }) => `准考证 ${told(timeline.ticketFrom)} 起打印，笔试 ${told(timeline.examFrom)} 开始。`,
    text: ticketsOf,
    at: ({ timeline }) => timeline.ticketFrom,
  },
  {
    n: 5,
    type: '4',
    title: ({ title }) => `${title}成绩查询和复核公告`,
    summary: ({ timeline }) => `笔试成绩已经公布，复核申请 ${told(timeline.recheckUntil)} 截止。`,
    text: scoresOf,
    at: ({ timeline }) => timeline.scoresAt,
  },
  {
    n: 6,
    type: '3',
    title: ({ title }) => `${title}拟聘用人员名单公示`,
    summary: () => '公示期七个工作日，期满后不再显示姓名。',
    text: listOf,
    at: ({ timeline }) => timeline.closedAt - 14 * DAY,
  },
]

/** What has been published of an exam by now. */
export const articlesOf = (plan: ExamPlan, now: number) =>
  articleTexts
    .filter(({ at, when }) => at(plan) <= now && (when?.(plan) ?? true))
    .map(({ n, type, title, summary, text, at, corrections }) => ({
      id: plan.id * 10 + n,
      type: type as string,
      theme_id: plan.themeId,
      exam_id: plan.id as number | null,
      city: plan.city,
      title: title(plan),
      summary: summary(plan),
      html: toHtml(text(plan)),
      source: plan.organiser,
      published_at: isoOf(at(plan)),
      corrections: (corrections?.(plan) ?? []).filter(correction => correction.at <= now),
      sample: true,
    }))

type ArticleRow = ReturnType<typeof articlesOf>[number]

interface ThemeRow {
  readonly id: number
  readonly title: string
  readonly summary: string
  readonly organiser: string
  readonly published_at: string
}

/** Those of all exams, and one that leads to each recruitment's page. */
export const sampleExamArticles = (
  plans: readonly ExamPlan[],
  themes: readonly ThemeRow[],
  now: number,
): ArticleRow[] => [
  ...themes.map(({ id, title, summary, organiser, published_at }) => ({
    id,
    type: '0',
    theme_id: id,
    exam_id: null,
    city: '360000',
    title: `专题：${title}`,
    summary,
    html: toHtml(themeWords(title, summary, id)),
    source: organiser,
    published_at,
    corrections: [],
    sample: true,
  })),
  ...plans.flatMap(plan => articlesOf(plan, now)),
]
