import type { ExamCondition } from '#contract/exam-conditions'
import { emptyEntry, emptySections, type ResumeSections } from '#contract/resume-sections'
import { insertRows } from '../db/bulk.ts'
import { sql } from '../db/sql.ts'
import type { TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'

/** What a position of a test differs in from one that asks for nothing. */
interface TestPosition {
  readonly id: number
  readonly exam_id?: number
  readonly [column: string]: unknown
}

export const bachelor: ExamCondition = { kind: 'education', anyOf: ['70', '636'], quote: '本科及以上学历', hard: true }
export const law: ExamCondition = { kind: 'major', prefixes: ['0301'], quote: '法学类（0301）', hard: true }

/** Takes the positions of `seedExam` out and puts these in. */
export async function replacePositions({ db }: TestService, examId: number, positions: readonly TestPosition[]) {
  await db.run(sql`delete from exam_positions where exam_id = ${examId}`)
  const usual = { department: '', title: '管理岗', city: '360100', headcount: 1, papers: ['A'], conditions: [] }
  const filters = { education: '', majors: [], graduates_only: false, remark: '', state: 'open' }
  const figures = { applied: 0, approved: 0, paid: 0 }
  await insertRows(
    db,
    'exam_positions',
    positions.map(given => ({
      ...{ exam_id: examId, code: String(given.id), unit: `单位 ${given.id}` },
      ...usual,
      ...filters,
      ...figures,
      ...given,
    })),
  )
}

/** Gives a person a default resume that says this. */
export async function writeDefault({ db, clock }: TestService, person: TestPerson, said: Partial<ResumeSections>) {
  const sections = { ...emptySections(), ...said }
  await db.run(sql`
    insert into resumes (id, user_id, title, is_default, sections, created_at, updated_at)
    values (gen_random_uuid(), ${person.id}, '简历', true, ${sql.json(sections)}, ${clock.now()}, ${clock.now()})`)
}

export const graduateOfLaw: Partial<ResumeSections> = {
  education: [
    {
      ...emptyEntry('education'),
      school: '赣江大学',
      major: '法学',
      education: '70',
      from: '2020-09',
      to: '2024-06',
    },
  ],
}
