import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callNext, joinQueue, openTalks } from '#contract/fair-talks'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { markAbsent } from '../fair-office/upkeep.ts'
import { seedExhibitor } from '../job-fairs/testing.ts'
import type { TestService } from '../testing.ts'
import { serviceOnOpenDay } from './testing.ts'

describeOnBothEngines('exhibitors of a fair on line, where nobody stands at a gate', open => {
  let service: TestService
  beforeEach(async () => {
    service = await serviceOnOpenDay(open)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  async function confirmed(booth: string) {
    const recruiter = await service.employer()
    const company = Number(recruiter.companyId)
    return { recruiter, id: await seedExhibitor(service.db, service.clock.now(), { company, booth }) }
  }
  const state = async (id: string) =>
    (await service.db.query<{ state: string }>(sql`select state from fair_participations where id = ${id}`))[0]?.state

  test('have come once they open their queue, and go on taking people', async () => {
    const { recruiter, id } = await confirmed('A01')
    await service.call(openTalks, { fair: '1', open: false, minutes: 10 }, recruiter)
    expect(await state(id)).toBe('confirmed')
    await service.call(openTalks, { fair: '1', open: true, minutes: 10 }, recruiter)
    expect(await state(id)).toBe('present')
    service.clock.advance(31 * 60)
    await markAbsent(service.db, service.clock.now())
    const { place } = await service.call(joinQueue, { participation: id }, await service.seeker())
    expect(place.number).toBe(1)
    await service.db.run(sql`update fair_participations set state = 'confirmed' where id = ${id}`)
    await service.call(callNext, { fair: '1' }, recruiter)
    expect(await state(id)).toBe('present')
  })

  test('are missed by no clock: their jobs stand there, and a queue may open late', async () => {
    const { recruiter, id } = await confirmed('A01')
    service.clock.advance(60 * 60)
    await markAbsent(service.db, service.clock.now())
    expect(await state(id)).toBe('confirmed')
    await service.call(openTalks, { fair: '1', open: true, minutes: 10 }, recruiter)
    await service.call(joinQueue, { participation: id }, await service.seeker())
    expect(await state(id)).toBe('present')
  })
})
