import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callNext, handOverTalk, openTalks, readTalk, reportTalk } from '#contract/fair-talks'
import { listMessages } from '#contract/messages'
import { delivered } from '../applications/testing.strangers.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines, describeOnPostgres } from '../db/testing.ts'
import { fairOfficer } from '../fair-office/testing.ts'
import { slot } from '../interviews/testing.ts'
import { seedExhibitor } from '../job-fairs/testing.ts'
import type { TestService } from '../testing.ts'
import { creating, join, seedBooth, serviceOnOpenDay, talking } from './testing.ts'
import { dropOldTalks } from './upkeep.ts'

describeOnBothEngines('what talks at a fair on line come to', open => {
  let service: TestService
  beforeEach(async () => {
    service = await serviceOnOpenDay(open)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  test('lead to an interview with who has applied, and to the office with who is reported', async () => {
    const { seeker, employer } = await delivered(service)
    const company = Number(employer.companyId)
    const participation = await seedExhibitor(service.db, service.clock.now(), {
      company,
      state: 'present',
      booth: 'A05',
    })
    const booth = { recruiter: employer, participation }
    await service.call(openTalks, { fair: '1', open: true, minutes: 5 }, employer)
    const id = await talking(service, booth, seeker)
    const terms = {
      way: 'phone',
      contact: '熊经理',
      phone: '13800000001',
      minutes: 30,
      slots: [slot('2025-06-05', '10:00')],
    }
    const { interviewId } = await service.call(handOverTalk, { id, ...terms }, creating(employer))
    expect(await service.call(readTalk, { id }, seeker)).toMatchObject({ interviewId })
    const officer = await fairOfficer(service)
    const { ticket } = await service.call(reportTalk, { id, reason: 'fee', detail: '要押金' }, creating(seeker))
    expect(ticket).toMatch(/^JL\d{8}-\d{6}$/)
    expect((await service.call(listMessages, {}, officer)).list[0]?.body).toContain('收费、要押金或扣证件')
  })

  test('are forgotten ninety days after the fair', async () => {
    const booth = await seedBooth(service, 'A01')
    await talking(service, booth, await service.seeker())
    service.clock.advance(91 * 86_400)
    await dropOldTalks(service.db, service.clock.now())
    expect(await service.db.query(sql`select 1 from fair_threads union all select 1 from fair_places`)).toEqual([])
  })
})

describeOnPostgres('a queue that everybody comes to at once', open => {
  test('gives fifty numbers to fifty people, and two recruiters two of them', async () => {
    const service = await serviceOnOpenDay(open)
    const booth = await seedBooth(service, 'A01')
    const colleague = await service.employer(booth.recruiter.companyId, 'recruiter')
    const people = await Promise.all(Array.from({ length: 50 }, () => service.seeker()))
    const places = await Promise.all(people.map(person => join(service, booth, person)))
    expect(new Set(places.map(({ number }) => number)).size).toBe(50)
    await Promise.all([booth.recruiter, colleague].map(whose => service.call(callNext, { fair: '1' }, whose)))
    const called = await service.db.query<{ number: number }>(
      sql`select number from fair_places where state = 'called'`,
    )
    expect(called.map(({ number }) => number).toSorted()).toEqual([1, 2])
  })
})
