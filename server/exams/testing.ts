import type { ExamForm } from '#contract/exam-form'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A form with one of everything that a registration's form may hold. */
export const testForm: ExamForm = [
  {
    name: 'person',
    title: '基本信息',
    questions: [
      { name: 'politics', label: '政治面貌', kind: 'text', max: 20, required: true },
      { name: 'address', label: '通信地址', kind: 'text', max: 60 },
    ],
  },
  {
    name: 'education',
    title: '教育经历',
    questions: [{ name: 'school', label: '毕业院校', kind: 'text', max: 60, required: true }],
    entry: { label: '教育经历', unit: '段', most: 5, atLeast: 1 },
  },
]

/** How an exam of a test differs from one whose registration opened an hour ago, with review and a fee of 50 yuan. */
export interface TestExam {
  readonly id?: number
  readonly themeId?: number
  readonly city?: string
  readonly trusting?: boolean
  readonly overdue?: 'pass' | 'alarm'
  readonly feePerPaper?: number
  readonly seats?: number | null
  readonly graceMinutes?: number
  readonly form?: ExamForm
  /** Whole days by which every moment lies earlier. */
  readonly daysAgo?: number
}

/**
 * Stores a theme with one exam: registering for 7 days from an hour before `now`, review one day more, payment another,
 * tickets from day 15, two papers on day 20, scores on day 30. Two positions (`id * 10 + 1` and `+ 2`) and one site.
 */
export async function seedExam(db: Queryable, now: Date, given: TestExam = {}): Promise<number> {
  const { id = 101, themeId = id, city = '360100', trusting = false, overdue = 'alarm', feePerPaper = 5_000 } = given
  const { seats = null, graceMinutes = 10, form = testForm, daysAgo = 0 } = given
  const start = now.getTime() - HOUR - daysAgo * DAY
  const on = (days: number, hours = 0) => new Date(start + days * DAY + hours * HOUR)
  await db.run(sql`
    insert into exam_themes (id, kind, title, summary, organiser, phone, published_at)
    values (${themeId}, 'institution', ${`测试招聘 ${themeId}`}, '', '测试人事考试中心', '0791-00000000', ${on(-7)})
    on conflict (id) do nothing`)
  await db.run(sql`
    insert into exams (id, theme_id, title, city, year, organiser, phone, trusting, overdue, ticket_from, ticket_until,
      exam_from, exam_until, scores_at, recheck_until, closed_at, published_at)
    values (${id}, ${themeId}, ${`测试考试 ${id}`}, ${city}, 2026, '测试人事考试中心', '0791-00000000', ${trusting}, ${overdue},
      ${on(15)}, ${on(20, 1)}, ${on(20)}, ${on(20, 5)}, ${on(30)}, ${on(33)}, ${on(60)}, ${on(-7)})`)
  await db.run(sql`
    insert into exam_papers (exam_id, code, place, title, starts_at, ends_at, entry_until, full_marks)
    values (${id}, 'A', 1, '职业能力倾向测验', ${on(20)}, ${on(20, 1.5)}, ${on(20, 0.5)}, 15000),
      (${id}, 'B', 2, '综合应用能力', ${on(20, 3)}, ${on(20, 5)}, ${on(20, 3.5)}, 15000)`)
  await db.run(sql`
    insert into exam_rounds (id, exam_id, kind, title, opens_at, closes_at, review_until, waiver_until, pay_until,
      grace_minutes, form, photo, materials, commitment, fee_per_paper, waivers, seats)
    values (${id}, ${id}, 'register', '网上报名', ${on(0)}, ${on(7)}, ${on(8)}, ${on(5)}, ${on(9)}, ${graceMinutes},
      ${sql.json(form)},
      ${sql.json({ width: 295, height: 413, widthMm: 25, heightMm: 35, background: 'white', maxKb: 200, months: 6 })},
      ${sql.json([])}, ${sql.json({ version: '1', title: '诚信承诺书', paragraphs: ['本人所填信息真实、准确、完整。'] })},
      ${feePerPaper}, ${sql.json([{ value: 'low', label: '城乡低保家庭', proof: '低保证明' }])}, ${seats})`)
  await db.run(sql`
    insert into exam_positions (id, exam_id, code, unit, department, title, city, headcount, papers, conditions)
    values (${id * 10 + 1}, ${id}, '0101', '测试市图书馆', '读者服务部', '管理岗', ${city}, 2, '{A,B}', '[]'),
      (${id * 10 + 2}, ${id}, '0102', '测试市档案馆', '', '专技岗', ${city}, 1, '{A,B}', '[]')`)
  await db.run(sql`
    insert into exam_sites (id, exam_id, code, name, address, transit, plan)
    values (${id * 10}, ${id}, '01', '测试市第一中学', '学府路 1 号', '公交 5 路到市一中', ${sql.json([])})`)
  return id
}
