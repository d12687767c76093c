import type { ExamKind } from '#contract/exams'

/** One paper: how it is sat, and what it asks, part by part. */
interface Paper {
  readonly title: string
  readonly how: string
  readonly parts: readonly string[]
}

interface Outline {
  readonly kind: ExamKind
  readonly lead: string
  readonly papers: readonly Paper[]
}

/** What the papers of each kind of exam ask, by the outlines that offices publish; a notice that says otherwise counts. */
export const outlines: readonly Outline[] = [
  {
    kind: 'institution',
    lead: '两科连考，满分各 150 分。先考职业能力倾向测验，接着考综合应用能力，中间不休息，分别作答。',
    papers: [
      {
        title: '职业能力倾向测验',
        how: '全部是客观题，用 2B 铅笔填涂答题卡。',
        parts: ['常识判断', '言语理解与表达', '数量关系', '判断推理', '资料分析'],
      },
      {
        title: '综合应用能力',
        how: '主观题，用黑色签字笔在答题卡上作答。A 类面向管理岗位，其他类别按公告。',
        parts: ['材料归纳和概括', '管理情境中的沟通和处置', '公文和事务文书写作', '案例分析和对策'],
      },
    ],
  },
  {
    kind: 'teacher',
    lead: '两科分别考试。学科专业知识按报考的学段和学科命题。',
    papers: [
      {
        title: '教育综合知识',
        how: '客观题为主，所有学科同一张试卷。',
        parts: ['教育学和教学论', '教育心理', '教育法律法规和教师职业道德', '新课程和教育时事'],
      },
      {
        title: '学科专业知识',
        how: '客观题和主观题，按学段、学科分卷。',
        parts: ['学科基础知识', '课程标准和教材', '教学设计和案例分析'],
      },
    ],
  },
  {
    kind: 'support',
    lead: '一科笔试，不收考试费。侧重基层工作需要的常识和处理问题的能力。',
    papers: [
      {
        title: '职业能力倾向测验',
        how: '客观题，用 2B 铅笔填涂答题卡。',
        parts: ['常识判断和农村政策', '言语理解与表达', '判断推理', '资料分析'],
      },
    ],
  },
]
