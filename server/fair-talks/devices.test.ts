import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { KEEP_MS } from '#contract/fair-queue'
import { answerCall, leaveQueue, myQueues } from '#contract/fair-talks'
import { describeOnBothEngines } from '../db/testing.ts'
import { beginSession } from '../session/tokens.ts'
import type { TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'
import { heardOf } from './presence.ts'
import { callOne, join, seedBooth, serviceOnOpenDay } from './testing.ts'
import { keepTalks } from './upkeep.ts'

const KEEP = KEEP_MS / 1_000

describeOnBothEngines('a number of a queue on another device', open => {
  let service: TestService
  beforeEach(async () => {
    service = await serviceOnOpenDay(open)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  /** The same person with a session of another device. */
  async function elsewhere(person: TestPerson): Promise<TestPerson> {
    const { access_token: token } = await beginSession(service.db, { id: person.id, userType: 2 }, service.clock.now())
    return { ...person, token }
  }
  const placeOf = async (person: TestPerson) => (await service.call(myQueues, { fair: '1' }, person)).places[0]

  test('is the same, is kept by being there, and is answered from there', async () => {
    const booth = await seedBooth(service, 'A01')
    const desktop = await service.seeker()
    const { id, number } = await join(service, booth, desktop)
    await join(service, booth, await service.seeker())
    service.clock.advance(KEEP - 1)
    const phone = await elsewhere(desktop)
    expect(await placeOf(phone)).toMatchObject({ id, number, state: 'waiting', before: 0 })
    expect(await join(service, booth, phone)).toMatchObject({ id, number })
    await heardOf(service.db, { users: [phone.id] }, service.clock.now())
    service.clock.advance(KEEP - 1)
    await keepTalks(service.db, service.clock.now())
    expect(await placeOf(phone)).toMatchObject({ id, state: 'waiting', before: 0 })
    await heardOf(service.db, { users: [phone.id] }, service.clock.now())
    await callOne(service, booth)
    await service.call(answerCall, { place: id }, phone)
    expect(await placeOf(desktop)).toMatchObject({ id, state: 'talking' })
  })

  test('is nobody else’s: given up on one it is gone on the other', async () => {
    const booth = await seedBooth(service, 'A01')
    const desktop = await service.seeker()
    const { id } = await join(service, booth, desktop)
    const phone = await elsewhere(desktop)
    await service.call(leaveQueue, { place: id }, phone)
    expect(await placeOf(desktop)).toMatchObject({ id, state: 'left' })
  })
})
