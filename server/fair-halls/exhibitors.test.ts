import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import type { InputOf } from '#contract/endpoint'
import { listExhibitorJobs, listExhibitors } from '#contract/fair-halls'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { seedFair } from '../job-fairs/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { fairHallsCalls } from './index.ts'
import { standAt } from './testing.ts'

describeOnBothEngines('exhibitors of a job fair', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), fairHallsCalls)
    await seedFair(service.db, service.clock.now())
  })
  const list = (input: Omit<InputOf<typeof listExhibitors>, 'fair'> = {}) =>
    service.call(listExhibitors, { fair: '1', ...input })
  const names = async (input?: Parameters<typeof list>[0]) => (await list(input)).list.map(({ name }) => name)

  test('are those whose booth is promised, by booth, with what they offer', async () => {
    const { company, jobs } = await standAt(service, '赣州市星火智能', {
      booth: 'B03',
      jobs: [
        { title: '会计', wage: [5000, 8000] },
        { title: '出纳', status: 'invalid' },
        { title: '文员' },
        { title: '司机' },
        { title: '草稿', status: 'draft' },
      ],
    })
    await standAt(service, '南昌鑫源', { booth: 'A10', state: 'booked' })
    for (const state of ['applied', 'refused', 'approved', 'waiting', 'absent', 'released', 'withdrawn'] as const)
      await standAt(service, `没有展位 ${state}`, { state })
    expect(await names()).toEqual(['南昌鑫源', '赣州市星火智能'])
    expect((await list()).list[1]).toMatchObject({
      companyId: company,
      verifiedAt: '2025-01-01',
      licenceStanding: 'valid',
      accountKind: 'self',
      booth: 'B03',
      hall: '主展厅',
      jobs: 4,
      topJobs: [
        { id: jobs[0], title: '会计', wageMin: 5000, open: true },
        { title: '文员', open: true },
        { title: '司机', open: true },
      ],
    })
  })

  test('are found by name or booth, trade, hall and tag, and counted beside each choice', async () => {
    const { participation } = await standAt(service, '江西䶮𠮷科技', { booth: 'A01', trade: '1' })
    await standAt(service, '江西棠禾', { booth: 'A02', trade: '1' })
    await standAt(service, '宜春医药', { booth: 'B01', trade: '8' })
    await service.db.run(sql`update fair_participations set tags = '{急招,双休}' where id = ${participation}`)
    await service.db.run(sql`update companies set account_kind = 'agency' where name = '江西棠禾'`)
    expect(await names({ t: '䶮𠮷' })).toEqual(['江西䶮𠮷科技'])
    expect(await names({ t: 'ｂ01' })).toEqual(['宜春医药'])
    expect(await names({ t: '江西 科技' })).toEqual(['江西䶮𠮷科技'])
    expect(await names({ t: '%' })).toEqual([])
    expect(await names({ trade: '8' })).toEqual(['宜春医药'])
    expect(await names({ hall: '99' })).toEqual([])
    expect(await names({ tag: '双休' })).toEqual(['江西䶮𠮷科技'])
    expect(await names({ page: 2, pageSize: 2 })).toEqual(['宜春医药'])
    const { total, facets, list: found } = await list({ t: '江西', trade: '1' })
    expect(total).toBe(2)
    expect(found.map(({ accountKind }) => accountKind)).toEqual(['self', 'agency'])
    expect(facets).toEqual({
      trades: [{ value: '1', count: 2 }],
      halls: [{ value: '10', count: 2 }],
      tags: [
        { value: '急招', count: 1 },
        { value: '双休', count: 1 },
      ],
    })
    expect((await list({ trade: '8' })).facets.trades).toEqual([
      { value: '1', count: 2 },
      { value: '8', count: 1 },
    ])
  })

  test('tell their jobs in pages, open ones first, and those of nobody else', async () => {
    await seedFair(service.db, service.clock.now(), { id: 2 })
    const { company, jobs } = await standAt(service, '星火', {
      booth: 'A01',
      jobs: [{ title: '停招', status: 'invalid' }, { title: '会计' }, { title: '过期', expiresOn: '2025-06-02' }],
    })
    const { company: elsewhere } = await standAt(service, '别处', { fair: 2, booth: 'A01' })
    const { company: applying } = await standAt(service, '还在审核', { state: 'applied' })
    const asked = (id: string, page = 1) =>
      service.call(listExhibitorJobs, { fair: '1', company: id, page, pageSize: 2 })
    expect(await asked(company)).toMatchObject({
      total: 3,
      list: [
        { id: jobs[1], open: true, booth: 'A01' },
        { id: jobs[0], open: false },
      ],
    })
    expect((await asked(company, 2)).list).toMatchObject([{ title: '过期', open: false }])
    for (const id of [elsewhere, applying, '404'])
      await expect(asked(id)).rejects.toMatchObject({ code: codes.notFound })
  })
})
