import { randomUUID } from 'node:crypto'
import { type ExamListKind, usualRule } from '#contract/exam-list'
import { previewExamList, sealExamList } from '#contract/exam-lists'
import { examChangeInfo, releaseExamChange } from '#contract/exam-office'
import type { PaperScore } from '#contract/exam-scores'
import { sql } from '../db/sql.ts'
import { examAt, insertRegistration, insertTicket } from '../exam-tickets/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'

const isoDays = ({ clock }: TestService, days: number) => new Date(clock.now().getTime() + days * 86_400_000)

/** Marks of whoever sat the written papers, in hundredths, and of the interview. */
export interface TestCandidate {
  readonly name?: string
  readonly person?: TestPerson
  readonly written: number | PaperScore
  readonly interview?: number
  readonly panel?: string
  readonly position?: number
}

const scoreOf = (given: number | PaperScore): PaperScore =>
  typeof given === 'number' ? { marks: given, flag: '' } : given

let people = 0

/** Somebody with a ticket and released scores; the ticket's number. */
export async function insertScored(service: TestService, exam: number, given: TestCandidate): Promise<string> {
  people += 1
  const registration = await insertRegistration(service, {
    exam,
    idNumber: `36010119${String(900_000 + people)}0${people % 10}X`,
    name: given.name ?? `熊${people}业`,
    ...(given.person && { person: given.person }),
    ...(given.position !== undefined && { position: given.position }),
  })
  const number = await insertTicket(service, registration, { exam, seat: people % 99 || 99 })
  const released = isoDays(service, -1)
  const row = (stage: string, parts: Record<string, PaperScore>) =>
    service.db.run(sql`
      insert into exam_scores (registration_id, exam_id, stage, parts, released_at, panel)
      values (${registration}, ${exam}, ${stage}, ${sql.json(parts)}, ${released},
        ${stage === 'interview' ? (given.panel ?? '') : ''})`)
  await row('written', { A: scoreOf(given.written), B: { marks: 0, flag: '' } })
  if (given.interview !== undefined) await row('interview', { interview: scoreOf(given.interview) })
  return number
}

/** An exam whose written scores came out yesterday. */
export const scoredExam = (service: TestService, id = 101): Promise<number> => examAt(service, 31, { id })

interface Wish {
  readonly exam: number
  readonly kind?: ExamListKind
  readonly out?: readonly string[]
  readonly reason?: string
}

const wishOf = ({ exam, kind = 'shortlist', out = [] }: Wish) => {
  const { steps, ...rule } = usualRule(kind)
  return { exam: String(exam), kind, rule: { ...rule, steps: [...steps] }, out: [...out] }
}

export const preview = (service: TestService, { token }: TestPerson, wish: Wish) =>
  service.call(previewExamList, wishOf(wish), { token })

/** Previews and seals; the change that waits for another. */
export async function seal(service: TestService, person: TestPerson, wish: Wish): Promise<string> {
  const { hash } = await preview(service, person, wish)
  const given = { ...wishOf(wish), hash, reason: wish.reason ?? '' }
  const { id } = await service.call(sealExamList, given, { token: person.token, idempotencyKey: randomUUID() })
  return id
}

export async function release(service: TestService, { token }: TestPerson, change: string): Promise<void> {
  const { change: seen } = await service.call(examChangeInfo, { id: change }, { token })
  await service.call(releaseExamChange, { id: change, hash: seen.hash }, { token })
}

/** The list that a change is about. */
export async function listOf({ db }: TestService, change: string): Promise<string> {
  const [row] = await db.query<{ id: string }>(sql`select id from exam_lists where change_id = ${change}`)
  return row?.id ?? ''
}
