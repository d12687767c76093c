import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  achievement,
  findHolder,
  printCount,
  resultInfo,
  ticketInfo,
  ticketPdf,
  ticketPhoto,
} from '#contract/exam-tickets'
import { residentIdCheck } from '#contract/rules/resident-id'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { refusedBy } from '../http/testing.refusals.ts'
import { ticketFor } from '../payments/ticket.ts'
import { sessionCalls } from '../session/index.ts'
import { solved } from '../suggestions/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { examTicketsCalls } from './index.ts'
import { candidate, days, examAt, insertRegistration, insertScore, insertTicket, lookFor } from './testing.ts'

const MINUTE = 60
const secret = 'a secret of thirty-two characters'

describeOnBothEngines('a ticket or score that is looked for by name and number', open => {
  let service: TestService
  let id: string
  beforeEach(async () => {
    service = createTestService(await open(), [...examTicketsCalls, ...sessionCalls], { paymentSecret: secret })
    await examAt(service, days.printing)
    id = await insertRegistration(service)
    await insertTicket(service, id)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const guess = async (ip = '127.0.0.1') => {
    const asked = { exam: '101', ...candidate, name: '热合曼', captcha: await solved(service) }
    return service.call(findHolder, asked, { ip })
  }
  const info = (pass: string, exam = '101') => service.call(ticketInfo, { exam, pass })

  test('is had with a pass, which says what there is and leaves a row of audit', async () => {
    const found = await lookFor(service)
    expect(found).toMatchObject({ name: '热***䶮', ticket: true, score: false })
    expect(found.until).toBe(service.clock.now().getTime() + 10 * MINUTE * 1_000)
    expect(await info(found.pass)).toMatchObject({ id, name: candidate.name, idShown: '110***********002X', sex: '女' })
    const rows = await service.db.query(sql`select actor, action, subject_id from audit_log order by id`)
    expect(rows).toEqual([
      { actor: null, action: 'exam-registration.identify', subject_id: id },
      { actor: null, action: 'exam-ticket.read', subject_id: id },
    ])
  })

  test('answers the same whatever is wrong, and tells nobody who registered', async () => {
    await insertRegistration(service, { name: '刘𠮷', idNumber: '360426199101010071', status: '4' })
    const wrong = [
      { name: '热合曼' },
      { idNumber: '360426199101010071' },
      { exam: 999 },
      { name: '刘𠮷', idNumber: '360426199101010071' },
    ]
    const told = new Set<string>()
    for (const given of wrong) {
      const asked = { ...candidate, ...given, exam: String(given.exam ?? 101), captcha: await solved(service) }
      told.add(JSON.stringify((await service.send(findHolder, asked)).body))
    }
    expect([...told]).toHaveLength(1)
    expect([...told][0]).toContain(String(codes.notFound))
    expect(await service.db.query(sql`select 1 from audit_log`)).toEqual([])
    expect(await refusedBy(service)).toMatchObject([{ call: findHolder.path, reason: 'object', tries: 4 }])
  })

  test('needs a challenge that is solved once, and a number that can be one', async () => {
    const captcha = await solved(service)
    const ask = (given: object) => service.call(findHolder, { exam: '101', ...candidate, captcha, ...given })
    await expect(ask({ captcha: { id: randomUUID(), answer: '7' } })).rejects.toMatchObject({
      code: codes.captchaWrong,
    })
    await expect(ask({ idNumber: '110105194912310021' })).rejects.toMatchObject({ code: codes.invalid })
    await ask({})
    await expect(ask({})).rejects.toMatchObject({ code: codes.captchaWrong })
  })

  test('cannot be tried out: so often a day for one number from one address, so often an hour from one address', async () => {
    await lookFor(service)
    for (let at = 0; at < 10; at += 1) await expect(guess()).rejects.toMatchObject({ code: codes.notFound })
    await expect(lookFor(service)).rejects.toMatchObject({ code: codes.tooMany })
    const kept = await service.db.query<{ key: string }>(
      sql`select key from limited_tries where key like 'exam-holders:%'`,
    )
    expect(kept).toHaveLength(1)
    for (let at = 0; at < 48; at += 1) {
      const digits = `360102199001${String(10 + (at % 18))}${String(100 + at)}`
      await lookFor(service, { idNumber: digits + residentIdCheck(digits) }).catch(() => undefined)
    }
    const other = '360426199101010071'
    await expect(lookFor(service, { idNumber: other })).rejects.toMatchObject({ code: codes.tooMany })
    service.clock.advance(25 * 3_600)
    expect(await lookFor(service)).toMatchObject({ ticket: true })
  })

  test('is found as often as its holder likes, and by its holder whatever a stranger has tried elsewhere', async () => {
    for (let at = 0; at < 12; at += 1) expect(await lookFor(service)).toMatchObject({ ticket: true })
    for (let at = 0; at < 12; at += 1) await expect(guess('198.51.100.7')).rejects.toThrow()
    expect(await lookFor(service)).toMatchObject({ ticket: true })
    // Guessing from many addresses ends as well.
    for (let at = 0; at < 40; at += 1)
      await expect(guess(`198.51.100.${at + 10}`)).rejects.toMatchObject({ code: codes.notFound })
    await expect(guess('198.51.100.99')).rejects.toMatchObject({ code: codes.tooMany })
  })

  test('is gone after ten minutes, and then says so', async () => {
    const { pass } = await lookFor(service)
    service.clock.advance(10 * MINUTE - 1)
    expect((await info(pass)).id).toBe(id)
    service.clock.advance(1)
    await expect(info(pass)).rejects.toMatchObject({
      code: codes.wrongState,
      message: expect.stringContaining('重新查询'),
    })
  })

  test('is had by no pass that is forged, made for another use, another exam or another registration', async () => {
    await examAt(service, days.printing, { id: 102, themeId: 101 })
    const { pass } = await lookFor(service)
    const [subject = '', until = '', mac = ''] = pass.split('.')
    const later = new Date(service.clock.now().getTime() + 60_000)
    const forged = [
      `${randomUUID()}.${until}.${mac}`,
      `${subject}.${Number(until) + 600}.${mac}`,
      `${subject}.${until}.${'0'.repeat(64)}`,
      ticketFor('another secret of thirty-two chars', 'exam', id, later),
      ticketFor(secret, 'pass', id, later),
      ticketFor(secret, 'cashier', id, later),
      ticketFor(secret, 'exam', randomUUID(), later),
      'x'.repeat(300),
    ]
    for (const one of forged) {
      for (const call of [ticketInfo, printCount, resultInfo, achievement, ticketPhoto, ticketPdf]) {
        await expect(service.call(call, { exam: '101', pass: one })).rejects.toMatchObject({ code: codes.notFound })
      }
    }
    await expect(info(pass, '102')).rejects.toMatchObject({ code: codes.notFound })
    expect((await info(ticketFor(secret, 'exam', id, later))).id).toBe(id)
    expect((await service.db.query(sql`select prints from exam_tickets`))[0]).toEqual({ prints: 0 })
  })

  test('says that there are scores once they are out', async () => {
    await examAt(service, days.scored, { id: 103, themeId: 101 })
    await insertScore(service, await insertRegistration(service, { exam: 103 }), { exam: 103 })
    expect(await lookFor(service, { exam: 103 })).toMatchObject({ ticket: false, score: true })
  })
})
