import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { takeTalkSlot } from '#contract/fair-draws'
import { answerCall, blockTalk, callNext, endTalk, talkDesk } from '#contract/fair-talks'
import { setBlock } from '#contract/talents'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { messagesTo } from '../fair-bookings/testing.ts'
import { fairDrawsCalls } from '../fair-draws/index.ts'
import { insertSlots } from '../fair-draws/queries.ts'
import { grantOf, slotId } from '../fair-draws/testing.ts'
import { talentsCalls } from '../talents/index.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { fairTalksCalls } from './index.ts'
import { join, seedBooth, seedOpenDay, type TestBooth, talking } from './testing.ts'

describeOnBothEngines('whoever is blocked', open => {
  let service: TestService
  let booth: TestBooth
  let person: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), [...fairTalksCalls, ...fairDrawsCalls, ...talentsCalls])
    await seedOpenDay(service)
    booth = await seedBooth(service, 'A01')
    person = await service.seeker()
    // The fair has been on for half an hour.
    await insertSlots(service.db, booth.participation, [{ from: 30, minutes: 15 }], service.clock.now())
  })

  const granted = async () => {
    const slot = await slotId(service, booth.participation)
    await grantOf(service, slot, person)
    return slot
  }
  const call = async (slot: string) => (await service.sendRaw(callNext, { fair: '1', slot }, booth.recruiter)).body
  const slots = async () => (await service.call(talkDesk, { fair: '1' }, booth.recruiter)).slots
  const block = () => service.call(setBlock, { companyId: booth.recruiter.companyId, blocked: true }, person)

  test('loses the slots of the two, by a talk and by one’s own list, and the other side is told', async () => {
    const thread = await talking(service, booth, person)
    await service.call(endTalk, { id: thread }, person)
    const slot = await granted()
    expect(await slots()).toHaveLength(1)
    await service.call(blockTalk, { id: thread, on: true }, booth.recruiter)
    expect(await slots()).toEqual([])
    expect(await call(slot)).toMatchObject({ code: codes.wrongState })
    expect(await messagesTo(service, person)).toContain('您的交流时段被单位取消')
    await service.call(blockTalk, { id: thread, on: false }, booth.recruiter)

    await granted()
    await block()
    expect(await slots()).toEqual([])
    expect(await messagesTo(service, booth.recruiter)).toContain('求职者取消了交流时段')
    expect((await service.sendRaw(takeTalkSlot, { slot }, person)).body).toMatchObject({ code: codes.wrongState })
  })

  test('is not called by a slot that is still there, and answers no call from before', async () => {
    const slot = await granted()
    const { id } = await join(service, booth, person)
    await service.call(callNext, { fair: '1' }, booth.recruiter)
    await service.db.run(sql`
      insert into resume_blocks (user_id, company_id, created_at)
      values (${person.id}, ${booth.recruiter.companyId}, ${service.clock.now()})`)
    expect((await service.sendRaw(answerCall, { place: id }, person)).body).toMatchObject({
      code: codes.wrongState,
      msg: expect.stringContaining('屏蔽'),
    })
    await service.db.run(sql`delete from fair_places`)
    expect(await call(slot)).toMatchObject({ code: codes.wrongState, msg: '这个时段已经取消' })
  })
})
