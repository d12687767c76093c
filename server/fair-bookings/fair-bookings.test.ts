import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  applyForFairs,
  bringJobs,
  chooseBooth,
  confirmParticipation,
  editFairTags,
  fairAttendees,
  fairsOfJob,
  listFairBooths,
  listJoinableFairs,
  listParticipations,
  participationInfo,
  saveFairWishes,
  withdrawParticipation,
} from '#contract/fair-bookings'
import { fairContract } from '#contract/fair-contract'
import { listMenus } from '#contract/site'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { seedExhibitor, seedFair } from '../job-fairs/testing.ts'
import { siteCalls } from '../site/index.ts'
import type { TestEmployer } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { approve, fairBookingsCalls } from './index.ts'
import { approved, boothId, companyWithJob, creating, messagesTo, openJob } from './testing.ts'
import { keepFairBookings } from './upkeep.ts'

const DAY = 86_400
const people = [
  { name: '熊建业', phone: '13800000001' },
  { name: '热合曼·䶮', phone: '13800000002' },
]

describeOnBothEngines('employers at job fairs', open => {
  let service: TestService
  let person: TestEmployer & { readonly job: string }
  beforeEach(async () => {
    service = createTestService(await open(), [...fairBookingsCalls, ...siteCalls])
    await seedFair(service.db, service.clock.now())
    person = await companyWithJob(service)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const application = (changes: object = {}) => ({
    fairs: ['1'],
    jobs: [person.job],
    equipment: ['power' as const],
    wishes: '靠门',
    contract: fairContract.version,
    ...changes,
  })
  const apply = (changes: object = {}, who = person) => service.call(applyForFairs, application(changes), creating(who))
  const info = (id: string, who = person) => service.call(participationInfo, { id }, who)

  test('apply to many fairs at once, each answered by itself', async () => {
    await seedFair(service.db, service.clock.now(), { id: 2, opensIn: 4 })
    await seedFair(service.db, service.clock.now(), { id: 3 })
    await seedExhibitor(service.db, service.clock.now(), {
      fair: 3,
      company: Number(person.companyId),
      state: 'applied',
    })
    const { results } = await apply({ fairs: ['3', '2', '1'] })
    expect(results.map(({ fair, reason }) => [fair, reason])).toEqual([
      ['1', ''],
      ['2', '报名已截止'],
      ['3', '本单位已经报名这场招聘会'],
    ])
    const own = await info(results[0]?.participation ?? '')
    expect(own).toMatchObject({
      state: 'applied',
      next: { step: 'review' },
      wishes: '靠门',
      equipment: ['power'],
      contract: { version: fairContract.version, at: service.clock.now().getTime() },
      jobs: [{ id: person.job }],
    })
    expect(await messagesTo(service, person)).toEqual(['招聘会报名已提交'])
    expect((await service.call(listParticipations, {}, person)).total).toBe(2)
  })

  test('twice the same application is one', async () => {
    const key = creating(person)
    const [one, other] = [
      await service.call(applyForFairs, application(), key),
      await service.call(applyForFairs, application(), key),
    ]
    expect(other).toEqual(one)
    expect(await service.db.query(sql`select 1 from fair_participations`)).toHaveLength(1)
  })

  test('are told what is wrong with an application at its field', async () => {
    const refused = async (changes: object) => {
      const error = await apply(changes).catch((error: unknown) => error)
      return Object(Object(error).data).fields
    }
    expect(await refused({ contract: '1999-01' })).toEqual({ contract: '参会约定已更新，请重新阅读并同意' })
    expect(await refused({ jobs: ['999999'] })).toEqual({ jobs: '所选职位中有已下架的，请重新选择' })
    await service.db.run(sql`update companies set account_kind = 'agency' where id = ${person.companyId}`)
    expect(await refused({})).toEqual({
      agencyLicence: '人力资源服务机构请填写人力资源服务许可证编号',
      agencyUntil: '请选择许可证有效期',
    })
    expect(await refused({ agencyLicence: '（赣）人服证字〔2024〕第0001号', agencyUntil: '2025-06-02' })).toEqual({
      agencyUntil: '许可证已过有效期，请更新后再报名',
    })
    const { results } = await apply({ agencyLicence: '360100202400012', agencyUntil: '2027-01-01' })
    expect(results[0]?.reason).toBe('')
    expect(await service.call(listJoinableFairs, {}, person)).toMatchObject({
      isAgency: true,
      agencyLicence: '360100202400012',
      agencyUntil: '2027-01-01',
    })
  })

  test('take part with a licence in date alone', async () => {
    await service.db.run(sql`update companies set verified_at = '2024-11-01' where id = ${person.companyId}`)
    expect((await apply()).results[0]?.reason).toBe('单位的营业执照核验已于 2025-05-01 到期，请重新提交核验')
    await service.db.run(sql`update companies set verified_at = null where id = ${person.companyId}`)
    expect(await service.call(listJoinableFairs, {}, person)).toMatchObject({
      barred: '单位的营业执照还没有核验',
      list: [{ fair: { id: '1' }, mine: null, freeBooths: 20 }],
    })
  })

  test('are shut out for a year after two no-shows', async () => {
    for (const id of [2, 3]) {
      await seedFair(service.db, service.clock.now(), { id, opensIn: -30 * id })
      await seedExhibitor(service.db, service.clock.now(), {
        fair: id,
        company: Number(person.companyId),
        state: 'absent',
      })
    }
    expect((await apply()).results[0]?.reason).toBe('单位一年内 2 次未到场，2026-04-04 10:00 前不能参加招聘会')
  })

  test('applies by a recruiter, not by a reader', async () => {
    const reader = await service.employer(person.companyId, 'reader')
    await expect(apply({}, { ...reader, job: person.job })).rejects.toMatchObject({ code: codes.roleTooLow })
  })

  test('goes from application to confirmation, with who comes sealed', async () => {
    const id = (await apply()).results[0]?.participation ?? ''
    const choice = { id, booth: await boothId(service, 'B03') }
    await expect(service.call(chooseBooth, choice, person)).rejects.toMatchObject({ code: codes.wrongState })
    await service.db.tx(tx => approve(tx, { fair: 1, participation: id, user: null, now: service.clock.now() }))
    expect((await info(id)).next.step).toBe('choose')
    expect(await service.call(chooseBooth, choice, person)).toMatchObject({
      state: 'booked',
      booth: { code: 'B03', until: null },
      next: { step: 'confirm' },
    })
    const confirmed = await service.call(confirmParticipation, { id, attendees: people }, person)
    expect(confirmed).toMatchObject({ state: 'confirmed', attendees: 2, next: { step: 'come' } })
    expect(await service.call(fairAttendees, { id }, person)).toEqual({ attendees: people })
    const [sealed] = await service.db.query<{ sealed: Uint8Array }>(sql`select sealed from fair_attendees`)
    expect(Buffer.from(sealed?.sealed ?? []).includes('13800000001')).toBe(false)
    expect(service.log.join()).not.toContain('13800000001')
    expect(await messagesTo(service, person)).toHaveLength(4)
    service.clock.advance(41 * DAY)
    await keepFairBookings(service.db, service.clock.now())
    expect(await service.db.query(sql`select 1 from fair_attendees`)).toEqual([])
  })

  test('chooses no booth once its licence check has lapsed, and keeps the one that it has', async () => {
    const id = await approved(service, person)
    const choice = { id, booth: await boothId(service, 'B03') }
    const verified = (day: string) =>
      service.db.run(sql`update companies set verified_at = ${day}::date where id = ${person.companyId}`)
    await verified('2020-01-01')
    await expect(service.call(chooseBooth, choice, person)).rejects.toMatchObject({
      code: codes.wrongState,
      message: '现在不能选展位：单位的营业执照核验已于 2020-07-01 到期，请重新提交核验',
    })
    expect(await info(id)).toMatchObject({ state: 'approved', booth: null })
    await verified('2025-01-01')
    expect(await service.call(chooseBooth, choice, person)).toMatchObject({ state: 'booked', booth: { code: 'B03' } })
    await verified('2020-01-01')
    const other = { id, booth: await boothId(service, 'B04') }
    expect(await service.call(chooseBooth, other, person)).toMatchObject({ state: 'booked', booth: { code: 'B04' } })
  })

  test('changes to a booth that is free, and to no other', async () => {
    const id = await approved(service, person, 'confirmed', 'A01')
    const other = await companyWithJob(service)
    await approved(service, other, 'booked', 'A02')
    await expect(service.call(chooseBooth, { id, booth: await boothId(service, 'A02') }, person)).rejects.toMatchObject(
      { code: codes.invalid, data: { fields: { booth: expect.stringContaining('选走') } } },
    )
    expect(await service.call(chooseBooth, { id, booth: await boothId(service, 'A03') }, person)).toMatchObject({
      state: 'confirmed',
      booth: { code: 'A03' },
    })
    const { booths } = await service.call(listFairBooths, { id }, person)
    const states = Object.fromEntries(booths.map(({ code, state }) => [code, state]))
    expect(states).toMatchObject({ A01: 'free', A02: 'taken', A03: 'mine' })
  })

  test('cancels freely until the day before; later it counts as an absence, told before', async () => {
    const id = await approved(service, person, 'confirmed', 'A01')
    // The day of the fair has begun: it opens in an hour.
    await service.db.run(sql`update fairs set opens_at = ${new Date(service.clock.now().getTime() + 3_600_000)},
      book_until = ${service.clock.now()}, apply_until = ${service.clock.now()}`)
    const late = { id, accepted: false }
    await expect(service.call(withdrawParticipation, late, person)).rejects.toMatchObject({ code: codes.wrongState })
    expect(await service.call(withdrawParticipation, { id, accepted: true }, person)).toMatchObject({
      state: 'withdrawn',
      booth: null,
    })
    const rows = await service.db.query(sql`select late_withdrawal from fair_participations where late_withdrawal`)
    expect(rows).toHaveLength(1)
  })

  test('may come again after cancelling in time', async () => {
    const id = await approved(service, person, 'booked', 'A01')
    expect(await service.call(withdrawParticipation, { id, accepted: false }, person)).toMatchObject({
      state: 'withdrawn',
      next: { step: 'again' },
    })
    expect((await apply()).results).toEqual([expect.objectContaining({ participation: id, reason: '' })])
  })

  test('says six checked words of itself, and what it wishes', async () => {
    const id = await approved(service, person)
    expect(await service.call(editFairTags, { id, tags: ['双休', '五险一金'] }, person)).toEqual({
      tags: ['双休', '五险一金'],
    })
    await expect(service.call(editFairTags, { id, tags: ['双休', '限男性'] }, person)).rejects.toMatchObject({
      code: codes.invalid,
      data: { fields: { 'tags.1': expect.any(String) } },
    })
    for (const tags of [['一二三四五六七八九'], ['1', '2', '3', '4', '5', '6', '7'], ['双休', '双休']])
      await expect(service.call(editFairTags, { id, tags }, person)).rejects.toMatchObject({ code: codes.invalid })
    await service.call(saveFairWishes, { id, equipment: ['screen'], wishes: '两个插座' }, person)
    expect(await info(id)).toMatchObject({ tags: ['双休', '五险一金'], equipment: ['screen'], wishes: '两个插座' })
  })

  test.each([
    ['refused', 'planned', '报名未通过审核，不能修改'],
    ['released', 'postponed', '贵单位的展位或名额已收回，不能修改'],
    ['withdrawn', 'stopped', '贵单位已取消报名，不能修改'],
    ['booked', 'postponed', '招聘会已延期，定下新的日期后可以修改'],
    ['released', 'cancelled', '招聘会已取消，不能修改'],
    ['booked', 'over', '招聘会已结束，不能修改'],
  ] as const)(
    'changes nothing once it is %s or the fair %s, and reads which of them is so',
    async (state, fair, msg) => {
      const given = fair === 'over' ? { opensIn: -2 } : { state: fair }
      await seedFair(service.db, service.clock.now(), { id: 2, ...given })
      const company = Number(person.companyId)
      const id = await seedExhibitor(service.db, service.clock.now(), { fair: 2, company, state })
      for (const [endpoint, input] of [
        [editFairTags, { id, tags: ['双休'] }],
        [saveFairWishes, { id, equipment: [], wishes: '' }],
        [bringJobs, { participation: id, jobs: [person.job] }],
        [confirmParticipation, { id, attendees: people }],
      ] as const)
        expect((await service.sendRaw(endpoint, input, person)).body).toMatchObject({ code: codes.wrongState, msg })
    },
  )

  test('goes on telling of itself while the fair is stopped', async () => {
    const id = await approved(service, person)
    await service.db.run(sql`update fairs set state = 'stopped'`)
    expect(await service.call(editFairTags, { id, tags: ['双休'] }, person)).toEqual({ tags: ['双休'] })
  })

  test('brings its own open jobs and takes them away again; a job names its fairs', async () => {
    const id = await approved(service, person, 'booked', 'A01')
    const second = await openJob(service, person.companyId)
    await service.call(bringJobs, { participation: id, jobs: [second, person.job] }, person)
    expect((await info(id)).jobs.map(({ id }) => id)).toEqual([second, person.job])
    expect(await service.call(fairsOfJob, { job: second }, person)).toMatchObject({
      list: [{ participation: id, fair: '1', booth: 'A01', state: 'booked' }],
    })
    const foreign = (await companyWithJob(service)).job
    await expect(service.call(bringJobs, { participation: id, jobs: [foreign] }, person)).rejects.toMatchObject({
      code: codes.invalid,
    })
    await service.call(bringJobs, { participation: id, jobs: [person.job] }, person)
    expect((await info(id)).jobs.map(({ id }) => id)).toEqual([person.job])
  })

  test('sees the entry of its menu once it has joined a fair', async () => {
    const shown = async () => {
      const { list } = await service.call(listMenus, { audience: 'employer' }, person)
      return list.filter(({ url }) => url.startsWith('/manage/fair/')).map(({ url, show }) => [url, show])
    }
    expect(await shown()).toEqual([
      ['/manage/fair/onsite', false],
      ['/manage/fair/online', false],
    ])
    await approved(service, person)
    expect(await shown()).toEqual([
      ['/manage/fair/onsite', true],
      ['/manage/fair/online', false],
    ])
  })
})
