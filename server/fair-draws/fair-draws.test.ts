import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { withdrawParticipation } from '#contract/fair-bookings'
import { checkDraw } from '#contract/fair-draw'
import {
  cancelTalkSlot,
  listTalkBooths,
  listTalkSlots,
  myTalkSlots,
  offeredTalkSlots,
  offerTalkSlots,
  takeTalkSlot,
  talkDraw,
  wishTalkSlots,
  withdrawTalkSlots,
} from '#contract/fair-draws'
import { postponeFair, resumeFair, stopFair } from '#contract/fair-office'
import { sha256Hex } from '#contract/sha256'
import { addDays, chinaDay } from '../china-time.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { fairBookingsCalls } from '../fair-bookings/index.ts'
import { messagesTo } from '../fair-bookings/testing.ts'
import { fairOfficeCalls } from '../fair-office/index.ts'
import { fairOfficer } from '../fair-office/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { fairDrawsCalls, slotsNowOf } from './index.ts'
import { withdrawTalks } from './leaving.ts'
import { seededExhibitor, TO_DRAW } from './testing.ts'
import { keepFairDraws } from './upkeep.ts'

const DAY = 86_400
const MINUTE = 60_000
const fair = '1'

describeOnBothEngines('talk slots at a fair on line', open => {
  let service: TestService
  let exhibitor: Awaited<ReturnType<typeof seededExhibitor>>
  let ids: string[]
  beforeEach(async () => {
    service = createTestService(await open(), [...fairDrawsCalls, ...fairOfficeCalls, ...fairBookingsCalls])
    exhibitor = await seededExhibitor(service)
    ids = await slots()
  })

  const slots = async () =>
    (await service.call(listTalkSlots, { participation: exhibitor.participation })).slots.map(({ id }) => id)
  const mine = (person: TestPerson) => service.call(myTalkSlots, { fair }, person)
  const wish = (person: TestPerson, ...slots: string[]) => service.call(wishTalkSlots, { fair, slots }, person)
  const take = (person: TestPerson, slot = '') => service.sendRaw(takeTalkSlot, { slot }, person)
  const draw = () => service.call(talkDraw, { fair })
  /** A moment after requests have ended: a day before the opening. */
  const toDraw = () => service.clock.advance(TO_DRAW)
  const granted = async (person: TestPerson) => (await mine(person)).grants.map(({ id }) => id)

  test('are drawn once requests have ended, by whoever reads first, and anybody can draw again', async () => {
    const people = [await service.seeker(), await service.seeker(), await service.seeker()]
    const [a = '', b = '', c = ''] = ids
    for (const person of people) await wish(person, a, b, c)
    const before = await draw()
    expect(before).toMatchObject({ seed: '', slots: [], requests: [], grants: [], draw: { stage: 'requesting' } })
    toDraw()
    const after = await draw()
    expect(after.draw).toMatchObject({
      stage: 'leftovers',
      hash: before.draw.hash,
      drawnAt: service.clock.now().getTime(),
    })
    expect(await sha256Hex(after.seed)).toBe(before.draw.hash)
    expect(after.requests).toHaveLength(9)
    const published = { hash: after.draw.hash, grants: after.grants }
    expect(await checkDraw({ ...after, perPerson: after.draw.perPerson }, published)).toBe('right')
    expect((await Promise.all(people.map(granted))).flat().sort()).toEqual([a, b, c].sort())
    await keepFairDraws(service.db, service.clock.now())
    expect(await draw()).toEqual(after)
    for (const person of people)
      expect(await messagesTo(service, person)).toEqual([
        `交流时段抽签结果：${(await granted(person)).length > 0 ? '已中签' : '未中签'}`,
      ])
    expect(JSON.stringify(after)).not.toContain(people[0]?.id)
  })

  test('are wished in an order that can be changed and withdrawn, each with a number of its own', async () => {
    const person = await service.seeker()
    const [a = '', b = ''] = ids
    const first = await wish(person, a, b)
    const second = await wish(person, b, a)
    expect(second.wishes.map(({ id }) => id)).toEqual([b, a])
    expect(second.wishes.map(({ number }) => number)).toEqual(first.wishes.map(({ number }) => number).toReversed())
    const { slots: shown } = await service.call(listTalkSlots, { participation: exhibitor.participation })
    expect(shown.map(({ wishes }) => wishes)).toEqual([1, 1, 0, 0])
    expect((await wish(person)).wishes).toEqual([])
  })

  test('are wished by nobody too early, too late or too often, and not at other fairs', async () => {
    const person = await service.seeker()
    const other = await seededExhibitor(service, { id: 2, opensIn: 20 })
    const [later] = (await service.call(listTalkSlots, { participation: other.participation })).slots
    const refused = async (fairId: string, ...wished: string[]) =>
      (await service.sendRaw(wishTalkSlots, { fair: fairId, slots: wished }, person)).body
    expect(await refused('2', later?.id ?? '')).toMatchObject({ code: codes.wrongState })
    expect(await refused(fair, later?.id ?? '')).toMatchObject({ code: codes.wrongState })
    expect(await refused('99')).toMatchObject({ code: codes.notFound })
    const { slots: many } = await service.call(
      offerTalkSlots,
      {
        participation: exhibitor.participation,
        from: exhibitor.opensAt + 60 * MINUTE,
        until: exhibitor.opensAt + 180 * MINUTE,
        minutes: 15,
      },
      exhibitor.owner,
    )
    expect(await refused(fair, ...many.slice(0, 11).map(({ id }) => id))).toMatchObject({ code: codes.invalid })
    toDraw()
    expect(await refused(fair, ids[0] ?? '')).toMatchObject({ code: codes.wrongState })
  })

  test('that are left go to whoever comes first, up to three and never two at one time', async () => {
    const [loser, person] = [await service.seeker(), await service.seeker()]
    const other = await seededExhibitor(service, { id: 2 })
    expect((await take(person, ids[0])).body).toMatchObject({ code: codes.wrongState })
    toDraw()
    const { booths } = await service.call(listTalkBooths, { fair })
    expect(booths).toEqual([
      { participation: exhibitor.participation, company: expect.any(String), booth: 'A01', slots: 4, left: 4 },
    ])
    for (const id of ids.slice(0, 3)) expect((await take(person, id)).body).toMatchObject({ code: codes.ok })
    expect((await take(person, ids[3])).body).toMatchObject({ code: codes.quotaReached })
    expect((await take(loser, ids[0])).body).toMatchObject({ code: codes.quotaReached })
    await service.call(cancelTalkSlot, { slot: ids[0] ?? '' }, person)
    expect(await messagesTo(service, exhibitor.owner)).toEqual(['求职者取消了交流时段'])
    expect((await take(loser, ids[0])).body).toMatchObject({ code: codes.ok })
    expect(other.participation).not.toBe(exhibitor.participation)
    await service.db.run(sql`update fairs set opens_at = opens_at - interval '1 day 16 minutes' where id = 1`)
    expect((await take(loser, ids[1])).body).toMatchObject({ code: codes.wrongState })
    expect((await service.sendRaw(cancelTalkSlot, { slot: ids[0] ?? '' }, loser)).body).toMatchObject({
      code: codes.wrongState,
    })
  })

  test('of two exhibitors at one time are not both anybody’s', async () => {
    const person = await service.seeker()
    const employer = await service.employer()
    const [row] = await service.db.query<{ id: string }>(sql`
      insert into fair_participations (id, fair_id, company_id, state, created_at, updated_at)
      values (gen_random_uuid(), 1, ${employer.companyId}, 'confirmed', now(), now()) returning id`)
    const given = { from: exhibitor.opensAt + 5 * MINUTE, until: exhibitor.opensAt + 25 * MINUTE, minutes: 20 }
    const {
      slots: [meeting],
    } = await service.call(offerTalkSlots, { participation: row?.id ?? '', ...given }, employer)
    toDraw()
    await draw()
    expect((await take(person, ids[0])).body).toMatchObject({ code: codes.ok })
    expect((await take(person, meeting?.id)).body).toMatchObject({
      code: codes.wrongState,
      msg: '这个时间您已有别的交流时段',
    })
  })

  test('are offered between two moments, seen with who has them, and never vanish silently', async () => {
    const { participation, owner, opensAt } = exhibitor
    const given = { participation, from: opensAt, until: opensAt + 95 * MINUTE, minutes: 15 }
    const { added, slots: all } = await service.call(offerTalkSlots, given, owner)
    expect([added, all.length]).toEqual([2, 6])
    for (const wrong of [
      { minutes: 7 },
      { until: given.from },
      { from: opensAt - MINUTE },
      { until: opensAt + DAY * 1_000 },
    ])
      expect((await service.sendRaw(offerTalkSlots, { ...given, ...wrong }, owner)).body).toMatchObject({
        code: codes.invalid,
      })
    const [winner, wisher] = [await service.seeker(), await service.seeker()]
    await wish(wisher, ids[1] ?? '')
    await service.call(withdrawTalkSlots, { participation, slots: [ids[1] ?? ''] }, owner)
    expect(await messagesTo(service, wisher)).toEqual(['您志愿中的交流时段被撤回'])
    await wish(winner, ids[0] ?? '')
    toDraw()
    const before = await draw()
    const shown = await service.call(offeredTalkSlots, { participation }, owner)
    expect(shown.slots.map(({ given: has, person }) => [has, person]).slice(0, 2)).toEqual([
      [true, '求职者'],
      [false, ''],
    ])
    await service.call(withdrawTalkSlots, { participation, slots: [ids[0] ?? ''] }, owner)
    expect(await messagesTo(service, winner)).toContain('您的交流时段被单位取消')
    expect(await granted(winner)).toEqual([])
    expect((await draw()).grants).toEqual(before.grants)
  })

  test('go with an exhibitor who does not come, and whoever wished them is told', async () => {
    const person = await service.seeker()
    await wish(person, ids[0] ?? '')
    await service.call(withdrawParticipation, { id: exhibitor.participation, accepted: true }, exhibitor.owner)
    expect(await messagesTo(service, person)).toEqual(['您志愿中的交流时段被撤回'])
    expect((await service.call(listTalkBooths, { fair })).booths).toEqual([])
  })

  test('wait while the fair is stopped, are drawn when it goes on, and move with it', async () => {
    const officer = await fairOfficer(service)
    const person = await service.seeker()
    await wish(person, ids[0] ?? '')
    await service.call(stopFair, { fair, reason: '系统检修' }, officer)
    expect((await service.sendRaw(wishTalkSlots, { fair, slots: [] }, person)).body).toMatchObject({
      code: codes.wrongState,
    })
    toDraw()
    expect((await draw()).draw).toMatchObject({ stage: 'due', drawnAt: null })
    await keepFairDraws(service.db, service.clock.now())
    await service.call(resumeFair, { fair }, officer)
    expect((await draw()).draw.stage).toBe('leftovers')
    const [before] = (await mine(person)).grants
    const day = addDays(chinaDay(new Date(exhibitor.opensAt)), 5)
    const [row] = await service.db.query<{ version: number }>(sql`select version from fairs where id = 1`)
    await service.call(postponeFair, { fair, version: row?.version ?? 0, reason: '场次调整', day }, officer)
    const [after] = (await mine(person)).grants
    expect((after?.from ?? 0) - (before?.from ?? 0)).toBe(5 * DAY * 1_000)
    expect(await messagesTo(service, person)).toContain('招聘会延期')
  })

  test('are known to the booth around their time, and free again once their person leaves', async () => {
    const person = await service.seeker()
    await wish(person, ids[1] ?? '', ids[3] ?? '')
    toDraw()
    await draw()
    const at = (minutes: number) => new Date(exhibitor.opensAt + minutes * MINUTE)
    const now = async (minutes: number) =>
      (await slotsNowOf(service.db, exhibitor.participation, at(minutes))).map(({ slotId, userId }) => [slotId, userId])
    expect([await now(11), await now(12), await now(32), await now(33)]).toEqual([
      [],
      [[ids[1], person.id]],
      [[ids[1], person.id]],
      [],
    ])
    await service.db.tx(tx => withdrawTalks(tx, person.id, at(20)))
    expect(await granted(person)).toEqual([ids[1]])
    await keepFairDraws(service.db, new Date(exhibitor.opensAt + 40 * DAY * 1_000))
    expect(await granted(person)).toEqual([])
  })
})
