import { expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { fairPlanInfo, saveFairPlan } from '#contract/fair-office'
import { sql } from '../../db/sql.ts'
import { describeOnBothEngines } from '../../db/testing.ts'
import { seedExhibitor, seedFair } from '../../job-fairs/testing.ts'
import { createTestService } from '../../testing.ts'
import { fairOfficeCalls } from '../index.ts'
import { fairOfficer } from '../testing.ts'

describeOnBothEngines('the plan of a fair', open => {
  async function begin() {
    const service = await createTestService(await open(), fairOfficeCalls)
    const now = service.clock.now()
    await seedFair(service.db, now, { booths: 4 })
    const { companyId } = await service.employer()
    await seedExhibitor(service.db, now, { company: Number(companyId), booth: 'A01' })
    const mine = await fairOfficer(service, 1, ['organise'])
    const plan = await service.call(fairPlanInfo, { fair: '1' }, mine)
    const inputs = plan.booths.map(({ state: _, participation: __, company: ___, ...booth }) => booth)
    const save = async (booths: object[], version = plan.version) =>
      (await service.sendRaw(saveFairPlan, { fair: '1', version, booths }, mine)).body
    return { service, mine, plan, inputs, save }
  }

  test('adds, removes, renames, moves and reprices booths, and swaps numbers', async () => {
    const { service, mine, inputs, save } = await begin()
    const [one, two, three] = inputs
    if (!one || !two || !three) throw new Error('four booths')
    const added = { ...three, id: '', code: 'B01', y: 200, kind: 'large', fee: 9_900 }
    const booths = [{ ...one, code: 'A02', fee: 100 }, { ...two, code: 'A01', x: 100, y: 300 }, added]
    expect(await save(booths)).toMatchObject({ code: codes.ok, data: { version: 2 } })
    const after = await service.call(fairPlanInfo, { fair: '1' }, mine)
    expect(after.booths.map(({ code, kind, x, fee, state }) => [code, kind, x, fee, state])).toEqual([
      ['A01', 'standard', 100, 0, 'free'],
      ['A02', 'standard', 0, 100, 'taken'],
      ['B01', 'large', 60, 9_900, 'free'],
    ])
  })

  test('keeps a taken booth, and drops one whose hold has lapsed', async () => {
    const { service, inputs, save } = await begin()
    expect(await save(inputs.slice(1))).toMatchObject({
      code: codes.wrongState,
      msg: expect.stringContaining('A01 已有单位（赣江示例电子有限公司），不能删除'),
    })
    expect(await save(inputs.map(booth => ({ ...booth, kind: 'public' })))).toMatchObject({ code: codes.wrongState })
    await service.db.run(sql`update fair_booths set held_until = ${service.clock.now()} where code = 'A01'`)
    expect(await save(inputs.slice(1))).toMatchObject({ code: codes.ok })
  })

  test('refuses what cannot be laid out, booths of others, and whoever was too slow', async () => {
    const { service, mine, inputs, save } = await begin()
    const [first, ...rest] = inputs
    const message = async (booths: object[]) => String(Object(await save(booths)).msg)
    expect(await message([{ ...first, code: 'A02' }, ...rest])).toContain('A02 重复')
    expect(await message([{ ...first, x: 10 }, ...rest])).toContain('重叠')
    expect(await message([{ ...first, x: 490 }, ...rest])).toContain('超出了展厅')
    expect(await save([...inputs, { ...first, id: '999', code: 'Z01', x: 200, y: 200 }])).toMatchObject({
      code: codes.notFound,
    })
    expect(await save([...inputs, { ...first, id: '', hall: '77', code: 'Z01' }])).toMatchObject({
      code: codes.notFound,
    })
    expect(await save(inputs)).toMatchObject({ code: codes.ok })
    expect(await save(inputs)).toMatchObject({ code: codes.conflict, data: { current: { version: 2 } } })
    const steward = await fairOfficer(service, 1, ['steward'])
    const input = { fair: '1', version: 2, booths: inputs }
    expect((await service.sendRaw(saveFairPlan, input, steward)).body).toMatchObject({ code: codes.roleTooLow })
    expect((await service.call(fairPlanInfo, { fair: '1' }, mine)).booths).toHaveLength(4)
  })
})
