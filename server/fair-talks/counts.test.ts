import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ANSWER_MS, KEEP_MS } from '#contract/fair-queue'
import { listTalkBoards } from '#contract/fair-talks'
import { describeOnBothEngines } from '../db/testing.ts'
import type { TestService } from '../testing.ts'
import { heardOf } from './presence.ts'
import { callOne, join, seedBooth, serviceOnOpenDay, talking } from './testing.ts'

const SECOND = 1_000

describeOnBothEngines('how full queues are', open => {
  let service: TestService
  beforeEach(async () => {
    service = await serviceOnOpenDay(open)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const waiting = async () => (await service.call(listTalkBoards, { fair: '1' })).list.map(board => board.waiting)

  test('counts whoever waits now, as the clock has made it, before anybody writes that', async () => {
    const booths = [
      await seedBooth(service, 'A01'),
      await seedBooth(service, 'A02'),
      await seedBooth(service, 'A03'),
      await seedBooth(service, 'A04'),
    ] as const
    const [calling, speaking, waited] = booths
    const people = [await service.seeker(), await service.seeker(), await service.seeker()] as const
    await talking(service, speaking, people[0])
    for (const person of people.slice(1)) {
      await join(service, calling, person)
      await join(service, waited, person)
    }
    await callOne(service, calling)
    expect(await waiting()).toEqual([1, 0, 2, 0])
    service.clock.advance(ANSWER_MS / SECOND)
    expect(await waiting()).toEqual([2, 0, 2, 0])
    const [, here] = people
    service.clock.advance(KEEP_MS / SECOND / 2)
    await heardOf(service.db, { users: [here.id] }, service.clock.now())
    service.clock.advance(KEEP_MS / SECOND / 2)
    expect(await waiting()).toEqual([1, 0, 1, 0])
  })
})
