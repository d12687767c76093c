import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { goTo } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { keepSeating } from '../exam-tickets/seat-queries.ts'
import { insertRegistration, insertTicket } from '../exam-tickets/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { calls, exam, upkeep } from './testing.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describeOnBothEngines('what an exam leaves behind, a year after it', open => {
  let service: TestService
  let person: TestPerson
  let opened: number
  beforeEach(async () => {
    service = createTestService(await open(), calls)
    person = await service.seeker()
    opened = service.clock.now().getTime() - HOUR
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const at = async (moment: number) => {
    await goTo(service, opened + moment)
    await upkeep(service)
  }

  test('what seats were drawn with goes a year after the exam; the seats stay', async () => {
    await exam(service)
    const id = await insertRegistration(service, { person })
    await insertTicket(service, id, { seat: 1 })
    await keepSeating(service.db, 101, { rooms: [], people: [{ id, position: '1011', special: true }] })
    const kept = () => service.db.query(sql`select exam_id from exam_seatings`)
    await at(60 * DAY + 365 * DAY - 1)
    expect(await kept()).toHaveLength(1)
    await at(60 * DAY + 365 * DAY)
    expect([await kept(), await service.db.query(sql`select seat from exam_tickets`)]).toEqual([[], [{ seat: 1 }]])
  })

  test('that a ticket of somebody who is gone does not hold is known for a year after the exam', async () => {
    await exam(service)
    await service.db.run(sql`
      insert into exam_withdrawn_serials (exam_id, stage, serial) values (101, 'written', ${Buffer.alloc(6, 7)})`)
    const kept = () => service.db.query(sql`select exam_id from exam_withdrawn_serials`)
    await at(60 * DAY + 365 * DAY - 1)
    expect(await kept()).toHaveLength(1)
    await at(60 * DAY + 365 * DAY)
    expect(await kept()).toEqual([])
  })
})
