import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import {
  applyForExam,
  beginRegistration,
  confirmRegistration,
  type ExamRegistration,
  registrationInfo,
  saveRegistration,
  uploadExamPhoto,
} from '#contract/exam-registrations'
import { createPayUrl } from '#contract/payments'
import { residentIdCheck } from '#contract/rules/resident-id'
import { type Db, quietLogger } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { seedExam, type TestExam } from '../exams/testing.ts'
import { filesCalls } from '../files/index.ts'
import { localFiles } from '../http/files/store.ts'
import { createLogger } from '../logger.ts'
import { messagesCalls } from '../messages/index.ts'
import { paymentsCalls } from '../payments/index.ts'
import { reconcile } from '../payments/reconcile.ts'
import { resumesCalls } from '../resumes/index.ts'
import { readSettings } from '../settings.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { examRegistrationsCalls } from './index.ts'
import { review } from './office.ts'
import { drain } from './queue/drain.ts'
import { keepRegistrations } from './upkeep.ts'

/** What a test of registrations serves. */
export const calls = [...examRegistrationsCalls, ...paymentsCalls, ...messagesCalls, ...filesCalls, ...resumesCalls]

export const signing = { version: '1', signedName: '熊建业', read: true, sensitive: true } as const

/** A passport photo on white: of a face there is none, which nothing asks for. */
export async function portrait(width = 590, height = 826, background = '#ffffff'): Promise<File> {
  const suit = await sharp({
    create: { width: Math.round(width / 2), height: Math.round(height / 3), channels: 3, background: '#223' },
  })
    .png()
    .toBuffer()
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: suit, gravity: 'south' }])
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], '证件照.png')
}

/** An invented identity number, a different one for each place. */
export function idNumberOf(place: number): string {
  const digits = `360102199${String(place % 10)}0101${String(Math.floor(place / 10) % 1_000).padStart(3, '0')}`
  return `${digits}${residentIdCheck(digits)}`
}

export const wholeAnswers = { person: { politics: '群众', address: '' }, education: [{ school: '南昌大学' }] } as const

export const creating = ({ token }: Pick<TestPerson, 'token'>) => ({ token, idempotencyKey: randomUUID() })

/** An exam of which nothing is asked but the form; its first position is `id * 10 + 1`. */
export const exam = (service: TestService, given: TestExam = {}) => seedExam(service.db, service.clock.now(), given)

/** A service with that exam, and somebody who is signed in. */
export async function serviceWithExam(db: Db) {
  const service = createTestService(db, calls)
  const person = await service.seeker()
  await exam(service)
  return { service, person }
}

/** When the fee of the exam can be paid no longer, in milliseconds. */
export async function payUntil({ db }: TestService): Promise<number> {
  const [round] = await db.query<{ at: string }>(sql`select pay_until as at from exam_rounds where id = 101`)
  return Date.parse(round?.at ?? '')
}

/** Orders and refunds are looked at. */
export const reconciled = ({ db, clock, dataDir, outbox }: TestService) =>
  reconcile({
    db,
    clock,
    settings: readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir }),
    outbox: { sms: async message => void outbox.sms.push(message), email: async () => {} },
  })

export const begin = async (service: TestService, person: TestPerson, id = 101, position = id * 10 + 1) =>
  (
    await service.call(
      beginRegistration,
      { round: String(id), position: String(position), ...signing },
      creating(person),
    )
  ).id

let place = 0

interface Writing {
  readonly idNumber?: string
  readonly exam?: number
}

/** A registration that can be sent, written through the service. */
export async function write(service: TestService, person: TestPerson, { idNumber, exam: id = 101 }: Writing = {}) {
  const registration = await begin(service, person, id)
  place += 1
  const identity = { name: '熊建业', idNumber: idNumber ?? idNumberOf(place), phone: person.phone }
  const { version: begun } = await info(service, person, registration)
  await service.call(saveRegistration, { id: registration, version: begun, identity, answers: wholeAnswers }, person)
  const { version } = await service.call(
    uploadExamPhoto,
    { id: registration, files: [await portrait()] },
    creating(person),
  )
  return { id: registration, version }
}

/** Sends one while nobody else does; its receipt. */
export async function apply(service: TestService, person: TestPerson, one: { id: string; version: number }) {
  const { receipt } = await service.call(applyForExam, one, creating(person))
  if (!receipt) throw new Error('it waits for its turn')
  return receipt
}

/** One that has been sent; its number. */
export async function sent(service: TestService, person: TestPerson, writing: Writing = {}) {
  const { id, version } = await write(service, person, writing)
  const { number } = await apply(service, person, { id, version })
  return { id, version, number }
}

export const office = ({ db, clock }: TestService) => ({
  approve: (number: string) => review(db, { number, command: 'approve' }, clock.now()),
  refuse: (number: string, reasons: Record<string, string> = { photo: '照片不清晰' }) =>
    review(db, { number, command: 'refuse', reasons }, clock.now()),
  askRepair: (number: string, reasons: Record<string, string> = { photo: '照片不清晰' }) =>
    review(db, { number, command: 'askRepair', reasons }, clock.now()),
})

/** One that has been approved and confirmed: its fee is due. */
export async function confirmed(service: TestService, person: TestPerson, writing: Writing = {}) {
  const registration = await sent(service, person, writing)
  await office(service).approve(registration.number)
  await service.call(confirmRegistration, { id: registration.id }, person)
  return registration
}

export const info = (service: TestService, person: TestPerson, id: string): Promise<ExamRegistration> =>
  service.call(registrationInfo, { id }, person)

/** Status, and what a pending one waits for. */
export async function stands(service: TestService, person: TestPerson, id: string) {
  const { status, pending } = await info(service, person, id)
  return [status, pending]
}

/** The order under which the fee of a registration is paid, and its cashier. */
export async function order(service: TestService, person: TestPerson, id: string) {
  const { pass } = await info(service, person, id)
  return service.call(createPayUrl, { pass, agreed: true }, creating(person))
}

export const press = (service: TestService, url: string, outcome: string) =>
  service.app.http.request(url, { method: 'POST', body: new URLSearchParams({ outcome }) })

/** One that is complete. */
export async function paid(service: TestService, person: TestPerson, writing: Writing = {}) {
  const registration = await confirmed(service, person, writing)
  const { url, order: number } = await order(service, person, registration.id)
  await press(service, url, 'success')
  return { ...registration, order: number }
}

/** A day in which another position may be chosen, from when paying ends. */
export const rechooseRound = ({ db }: TestService) =>
  db.run(sql`
    insert into exam_rounds (id, exam_id, kind, title, opens_at, closes_at, review_until, waiver_until, pay_until, form, photo,
      commitment)
    select 1012, exam_id, 'rechoose', '改报', pay_until, pay_until + interval '1 day', pay_until + interval '1 day', pay_until,
      pay_until + interval '1 day', form, photo, commitment from exam_rounds where id = 101`)

/** Forms that wait are taken, until none waits. */
export const drainQueue = ({ db, clock, dataDir }: TestService) =>
  drain({ db, clock, settings: readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir }), logger: quietLogger })

/** The upkeep looks. */
export const upkeep = ({ db, clock, dataDir, outbox, log }: TestService) =>
  keepRegistrations(
    {
      db,
      files: localFiles(dataDir),
      outbox: { sms: async message => void outbox.sms.push(message), email: async () => {} },
      logger: createLogger({ level: 'info', write: line => log.push(line) }),
    },
    clock.now(),
  )
