import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { stopFair } from '#contract/fair-office'
import { ANSWER_MS } from '#contract/fair-queue'
import { REMIND_EVERY_MS } from '#contract/fair-queue-help'
import { decideTalkReport, officeQueues, remindExhibitor } from '#contract/fair-talk-office'
import { openTalks } from '#contract/fair-talks'
import { listMessages } from '#contract/messages'
import { pathTo } from '#contract/pages'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { fairOfficeCalls } from '../fair-office/index.ts'
import { fairOfficer } from '../fair-office/testing.ts'
import { STAFFED_MS } from '../fair-talks/boards.ts'
import { fairTalksCalls } from '../fair-talks/index.ts'
import { heardOf } from '../fair-talks/presence.ts'
import { callOne, join, seedBooth, seedOpenDay, talking } from '../fair-talks/testing.ts'
import { seedFair } from '../job-fairs/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import type { TestEmployer } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { fairTalkOfficeCalls } from './index.ts'
import { seedReport } from './testing.ts'

describeOnBothEngines('the queues of a fair on line as its office sees them', open => {
  let service: TestService
  let officer: TestEmployer
  beforeEach(async () => {
    service = createTestService(await open(), [
      ...fairTalkOfficeCalls,
      ...fairTalksCalls,
      ...fairOfficeCalls,
      ...messagesCalls,
    ])
    await seedOpenDay(service)
    officer = await fairOfficer(service)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const queues = (by = officer) => service.call(officeQueues, { fair: '1' }, by)
  const remind = (participation: string, by = officer) =>
    service.call(remindExhibitor, { fair: '1', participation }, by)
  const pass = (ms: number) => service.clock.advance(ms / 1_000)
  const told = async (person: TestEmployer) => (await service.call(listMessages, {}, person)).list

  test('count who waits, is called and is spoken to, and since when, without a word of who they are', async () => {
    const busy = await seedBooth(service, 'A01')
    await seedBooth(service, 'A02', false)
    const [first, second, third, fourth] = [
      await service.seeker(),
      await service.seeker(),
      await service.seeker(),
      await service.seeker(),
    ]
    await talking(service, busy, first)
    const since = service.clock.now().getTime()
    await join(service, busy, second)
    pass(1_000)
    await join(service, busy, third)
    await join(service, busy, fourth)
    const { fair, list } = await queues()
    expect(fair).toMatchObject({ state: 'planned', reason: '', stoppedAt: 0 })
    expect(list).toEqual([
      {
        participation: busy.participation,
        company: expect.any(String),
        booth: 'A01',
        open: true,
        isBarred: false,
        recruiters: 1,
        waiting: 3,
        called: 0,
        talking: 1,
        waitingSince: since,
        remindedAt: 0,
      },
      expect.objectContaining({ booth: 'A02', open: false, recruiters: 0, waiting: 0, waitingSince: 0 }),
    ])
  })

  test('stand as the clock has made them, before anybody writes that', async () => {
    const booth = await seedBooth(service, 'A01')
    const since = service.clock.now().getTime()
    await join(service, booth, await service.seeker())
    await callOne(service, booth)
    expect((await queues()).list).toMatchObject([{ waiting: 0, called: 1, talking: 0, waitingSince: 0 }])
    pass(ANSWER_MS)
    expect((await queues()).list).toMatchObject([{ waiting: 1, called: 0, talking: 0, waitingSince: since }])
  })

  test('say who has left a stand, and that the fair is stopped', async () => {
    const booth = await seedBooth(service, 'A01')
    pass(STAFFED_MS + 1_000)
    expect((await queues()).list).toMatchObject([{ recruiters: 0 }])
    await heardOf(service.db, { users: [booth.recruiter.id] }, service.clock.now())
    expect((await queues()).list).toMatchObject([{ recruiters: 1 }])
    await service.call(stopFair, { fair: '1', reason: '系统维护' }, officer)
    expect((await queues()).fair).toMatchObject({
      state: 'stopped',
      reason: '系统维护',
      stoppedAt: service.clock.now().getTime(),
    })
    await expect(remind(booth.participation)).rejects.toMatchObject({ code: codes.wrongState })
  })

  test('are for each mandate of that fair alone, and for fairs on line', async () => {
    const { participation, recruiter } = await seedBooth(service, 'A01')
    for (const mandate of ['organise', 'supervise', 'steward'] as const) {
      const person = await fairOfficer(service, 1, [mandate])
      expect((await queues(person)).list).toHaveLength(1)
    }
    await seedFair(service.db, service.clock.now(), { id: 2, kind: '1', opensIn: 3 })
    const elsewhere = await fairOfficer(service, 2)
    const missing = { code: codes.notFound }
    for (const stranger of [elsewhere, recruiter]) {
      await expect(queues(stranger)).rejects.toMatchObject(missing)
      await expect(remind(participation, stranger)).rejects.toMatchObject(missing)
    }
    await expect(service.call(officeQueues, { fair: '2' }, elsewhere)).rejects.toMatchObject(missing)
    await expect(service.call(remindExhibitor, { fair: '2', participation }, elsewhere)).rejects.toMatchObject(missing)
    expect(await told(recruiter)).toEqual([])
  })

  test('a reminder reaches who works there, once in a while, and is on record', async () => {
    const { participation, recruiter } = await seedBooth(service, 'A01')
    const colleague = await service.employer(recruiter.companyId, 'recruiter')
    await join(service, { participation, recruiter }, await service.seeker())
    const at = service.clock.now().getTime()
    expect(await remind(participation)).toEqual({ told: 1, at })
    expect(await told(recruiter)).toMatchObject([
      {
        title: '请到在线交流台接待求职者',
        body: expect.stringContaining('A01 展位现有 1 人在排队'),
        link: pathTo('fairsOnline', null, { view: 'talks', id: '1' }),
      },
    ])
    expect(await told(colleague)).toEqual([])
    expect((await queues()).list).toMatchObject([{ remindedAt: at }])
    const other = await fairOfficer(service, 1, ['steward'])
    pass(REMIND_EVERY_MS - 1_000)
    await expect(remind(participation, other)).rejects.toMatchObject({ code: codes.tooMany })
    expect(await told(recruiter)).toHaveLength(1)
    pass(1_000)
    expect(await remind(participation, other)).toMatchObject({ told: 1 })
    const audited = await service.db.query(sql`
      select actor, detail from audit_log where action = 'fair-queue.remind' and subject_id = ${participation} order by at`)
    expect(audited).toEqual([
      { actor: officer.id, detail: { fair: '1', waiting: 1, told: 1 } },
      { actor: other.id, detail: { fair: '1', waiting: 0, told: 1 } },
    ])
  })

  test('two who remind at once send one message', async () => {
    const { participation, recruiter } = await seedBooth(service, 'A01', false)
    const other = await fairOfficer(service)
    const tries = await Promise.allSettled([remind(participation), remind(participation, other)])
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await told(recruiter)).toHaveLength(1)
  })

  test('nobody is reminded whose talks the office has ended', async () => {
    const { id, booth } = await seedReport(service)
    await service.call(decideTalkReport, { id, decision: 'stop', answer: '已核实，停止交流' }, officer)
    expect((await queues()).list).toMatchObject([{ isBarred: true }])
    await expect(remind(booth.participation)).rejects.toMatchObject({ code: codes.wrongState })
    await expect(service.call(openTalks, { fair: '1', open: true, minutes: 10 }, booth.recruiter)).rejects.toThrow()
  })
})
