import { expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { fairSigns, recordSignPrint } from '#contract/fair-papers'
import { sql } from '../../db/sql.ts'
import { describeOnBothEngines } from '../../db/testing.ts'
import { fairOfficer } from '../../fair-office/testing.ts'
import { seedExhibitor, seedFair } from '../../job-fairs/testing.ts'
import { insertJobs } from '../../jobs/testing.ts'
import { createTestService } from '../../testing.ts'
import { fairPapersCalls } from '../index.ts'

describeOnBothEngines('the signs of a fair', open => {
  async function begin() {
    const service = await createTestService(await open(), fairPapersCalls)
    const now = service.clock.now()
    await seedFair(service.db, now, { booths: 12 })
    const { companyId } = await service.employer()
    const titles = [1, 2, 3, 4, 5, 6].map(number => ({ title: `岗位 ${number}` }))
    const jobs = (await insertJobs(service.db, companyId, titles)).map(Number)
    await seedExhibitor(service.db, now, { company: Number(companyId), booth: 'A02', jobs })
    const mine = await fairOfficer(service, 1, ['organise'])
    const read = () => service.call(fairSigns, { fair: '1' }, mine)
    const print = async (signs: { booth: string; face: string }[], person = mine) =>
      (await service.sendRaw(recordSignPrint, { fair: '1', signs }, person)).body
    return { service, mine, read, print }
  }

  test('show who stands where, with five of the jobs and a way to the fair’s page', async () => {
    const { read } = await begin()
    const { signs, empty } = await read()
    expect(signs).toHaveLength(1)
    const [sign] = signs
    expect(sign).toMatchObject({ code: 'A02', kind: 'standard', jobCount: 6, state: 'new', printedAt: null })
    expect(sign?.jobs.map(({ title }) => title)).toEqual(['岗位 1', '岗位 2', '岗位 3', '岗位 4', '岗位 5'])
    expect(sign?.address).toMatch(/^https?:\/\/[^/]+\/recruitment\/page\/1\?t=A02$/)
    expect(empty).toHaveLength(11)
  })

  test('leave out booths that are only held', async () => {
    const { service, read } = await begin()
    const until = new Date(service.clock.now().getTime() + 60_000)
    await service.db.run(sql`update fair_booths set held_until = ${until} where code = 'A02'`)
    const { signs, empty } = await read()
    expect(signs).toEqual([])
    expect(empty.find(({ code }) => code === 'A02')).toMatchObject({ isHeld: true })
  })

  test('are printed once, and again when they show something else', async () => {
    const { service, read, print } = await begin()
    const [sign] = (await read()).signs
    if (!sign) throw new Error('no sign')
    expect(await print([sign])).toMatchObject({ code: codes.invalid })
    const { booth, face } = sign
    expect(await print([{ booth, face }])).toMatchObject({ code: codes.ok })
    expect((await read()).signs[0]).toMatchObject({ state: 'printed', printedAt: service.clock.now().getTime() })
    await service.db.run(sql`update companies set name = '改了名的公司'`)
    expect((await read()).signs[0]).toMatchObject({ state: 'changed' })
    await print([{ booth, face: (await read()).signs[0]?.face ?? '' }])
    expect((await read()).signs[0]).toMatchObject({ state: 'printed' })
    const rows = await service.db.query(sql`select detail from audit_log where action = 'fair.signs'`)
    expect(rows).toEqual([{ detail: { signs: 1 } }, { detail: { signs: 1 } }])
  })

  test('of another fair, or twice the same, are not recorded', async () => {
    const { service, print } = await begin()
    await seedFair(service.db, service.clock.now(), { id: 2 })
    const [other] = await service.db.query<{ id: number }>(sql`select id from fair_booths where fair_id = 2 limit 1`)
    const face = 'a'.repeat(64)
    const sign = { booth: String(other?.id), face }
    expect(await print([sign])).toMatchObject({ code: codes.notFound })
    expect(await print([sign, sign])).toMatchObject({ code: codes.invalid })
    expect(await service.db.query(sql`select * from fair_sign_prints`)).toEqual([])
    const steward = await fairOfficer(service, 1, ['steward'])
    expect(await print([sign], steward)).toMatchObject({ code: codes.notFound })
    expect((await service.sendRaw(fairSigns, { fair: '1' }, steward)).body).toMatchObject({ code: codes.notFound })
  })
})
