import { beforeEach, expect, test } from 'vitest'
import { checkDraw } from '#contract/fair-draw'
import { listTalkSlots, offerTalkSlots, talkDraw, wishTalkSlots } from '#contract/fair-draws'
import { resumeFair, stopFair } from '#contract/fair-office'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { messagesTo } from '../fair-bookings/testing.ts'
import { fairOfficeCalls } from '../fair-office/index.ts'
import { fairOfficer } from '../fair-office/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { fairDrawsCalls, slotsNowOf } from './index.ts'
import { insertSlots } from './queries.ts'
import { grantOf, seededExhibitor, slotId, TO_DRAW } from './testing.ts'

const MINUTE = 60_000
const fair = '1'

describeOnBothEngines('talk slots of a fair that is stopped', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), [...fairDrawsCalls, ...fairOfficeCalls])
  })

  async function begin(given: Parameters<typeof seededExhibitor>[1], count: number) {
    const exhibitor = await seededExhibitor(service, given, count)
    const { participation, opensAt } = exhibitor
    const at = (minutes: number) =>
      service.clock.advance((opensAt + minutes * MINUTE - service.clock.now().getTime()) / 1_000)
    const stopped = async (from: number, until: number) => {
      at(from)
      await service.call(stopFair, { fair, reason: '网络故障' }, await fairOfficer(service))
      at(until)
      await service.call(resumeFair, { fair }, await fairOfficer(service))
    }
    const spans = async () =>
      (await service.call(listTalkSlots, { participation })).slots.map(slot =>
        [slot.from, slot.until].map(moment => (moment - opensAt) / MINUTE),
      )
    const people = async (count: number) => {
      const all = []
      for (let place = 0; place < count; place += 1) all.push(await service.seeker())
      return all
    }
    return { ...exhibitor, at, stopped, spans, people }
  }

  test('are put off by as long as it lasted, and whoever has one is told', async () => {
    const { participation, owner, stopped, spans, people } = await begin({ hours: 1.25 }, 5)
    const [early, cut, late] = await people(3)
    if (!early || !cut || !late) throw new Error('nobody came')
    for (const [person, place] of [
      [early, 0],
      [cut, 1],
      [late, 4],
    ] as const)
      await grantOf(service, await slotId(service, participation, place), person)
    await stopped(20, 35)
    expect(await spans()).toEqual([
      [0, 15],
      [30, 45],
      [45, 60],
      [60, 75],
    ])
    const now = await slotsNowOf(service.db, participation, service.clock.now())
    expect(now.map(({ userId }) => userId)).toEqual([cut.id])
    const told = async (person: TestPerson) =>
      (await messagesTo(service, person)).filter(title => title.includes('交流时段'))
    expect(await told(early)).toEqual([])
    expect(await told(cut)).toEqual(['您的交流时段顺延'])
    expect(await told(late)).toEqual(['您的交流时段因暂停取消'])
    expect(await told(owner)).toEqual(['已约的交流时段顺延'])
  })

  test('keep the record of how lots were drawn, and leave room for others where they stood', async () => {
    const { participation, owner, opensAt, stopped, spans } = await begin({}, 1)
    await insertSlots(service.db, participation, [{ from: 60, minutes: 15 }], service.clock.now())
    const person = await service.seeker()
    const wished = [await slotId(service, participation, 0), await slotId(service, participation, 1)]
    await service.call(wishTalkSlots, { fair, slots: wished }, person)
    service.clock.advance(TO_DRAW)
    const before = await service.call(talkDraw, { fair })
    await stopped(5, 20)
    const after = await service.call(talkDraw, { fair })
    expect([after.slots, after.grants]).toEqual([before.slots, before.grants])
    expect(
      await checkDraw({ ...after, perPerson: after.draw.perPerson }, { hash: after.draw.hash, grants: after.grants }),
    ).toBe('right')
    const offer = { participation, from: opensAt + 60 * MINUTE, until: opensAt + 90 * MINUTE, minutes: 15 }
    expect(await service.call(offerTalkSlots, offer, await service.employer(owner.companyId))).toMatchObject({
      added: 1,
    })
    expect(await spans()).toEqual([
      [15, 30],
      [60, 75],
      [75, 90],
    ])
  })

  test('stay where the stop was over before the fair opened, or began after they had ended', async () => {
    const { stopped, spans } = await begin({}, 2)
    const before = await spans()
    await stopped(-60, -10)
    await stopped(40, 60)
    expect(await spans()).toEqual(before)
    expect(await service.db.query(sql`select 1 from fair_talk_slots where delayed > 0`)).toEqual([])
  })

  test('of a fair of several days wait for the next day only where they were to be on it', async () => {
    const { participation, stopped, spans } = await begin({ hours: 27 }, 2)
    await insertSlots(
      service.db,
      participation,
      [
        { from: 1_440, minutes: 15 },
        { from: 1_600, minutes: 15 },
      ],
      service.clock.now(),
    )
    await stopped(20, 1_450)
    expect(await spans()).toEqual([
      [0, 15],
      [1_450, 1_465],
    ])
  })
})
