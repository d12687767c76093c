import { expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { fairPapers, fairTexts, freezeFair, saveFairStatistics, saveFairText } from '#contract/fair-papers'
import { sql } from '../../db/sql.ts'
import { describeOnBothEngines } from '../../db/testing.ts'
import { fairOfficer } from '../../fair-office/testing.ts'
import { seedFair } from '../../job-fairs/testing.ts'
import { createTestService } from '../../testing.ts'
import { fairPapersCalls } from '../index.ts'

const group = { group: '疏散组', people: 3, leader: '甲', phone: '0791-88886666', duty: '引导疏散' }

describeOnBothEngines('the texts that are filed with a fair', open => {
  async function begin(opensIn = 30) {
    const service = await createTestService(await open(), fairPapersCalls)
    await seedFair(service.db, service.clock.now(), { opensIn, booths: 21, capacity: 900 })
    const mine = await fairOfficer(service, 1, ['organise'])
    const texts = () => service.call(fairTexts, { fair: '1' }, mine)
    const emergency = async () => (await texts()).texts[0]
    const save = async (version: number, command: string, person = mine) =>
      (
        await service.sendRaw(
          saveFairText,
          { fair: '1', name: 'emergency', version, body: { sections: { command }, groups: [group] } },
          person,
        )
      ).body
    return { service, mine, texts, emergency, save }
  }

  test('are drafted from the fair until somebody stores them, and say who did', async () => {
    const { service, mine, emergency, save } = await begin()
    expect(await emergency()).toMatchObject({ version: 0, changedBy: '', changedAt: null, moved: [] })
    expect((await emergency())?.body).toEqual((await emergency())?.draft)
    expect(await save(0, '总指挥张三')).toMatchObject({ code: codes.ok, data: { version: 1 } })
    const stored = await emergency()
    expect(stored).toMatchObject({ version: 1, changedAt: service.clock.now().getTime() })
    expect(stored?.changedBy).not.toBe('')
    expect(stored?.body).toMatchObject({ sections: { command: '总指挥张三', risks: '' }, groups: [group] })
    const rows = await service.db.query(sql`select actor, detail from audit_log where action = 'fair.text'`)
    expect(rows).toEqual([{ actor: mine.id, detail: { name: 'emergency', version: 1 } }])
  })

  test('are kept from whoever read an older version, with what was stored meanwhile', async () => {
    const { service, save } = await begin()
    const colleague = await fairOfficer(service, 1, ['organise'])
    await save(0, '甲')
    expect(await save(0, '乙', colleague)).toMatchObject({
      code: codes.conflict,
      data: { current: { version: 1, body: { sections: { command: '甲' } } } },
    })
    expect(await save(1, '乙', colleague)).toMatchObject({ code: codes.ok, data: { version: 2 } })
  })

  test('say which sections the fair has overtaken, until somebody stores them again', async () => {
    const { service, emergency, save } = await begin()
    await save(0, '甲')
    await service.db.run(sql`update fairs set capacity = 950`)
    expect((await emergency())?.moved).toEqual(['scope', 'risks'])
    await save(1, '甲')
    expect((await emergency())?.moved).toEqual([])
  })

  test('stand in the checklist with what they lack and by when', async () => {
    const { service, mine, save } = await begin()
    await save(0, '总指挥【总指挥姓名】')
    const { texts, duties } = await service.call(fairPapers, { fair: '1' }, mine)
    const [emergency, security] = texts
    expect(emergency).toMatchObject({ name: 'emergency', version: 1, dueAt: duties[0]?.dueAt })
    expect(emergency?.gaps).toEqual(expect.arrayContaining(['总指挥姓名', '“火灾和停电”还没有写']))
    expect(emergency?.gaps).not.toContain('还没有人核对和保存')
    expect(security?.gaps).toContain('还没有人核对和保存')
  })

  test('are nobody else’s: for a steward, a stranger and another city’s organiser there are none', async () => {
    const { service, save } = await begin()
    await seedFair(service.db, service.clock.now(), { id: 2, city: '360700' })
    const others = [
      await fairOfficer(service, 1, ['supervise', 'steward']),
      await service.employer(),
      await fairOfficer(service, { city: '360700' }, ['organise']),
    ]
    for (const other of others) {
      const answer = (await service.sendRaw(fairTexts, { fair: '1' }, other)).body
      expect(answer).toEqual((await service.sendRaw(fairTexts, { fair: '999' }, other)).body)
      expect(answer).toMatchObject({ code: codes.notFound })
      expect(await save(0, '甲', other)).toMatchObject({ code: codes.notFound })
    }
  })

  test('no longer change once the fair is frozen', async () => {
    const { service, mine, texts, save } = await begin(-2)
    await service.call(saveFairStatistics, { fair: '1', visitors: 1, resumes: 1, intentions: 0 }, mine)
    await service.call(freezeFair, { fair: '1' }, mine)
    expect(await save(0, '甲')).toMatchObject({ code: codes.wrongState })
    expect((await texts()).isFrozen).toBe(true)
  })

  test('are for fairs with a hall', async () => {
    const { service, mine } = await begin()
    await service.db.run(sql`update fairs set kind = '2'`)
    expect((await service.sendRaw(fairTexts, { fair: '1' }, mine)).body).toMatchObject({ code: codes.notFound })
    expect((await service.call(fairPapers, { fair: '1' }, mine)).texts).toEqual([])
  })
})
