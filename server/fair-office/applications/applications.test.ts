import { expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  assignFairBooth,
  checkInExhibitor,
  decideFairApplications,
  listFairApplications,
  releaseFairBooth,
  swapFairBooths,
} from '#contract/fair-office'
import { sql } from '../../db/sql.ts'
import { describeOnBothEngines } from '../../db/testing.ts'
import { boothId, companyWithJob, openJob } from '../../fair-bookings/testing.ts'
import { seedExhibitor, seedFair } from '../../job-fairs/testing.ts'
import { createTestService, type TestService } from '../../testing.ts'
import { fairOfficeCalls } from '../index.ts'
import { fairOfficer } from '../testing.ts'
import { markAbsent } from '../upkeep.ts'

const state = async ({ db }: TestService, id: string) =>
  (await db.query<{ state: string }>(sql`select state from fair_participations where id = ${id}`))[0]?.state

describeOnBothEngines('applications for a fair', open => {
  async function begin(opensIn = 10) {
    const service = await createTestService(await open(), fairOfficeCalls)
    const now = service.clock.now()
    await seedFair(service.db, now, { opensIn })
    const mine = await fairOfficer(service, 1, ['organise'])
    const join = async (given: Omit<Parameters<typeof seedExhibitor>[2], 'company'> = {}) => {
      const { companyId } = await companyWithJob(service)
      return seedExhibitor(service.db, now, { company: Number(companyId), ...given })
    }
    const send = async (...[endpoint, input]: [Parameters<typeof service.sendRaw>[0], object]) =>
      (await service.sendRaw(endpoint, { fair: '1', ...input }, mine)).body
    return { service, now, mine, join, send }
  }

  test('are shown with licence, jobs and history, those that wait first', async () => {
    const { service, now, mine, join } = await begin()
    await join({ booth: 'A01' })
    const { companyId } = await service.employer()
    const job = await openJob(service, companyId)
    await seedExhibitor(service.db, now, { company: Number(companyId), state: 'applied', jobs: [Number(job)] })
    await seedFair(service.db, now, { id: 2, opensIn: -30 })
    await seedExhibitor(service.db, now, { fair: 2, company: Number(companyId), state: 'absent' })
    const { list, counts, total } = await service.call(listFairApplications, { fair: '1' }, mine)
    expect(list.map(one => one.state)).toEqual(['applied', 'confirmed'])
    expect(list[0]).toMatchObject({
      absences: 1,
      fairs: 0,
      jobs: [{ id: job, title: '会计', headcount: 3 }],
      booth: '',
    })
    expect(list[1]).toMatchObject({ booth: 'A01', verifiedOn: '2025-01-01' })
    expect([counts.applied, counts.confirmed, total]).toEqual([1, 1, 2])
    const found = await service.call(listFairApplications, { fair: '1', state: 'confirmed', t: '赣江' }, mine)
    expect(found.total).toBe(1)
    expect((await service.call(listFairApplications, { fair: '1', t: '%' }, mine)).total).toBe(0)
  })

  test('pass or are refused together; what was answered before is left alone', async () => {
    const { service, join, send } = await begin()
    const [one, two, three] = [
      await join({ state: 'applied' }),
      await join({ state: 'applied' }),
      await join({ state: 'approved' }),
    ]
    expect(await send(decideFairApplications, { ids: [one], decision: 'refuse' })).toMatchObject({
      code: codes.invalid,
    })
    const reason = '所报岗位少于两个'
    expect(await send(decideFairApplications, { ids: [one], decision: 'refuse', reason })).toMatchObject({
      data: { done: 1, skipped: 0 },
    })
    expect(await send(decideFairApplications, { ids: [one, two, three], decision: 'approve' })).toMatchObject({
      data: { done: 1, skipped: 2 },
    })
    expect([await state(service, one), await state(service, two)]).toEqual(['refused', 'approved'])
    await seedFair(service.db, service.clock.now(), { id: 2 })
    const { companyId } = await service.employer()
    const other = await seedExhibitor(service.db, service.clock.now(), {
      fair: 2,
      company: Number(companyId),
      state: 'applied',
    })
    expect(await send(decideFairApplications, { ids: [other], decision: 'approve' })).toMatchObject({
      code: codes.notFound,
    })
  })

  test('do not pass where the rules let them not: each is named with why, and the others pass', async () => {
    const { service, join, send } = await begin()
    const [lapsed, sound] = [await join({ state: 'applied' }), await join({ state: 'applied' })]
    await service.db.run(sql`
      update companies set name = '过期电子', verified_at = '2020-01-01'
      where id = (select company_id from fair_participations where id = ${lapsed})`)
    expect(await send(decideFairApplications, { ids: [lapsed, sound], decision: 'approve' })).toMatchObject({
      data: {
        done: 1,
        skipped: 0,
        barred: [{ company: '过期电子', reason: '单位的营业执照核验已于 2020-07-01 到期，请重新提交核验' }],
      },
    })
    expect([await state(service, lapsed), await state(service, sound)]).toEqual(['applied', 'approved'])
    expect(
      await send(decideFairApplications, { ids: [lapsed], decision: 'refuse', reason: '执照核验已到期' }),
    ).toMatchObject({ data: { done: 1, barred: [] } })
  })

  test('get a booth, swap it and lose it again', async () => {
    const { service, mine, join, send } = await begin()
    const [one, two] = [await join({ state: 'approved' }), await join({ booth: 'A02' })]
    expect(await send(assignFairBooth, { participation: one, booth: await boothId(service, 'A02') })).toMatchObject({
      code: codes.wrongState,
    })
    expect(await send(assignFairBooth, { participation: one, booth: await boothId(service, 'A01') })).toMatchObject({
      code: codes.ok,
    })
    expect(await send(swapFairBooths, { one, other: two })).toMatchObject({ code: codes.ok })
    const booths = async () =>
      (await service.call(listFairApplications, { fair: '1' }, mine)).list
        .map(({ id, booth }) => [id === one ? 'one' : 'two', booth])
        .sort()
    expect(await booths()).toEqual([
      ['one', 'A02'],
      ['two', 'A01'],
    ])
    expect(await send(releaseFairBooth, { participation: one, reason: '没有按时确认' })).toMatchObject({
      code: codes.ok,
    })
    expect(await booths()).toEqual([
      ['one', ''],
      ['two', 'A01'],
    ])
    const steward = await fairOfficer(service, 1, ['steward'])
    expect((await service.sendRaw(listFairApplications, { fair: '1' }, steward)).body).toMatchObject({
      code: codes.roleTooLow,
    })
  })

  test('on the day: whoever confirmed checks in, others are absent once the time is over, and late is come', async () => {
    const { service, now, join, send } = await begin(0)
    const [one, two, three] = [
      await join({ booth: 'A01' }),
      await join({ booth: 'A02' }),
      await join({ booth: 'A03', state: 'booked' }),
    ]
    expect(await send(checkInExhibitor, { booth: 'ａ01' })).toMatchObject({ data: { booth: 'A01', isNew: true } })
    expect(await send(checkInExhibitor, { booth: 'A01' })).toMatchObject({ data: { isNew: false } })
    expect(await send(checkInExhibitor, { booth: 'A09' })).toMatchObject({ code: codes.invalid })
    expect(await send(checkInExhibitor, { participation: three })).toMatchObject({ code: codes.wrongState })
    await markAbsent(service.db, new Date(now.getTime() + 29 * 60_000))
    expect(await state(service, two)).toBe('confirmed')
    await markAbsent(service.db, new Date(now.getTime() + 30 * 60_000))
    expect([await state(service, one), await state(service, two)]).toEqual(['present', 'absent'])
    expect(await send(checkInExhibitor, { participation: two })).toMatchObject({ data: { isNew: true } })
    expect(await state(service, two)).toBe('present')
  })
})
