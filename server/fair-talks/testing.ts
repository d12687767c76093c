import { randomUUID } from 'node:crypto'
import { answerCall, callNext, joinQueue, openTalks } from '#contract/fair-talks'
import type { Db } from '../db/db.ts'
import { fairOfficeCalls } from '../fair-office/index.ts'
import { calls as interviewCalls } from '../interviews/testing.ts'
import { seedExhibitor, seedFair } from '../job-fairs/testing.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { fairTalksCalls } from './index.ts'

/** An exhibitor of fair 1, which is on line and on, with somebody at work. */
export interface TestBooth {
  readonly recruiter: TestEmployer
  readonly participation: string
}

/** A fair on line that opened half an hour ago. */
export const seedOpenDay = (service: TestService, id = 1): Promise<number> =>
  seedFair(service.db, service.clock.now(), { id, kind: '2', opensIn: -1 / 48, hours: 8 })

/** A service of talks, and of what they lead to, on the day of fair 1. */
export async function serviceOnOpenDay(open: () => Promise<Db>): Promise<TestService> {
  const service = createTestService(await open(), [...fairTalksCalls, ...fairOfficeCalls, ...interviewCalls])
  await seedOpenDay(service)
  return service
}

/** An exhibitor in a booth of the fair; takes people unless told otherwise. */
export async function seedBooth(service: TestService, booth: string, isOpen = true): Promise<TestBooth> {
  const recruiter = await service.employer()
  const company = Number(recruiter.companyId)
  const participation = await seedExhibitor(service.db, service.clock.now(), { company, booth, state: 'present' })
  if (isOpen) await service.call(openTalks, { fair: '1', open: true, minutes: 10 }, recruiter)
  return { recruiter, participation }
}

export const join = async (service: TestService, { participation }: TestBooth, person: TestPerson) =>
  (await service.call(joinQueue, { participation }, person)).place

export const callOne = (service: TestService, { recruiter }: TestBooth) =>
  service.call(callNext, { fair: '1' }, recruiter)

/** Two who talk; the thread's id. */
export async function talking(service: TestService, booth: TestBooth, person: TestPerson): Promise<string> {
  const { id } = await join(service, booth, person)
  await callOne(service, booth)
  return (await service.call(answerCall, { place: id }, person)).talk.id
}

export const creating = ({ token }: TestPerson) => ({ token, idempotencyKey: randomUUID() })
