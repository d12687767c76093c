import { type ExamMandate, examMandates } from '#contract/exam-mandates'
import { sql } from '../db/sql.ts'
import type { TestEmployer } from '../testing.people.ts'
import type { TestService } from '../testing.ts'
import { putMandates } from './mandate-queries.ts'

/** An account of the office with these mandates for an exam; with all of them unless said otherwise. */
export async function officer(
  service: TestService,
  exam: number | string = 101,
  mandates: readonly ExamMandate[] = examMandates,
): Promise<TestEmployer> {
  const person = await service.employer()
  const given = await putMandates(service.db, { exam: String(exam), user: person.id, mandates }, service.clock.now())
  if (!given) throw new Error(`There is no exam ${exam}`)
  return person
}

/** How many changes of an exam stand in each state. */
export const changeStates = (service: TestService, exam = 101) =>
  service.db.query<{ state: string; count: number }>(sql`
    select state, count(*) as count from exam_changes where exam_id = ${exam} group by 1 order by 1`)
