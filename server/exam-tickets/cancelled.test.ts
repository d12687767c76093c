import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { refundRegistration } from '#contract/exam-registrations'
import { printCount, printRegistration, ticketInfo, ticketPdf, ticketState } from '#contract/exam-tickets'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { listSat, scoresBase } from '../exam-imports/scores/queries.ts'
import { examRegistrationsCalls } from '../exam-registrations/index.ts'
import { cancelPosition } from '../exam-registrations/office.ts'
import { idNumberOf, upkeep } from '../exam-registrations/testing.ts'
import { sessionCalls } from '../session/index.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { examTicketsCalls } from './index.ts'
import { candidate, days, examAt, insertRegistration, insertTicket, lookFor } from './testing.ts'

describeOnBothEngines('tickets of a position that is cancelled', open => {
  let service: TestService
  let person: TestPerson
  let other: TestPerson
  let id: string
  let kept: readonly string[]
  beforeEach(async () => {
    service = createTestService(await open(), [...examTicketsCalls, ...examRegistrationsCalls, ...sessionCalls])
    ;[person, other] = [await service.seeker(), await service.seeker()]
    await examAt(service, days.printing)
    id = await insertRegistration(service, { person })
    await insertTicket(service, id, { seat: 1 })
    await insertTicket(service, id, { stage: 'interview', seat: 3 })
    const another = await insertRegistration(service, { person: other, name: '刘𠮷', idNumber: idNumberOf(5) })
    await insertTicket(service, another, { seat: 2 })
    kept = [await codeOf(person), await codeOf(other)]
    expect(await states()).toEqual(['genuine', 'genuine'])
    await cancelPosition(service.db, { exam: '101', code: '0101', reason: '' }, service.clock.now())
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const codeOf = async (who: TestPerson) => (await service.call(ticketInfo, { exam: '101' }, who)).code
  const states = () => Promise.all(kept.map(async code => (await service.call(ticketState, { code })).state))
  const sat = async () => [(await listSat(service.db, '101')).length, (await scoresBase(service.db, '101')).tickets]

  test('are neither printed nor good, nor marked, while their holders decide; whoever chooses anew has theirs back', async () => {
    const refused = { code: codes.wrongState, message: expect.stringContaining('报考的职位已取消') }
    for (const call of [ticketInfo, ticketPdf, printCount]) {
      await expect(service.call(call, { exam: '101' }, person)).rejects.toMatchObject(refused)
    }
    const printed = { id, what: 'ticket' } as const
    await expect(service.call(printRegistration, printed, person)).rejects.toMatchObject(refused)
    expect(await lookFor(service, candidate)).toMatchObject({ ticket: false })
    expect([await states(), await sat()]).toEqual([
      ['void', 'void'],
      [0, 0],
    ])
    await service.db.run(sql`
      update exam_registrations set status = '3', pending = null, position_id = 1012 where id = ${id}`)
    expect([await states(), await sat()]).toEqual([
      ['genuine', 'void'],
      [1, 1],
    ])
    expect((await service.call(ticketInfo, { exam: '101' }, person)).position.code).toBe('0102')
  })

  test('are void once the fee goes back, asked for or by itself', async () => {
    await service.call(refundRegistration, { id }, person)
    expect([await states(), await sat()]).toEqual([
      ['void', 'void'],
      [0, 0],
    ])
    const voided = () => service.db.query(sql`select seat from exam_tickets where void order by seat`)
    expect(await voided()).toEqual([{ seat: 1 }, { seat: 3 }])
    await upkeep(service)
    expect(await voided()).toEqual([{ seat: 1 }, { seat: 2 }, { seat: 3 }])
    expect(await states()).toEqual(['void', 'void'])
  })
})
