import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ticketPdf } from '#contract/exam-tickets'
import { sql } from '../../db/sql.ts'
import { describeOnBothEngines } from '../../db/testing.ts'
import { forgetRegistrations } from '../../exam-registrations/leaving.ts'
import { localFiles } from '../../http/files/store.ts'
import { createLogger } from '../../logger.ts'
import { bytesOf, readPaper } from '../../resume-files/testing.ts'
import { readSettings } from '../../settings.ts'
import type { TestPerson } from '../../testing.people.ts'
import { createTestService, type TestService } from '../../testing.ts'
import { examTicketsCalls } from '../index.ts'
import { days, examAt, insertPhoto, insertRegistration, insertTicket } from '../testing.ts'
import { makePapers, throwPapersAway } from './make.ts'

const DAY = 86_400
const exam = '101'

describeOnBothEngines('tickets drawn ahead', open => {
  let service: TestService
  let person: TestPerson
  let id: string
  beforeEach(async () => {
    service = createTestService(await open(), examTicketsCalls)
    person = await service.seeker()
    await examAt(service, days.printing)
    id = await insertRegistration(service, { person, photo: await insertPhoto(service, person.id) })
    await insertTicket(service, id)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const files = () => localFiles(service.dataDir)
  const make = (fewest = 1) =>
    makePapers(
      {
        db: service.db,
        files: files(),
        settings: readSettings({ NODE_ENV: 'test', DATA_DIR: service.dataDir }),
        logger: createLogger({ level: 'debug', write: line => service.log.push(line) }),
      },
      service.clock.now(),
      { fewest },
    )
  const throwAway = () => throwPapersAway(service.db, files(), service.clock.now())
  const printed = async () => (await bytesOf(await service.call(ticketPdf, { exam }, person))).bytes
  /** Every drawing signs anew: only what was kept is the same twice. */
  const isKept = async () => Buffer.compare(await printed(), await printed()) === 0
  const textOf = async () => (await readPaper(await printed())).text
  const kept = async () =>
    (
      await service.db.query<{ id: string }>(sql`
        select f.id from files f join exam_ticket_papers p on p.file_id = f.id where f.kind = 'exam-ticket'`)
    ).map(file => join(service.dataDir, 'files', file.id.slice(0, 2), file.id))

  test('are handed out as they were kept, and lie sealed', async () => {
    expect(await isKept()).toBe(false)
    expect(await make()).toEqual({ taken: 1, kept: 1 })
    expect(await isKept()).toBe(true)
    expect(await textOf()).toContain('第1版')
    const [file = ''] = await kept()
    expect((await readFile(file)).includes('%PDF')).toBe(false)
    expect(await make()).toEqual({ taken: 0, kept: 0 })
    expect(await throwAway()).toBe(0)
  })

  test('that were replaced are never handed out, and are thrown away', async () => {
    await make()
    const [old = ''] = await kept()
    await service.db.run(sql`update exam_tickets set void = true`)
    await insertTicket(service, id, { seat: 21, revision: 2 })
    const text = await textOf()
    expect([text.includes('第2版'), text.includes('座位号21')]).toEqual([true, true])
    expect(await throwAway()).toBe(1)
    expect(existsSync(old)).toBe(false)
    expect(await make()).toEqual({ taken: 1, kept: 1 })
    expect([await isKept(), (await textOf()).includes('第2版')]).toEqual([true, true])

    await service.db.run(sql`update exam_tickets set revision = 3, seat = 22 where not void`)
    expect(await textOf()).toContain('第3版')
  })

  test('are drawn anew when anything else that is printed has changed', async () => {
    const changes = [
      [sql`update exam_sites set address = '抚河路 9 号'`, '抚河路9号'],
      [sql`update exam_papers set title = '写作' where code = 'B'`, '写作'],
      [sql`update exam_registrations set name = '刘𠮷'`, '刘𠮷'],
      [sql`update exam_registrations set photo_file = null`, '无照片'],
    ] as const
    for (const [change, words] of changes) {
      await make()
      expect(await isKept()).toBe(true)
      await service.db.run(change)
      expect(await textOf()).toContain(words)
      expect(await throwAway()).toBe(1)
    }
    expect(await make()).toEqual({ taken: 1, kept: 1 })
    expect(await textOf()).toContain('无照片')
  })

  test('are drawn once each by two copies of the service', async () => {
    for (const seat of [13, 14, 15, 16]) {
      const other = await insertRegistration(service, { idNumber: `36042619910101${1000 + seat}` })
      await insertTicket(service, other, { seat })
    }
    const [one, other] = await Promise.all([make(), make()])
    expect([one.taken + other.taken, one.kept + other.kept]).toEqual([5, 5])
    expect(await kept()).toHaveLength(5)
    expect(await service.db.query(sql`select 1 from files where kind = 'exam-ticket'`)).toHaveLength(5)
  })

  test('of a copy that was killed are drawn by another', async () => {
    await service.db.run(sql`
      insert into exam_ticket_papers (ticket_id, revision, claimed_until)
      select id, revision, ${new Date(service.clock.now().getTime() + 300_000)} from exam_tickets`)
    expect([await make(), await throwAway()]).toEqual([{ taken: 0, kept: 0 }, 0])
    service.clock.advance(301)
    expect(await throwAway()).toBe(1)
    expect(await make()).toEqual({ taken: 1, kept: 1 })
  })

  test('are none for exams of few people, before their time, and after it', async () => {
    expect((await make(2)).taken).toBe(0)
    const begins = await service.db.query<{ at: string }>(sql`select ticket_from as at from exams where id = 101`)
    const at = Date.parse(begins[0]?.at ?? '')
    const now = service.clock.now().getTime()
    await service.db.run(sql`update exams set ticket_from = ${new Date(now + 3 * DAY * 1_000 + 1)} where id = 101`)
    expect((await make()).taken).toBe(0)
    await service.db.run(sql`update exams set ticket_from = ${new Date(at)} where id = 101`)
    await make()
    const [file = ''] = await kept()
    await service.db.run(sql`update exams set ticket_until = ${service.clock.now()} where id = 101`)
    expect([await throwAway(), await make()]).toEqual([1, { taken: 0, kept: 0 }])
    expect(existsSync(file)).toBe(false)
  })

  test('are not kept without a photograph that there should be', async () => {
    const [photo] = await service.db.query<{ id: string }>(sql`select photo_file as id from exam_registrations`)
    await files().remove(photo?.id ?? '')
    expect(await make()).toEqual({ taken: 1, kept: 0 })
    expect(await textOf()).toContain('无照片')
  })

  test('go with the account of whom they name', async () => {
    await make()
    const [file = ''] = await kept()
    await service.db.tx(tx => forgetRegistrations(tx, person.id))
    expect(await throwAway()).toBe(1)
    expect(existsSync(file)).toBe(false)
  })
})
