import { randomUUID } from 'node:crypto'
import { listExamPositions } from '#contract/exam-positions'
import { emptySections } from '#contract/resume-sections'
import { insertRows } from '../../../server/db/bulk.ts'
import { examPlans } from '../../../server/db/sample/exams/plan.ts'
import { samplePositions } from '../../../server/db/sample/exams/positions.ts'
import { sql, sqlScript } from '../../../server/db/sql.ts'
import { boardOf } from '../../../server/exam-positions/board.ts'
import { examPositionsCalls } from '../../../server/exam-positions/index.ts'
import { seedExam } from '../../../server/exams/testing.ts'
import { createTestService, type TestService } from '../../../server/testing.ts'
import { type Figure, inMs, percentile, tableOf, told, within } from '../figures.ts'
import { timed } from '../search/measure.ts'
import type { Stage } from '../stage.ts'

const EXAMS = 40
const EACH = 5_000
const FIRST = 601
const THEME = 600
const ROUNDS = 12

/** Forty exams of one recruitment, each with 5,000 positions. */
async function fillPositions({ db }: Stage, now: Date): Promise<void> {
  const [plan] = examPlans(now.getTime())
  if (!plan) throw new Error('there is no sample exam')
  for (let id = FIRST; id < FIRST + EXAMS; id += 1) {
    await seedExam(db, now, { id, themeId: THEME })
    await db.run(sql`delete from exam_positions where exam_id = ${id}`)
    await insertRows(db, 'exam_positions', samplePositions({ ...plan, id, positions: EACH, city: '360000' }))
  }
  await db.run(sqlScript('vacuum analyze'))
}

/** Somebody whose resume says what positions ask for. */
async function graduate(service: TestService): Promise<string> {
  const { id, token } = await service.seeker()
  const sections = {
    ...emptySections(),
    basic: { ...emptySections().basic, birthday: '1998-05-12', education: '70', politics: '0', experience: '4' },
    education: [
      { school: '江西示例大学', major: '会计学', education: '70', from: '2016-09', to: '2020-06', remark: '学士' },
    ],
  }
  await service.db.run(sql`
    insert into resumes (id, user_id, title, is_default, sections, created_at, updated_at)
    values (${randomUUID()}, ${id}, '简历', true, ${sql.json(sections)}, ${service.clock.now()}, ${service.clock.now()})`)
  return token
}

type Query = Parameters<typeof asked>[1]

const asked = (
  service: TestService,
  query: {
    readonly exam?: string
    readonly theme?: string
    readonly t?: string
    readonly education?: '70'
    readonly city?: '360700'
    readonly major?: '120203K'
    readonly graduates?: true
    readonly fits?: true
    readonly underRatio?: true
    readonly sort?: 'ratio'
  },
  token: string | null,
) => service.call(listExamPositions, { pageSize: 10, ...query }, { token })

const queries: readonly Query[] = [
  {},
  { t: '小学' },
  { t: '中心 管理' },
  { city: '360700' },
  { education: '70', city: '360700' },
  { major: '120203K' },
  { graduates: true, t: '医院' },
  { underRatio: true, sort: 'ratio' },
]

async function timesOf(ask: (query: Query) => Promise<unknown>, among: readonly Query[]): Promise<number[]> {
  for (const query of among) await ask(query)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of among) times.push(await timed(() => ask(query)))
  }
  return times
}

/** Looking for positions: filters with their counts, and the radar, past the wire. */
export async function positionScenario(stage: Stage, say: (progress: string) => void): Promise<string> {
  const service = createTestService(stage.db, examPositionsCalls)
  const now = service.clock.now()
  await fillPositions(stage, now)
  const token = await graduate(service)
  say('exams: asking for positions')
  const exam = String(FIRST + 7)
  const inExam = await timesOf(query => asked(service, { exam, ...query }, null), queries)
  const radar = await timesOf(
    query => asked(service, { exam, ...query }, token),
    [{ fits: true }, { fits: true, underRatio: true }, { fits: true, t: '中心' }],
  )
  const inTheme = await timesOf(query => asked(service, { theme: String(THEME), ...query }, null), queries)
  const cold: number[] = []
  for (let id = FIRST; id < FIRST + EXAMS; id += 1) {
    // What is remembered belongs to one set of settings.
    const settings = { ...stage.settings }
    cold.push(await timed(() => boardOf(id, { db: stage.db, now, settings })))
  }
  const figures: readonly Figure[] = [
    within('filter with counts in an exam of 5,000 among 200,000', inExam, 95, 30),
    within('radar over 5,000', radar, 95, 50),
    within('filter with counts over a recruitment of 40 exams, 200,000 positions', inTheme, 95, 30),
    told('an exam of 5,000 read anew, at most every 30 s, p95', inMs(percentile(cold, 95))),
  ]
  return `### Positions: 200,000 in 40 exams\n\n${tableOf(figures)}`
}
