import { reportTalk, sayInTalk } from '#contract/fair-talks'
import { sql } from '../db/sql.ts'
import { creating, seedBooth, seedOpenDay, type TestBooth, talking } from '../fair-talks/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'

export interface TestReport {
  readonly id: string
  readonly ticket: string
  /** Of the two who talked. */
  readonly thread: string
  readonly booth: TestBooth
  readonly person: TestPerson
}

/** A talk of the first fair that one of the two reports while it lasts; the fair is made with it unless it is there. */
export async function seedReport(
  service: TestService,
  by: 'seeker' | 'employer' = 'seeker',
  code = 'A01',
): Promise<TestReport> {
  const known = await service.db.query(sql`select 1 from fairs where id = 1`)
  if (known.length === 0) await seedOpenDay(service)
  const booth = await seedBooth(service, code)
  const person = await service.seeker()
  const thread = await talking(service, booth, person)
  await service.call(sayInTalk, { id: thread, text: '先交三百元押金' }, creating(booth.recruiter))
  const reporter = by === 'seeker' ? person : booth.recruiter
  const report = { id: thread, reason: 'fee', detail: '要押金' }
  const { ticket } = await service.call(reportTalk, report, creating(reporter))
  const [row] = await service.db.query<{ id: string }>(sql`select id from fair_talk_reports where ticket = ${ticket}`)
  if (!row) throw new Error('a report was not stored')
  return { id: row.id, ticket, thread, booth, person }
}
