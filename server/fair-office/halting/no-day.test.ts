import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { waitForBooth } from '#contract/fair-bookings'
import { decideFairApplications, postponeFair, releaseFairBooth } from '#contract/fair-office'
import { addDays, chinaDay } from '../../china-time.ts'
import { sql } from '../../db/sql.ts'
import { describeOnBothEngines } from '../../db/testing.ts'
import { calls } from '../../fair-bookings/testing.calls.ts'
import { approved, companyWithJob, heldOrder, messagesTo, participation, press } from '../../fair-bookings/testing.ts'
import { keepFairBookings } from '../../fair-bookings/upkeep.ts'
import { seedFair } from '../../job-fairs/testing.ts'
import type { TestEmployer } from '../../testing.people.ts'
import { createTestService, type TestService } from '../../testing.ts'
import { fairOfficeCalls } from '../index.ts'
import { fairOfficer } from '../testing.ts'

const fair = '1'
const reason = '场馆停电'

describeOnBothEngines('a fair that is put off and has no day yet', open => {
  let service: TestService
  let mine: TestEmployer
  beforeEach(async () => {
    service = createTestService(await open(), [...fairOfficeCalls, ...calls])
    await seedFair(service.db, service.clock.now(), { boothFee: 10_000, booths: 1 })
    mine = await fairOfficer(service)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  async function employer(state: 'applied' | 'approved') {
    const person = await companyWithJob(service)
    return { person, id: await approved(service, person, state) }
  }
  const stateOf = async ({ id }: { readonly id: string }) => (await participation(service, id))?.state
  const postpone = async (day = '') => {
    const [row] = await service.db.query<{ version: number }>(sql`select version from fairs where id = ${fair}`)
    await service.call(postponeFair, { fair, version: row?.version ?? 0, reason, day }, mine)
  }
  const inAMonth = () => addDays(chinaDay(service.clock.now()), 30)

  test('lets nobody pass, but may say no', async () => {
    const [one, other] = [await employer('applied'), await employer('applied')]
    const decide = async (more: object) => {
      const input = { fair, ids: [one.id, other.id], ...more }
      return (await service.sendRaw(decideFairApplications, input, mine)).body
    }
    await postpone()
    expect(await decide({ decision: 'approve' })).toMatchObject({
      code: codes.wrongState,
      msg: '招聘会已延期，定下新的日期后才能通过审核',
    })
    expect([await stateOf(one), await stateOf(other)]).toEqual(['applied', 'applied'])
    expect(await messagesTo(service, one.person)).toEqual(['招聘会延期'])
    const no = await decide({ ids: [other.id], decision: 'refuse', reason: '岗位与本场主题不符' })
    expect(no).toMatchObject({ data: { done: 1, skipped: 0 } })
    await postpone(inAMonth())
    expect(await decide({ decision: 'approve' })).toMatchObject({ data: { done: 1, skipped: 1 } })
    expect([await stateOf(one), await stateOf(other)]).toEqual(['approved', 'refused'])
  })

  test('may take back a booth, with its fee; who waits is asked once there is a day', async () => {
    const [one, waits] = [await employer('approved'), await employer('approved')]
    const { url } = await heldOrder(service, one.person, one.id)
    await press(service, url)
    await service.call(waitForBooth, { id: waits.id, kind: 'standard' }, waits.person)
    const isOffered = async () => (await messagesTo(service, waits.person)).includes('有展位空出，请尽快答复')
    await postpone()
    await service.call(releaseFairBooth, { fair, participation: one.id, reason: '超范围招聘' }, mine)
    expect(await stateOf(one)).toBe('released')
    expect(await service.db.query(sql`select 1 from payment_refunds`)).toHaveLength(1)
    await keepFairBookings(service.db, service.clock.now())
    expect(await isOffered()).toBe(false)
    await postpone(inAMonth())
    await keepFairBookings(service.db, service.clock.now())
    expect(await isOffered()).toBe(true)
  })
})
