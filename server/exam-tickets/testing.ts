import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { ticketNumberOf } from '#contract/exam-ticket-number'
import { findHolder } from '#contract/exam-tickets'
import { sql } from '../db/sql.ts'
import { seedExam, type TestExam } from '../exams/testing.ts'
import { fieldKey, findKeyOf, sealField, sealText } from '../field-key.ts'
import { storeFile } from '../http/files/save.ts'
import { localFiles } from '../http/files/store.ts'
import { readSettings } from '../settings.ts'
import { solved } from '../suggestions/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'

export const candidate = { name: '热合曼·䶮', idNumber: '11010519491231002X' } as const

/** Days after which tickets, the exam, scores and rechecks of `seedExam` have begun, and the exam is over. */
export const days = { registering: 0, printing: 16, scored: 31, tooLateForRecheck: 34, closed: 61 } as const

/** An exam that is so far, with rooms at its site. */
export async function examAt({ db, clock }: TestService, daysAgo: number, given: TestExam = {}): Promise<number> {
  const id = await seedExam(db, clock.now(), { daysAgo, ...given })
  const room = { building: '教学楼', floor: 1, x: 10, y: 10, w: 20, h: 10 }
  const plan = ['special', 'reserve', 'normal', 'normal', 'normal'].map((kind, at) => ({
    ...room,
    number: `00${at + 1}`,
    seats: kind === 'special' ? 10 : 30,
    kind,
  }))
  await db.run(sql`update exam_sites set plan = ${sql.json(plan)} where exam_id = ${id}`)
  return id
}

const settingsOf = ({ dataDir }: TestService) => readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir })

export interface TestRegistration {
  readonly exam?: number
  /** Whose; nobody's by default. */
  readonly person?: TestPerson
  readonly status?: '0' | '1' | '2' | '3' | '4'
  readonly name?: string
  readonly idNumber?: string
  readonly photo?: string
  readonly position?: number
}

let count = 0

/** A registration that was sent; its id. */
export async function insertRegistration(service: TestService, given: TestRegistration = {}): Promise<string> {
  const { exam = 101, person, status = '3', name = candidate.name, idNumber = candidate.idNumber } = given
  const { position = exam * 10 + 1, photo = null } = given
  const [id, key, now] = [randomUUID(), await fieldKey(settingsOf(service)), service.clock.now()]
  count += 1
  await service.db.run(sql`
    insert into exam_registrations (id, exam_id, round_id, user_id, number, status, confirmed, position_id, name, id_sealed,
      id_key, id_tail, phone, answers, photo_file, signed_name, submitted_at, created_at, updated_at)
    values (${id}, ${exam}, ${exam}, ${person?.id ?? null}, ${String(1_000_000_000 + count)}, ${status}, ${status === '3'},
      ${position}, ${name}, ${sealText(key, idNumber)}, ${findKeyOf(key, idNumber)}, ${idNumber.slice(-4)}, '13970001234',
      ${sql.json({ person: { politics: '群众', address: '' }, education: [{ school: '江西示例大学' }] })},
      ${photo}, ${name}, ${now}, ${now}, ${now})`)
  return id
}

/** A photograph as registrations keep it: sealed. */
export async function insertPhoto(service: TestService, owner: string): Promise<string> {
  const picture = sharp({ create: { width: 295, height: 413, channels: 3, background: '#369' } })
  const plain = new Uint8Array(await picture.jpeg().toBuffer())
  const bytes = Buffer.from(sealField(await fieldKey(settingsOf(service)), plain))
  const sha256 = Buffer.alloc(32, 7)
  const context = { db: service.db, now: service.clock.now(), files: localFiles(service.dataDir), onRollback: () => {} }
  return storeFile(
    context,
    { owner, kind: 'exam-photo', name: '照片' },
    { bytes, mime: 'application/octet-stream', sha256 },
  )
}

interface TestTicket {
  readonly exam?: number
  readonly stage?: 'written' | 'interview'
  readonly seat?: number
  readonly revision?: number
  readonly void?: boolean
}

/** A ticket for the site of `seedExam`; its number. */
export async function insertTicket(
  { db, clock }: TestService,
  registration: string,
  given: TestTicket = {},
): Promise<string> {
  const { exam = 101, stage = 'written', seat = 12, revision = 1, void: isVoid = false } = given
  const number = ticketNumberOf({ city: '360100', year: 2026, exam, site: '01', room: '003', seat })
  const hours = (count: number) => (stage === 'written' ? null : new Date(clock.now().getTime() + count * 3_600_000))
  await db.run(sql`
    insert into exam_tickets (id, registration_id, exam_id, stage, number, site_id, room, seat, revision, void, issued_at,
      arrives_at, starts_at, ends_at)
    values (${randomUUID()}, ${registration}, ${exam}, ${stage}, ${number}, ${exam * 10}, '003', ${seat}, ${revision},
      ${isVoid}, ${clock.now()}, ${hours(23)}, ${hours(24)}, ${hours(28)})`)
  return number
}

interface TestScore {
  readonly exam?: number
  readonly stage?: 'written' | 'interview'
  /** Hours from now; before it the scores are not to be seen. */
  readonly releasedIn?: number
  readonly parts?: Readonly<Record<string, { readonly marks: number | null; readonly flag: string }>>
}

export async function insertScore(
  { db, clock }: TestService,
  registration: string,
  given: TestScore = {},
): Promise<void> {
  const { exam = 101, stage = 'written', releasedIn = -1 } = given
  const { parts = { A: { marks: 9_850, flag: '' }, B: { marks: 10_125, flag: '' } } } = given
  const released = new Date(clock.now().getTime() + releasedIn * 3_600_000)
  await db.run(sql`
    insert into exam_scores (registration_id, exam_id, stage, parts, total, rank, line, goes_on, released_at)
    values (${registration}, ${exam}, ${stage}, ${sql.json(parts)}, 19975, 2, 18000, true, ${released})`)
}

/** Looks for somebody by name and number, with a challenge solved. */
export const lookFor = async (
  service: TestService,
  given: { readonly exam?: number; readonly name?: string; readonly idNumber?: string } = {},
) => {
  const { exam = 101, name = candidate.name, idNumber = candidate.idNumber } = given
  return service.call(findHolder, { exam: String(exam), name, idNumber, captcha: await solved(service) })
}
