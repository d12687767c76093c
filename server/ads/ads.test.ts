import { beforeEach, expect, test } from 'vitest'
import { adDetail, listAds, listAdsByAlias } from '#contract/ads'
import { codes } from '#contract/codes'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { adsCalls } from './index.ts'

describeOnBothEngines('banners', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), adsCalls)
  })

  /** Today is 2025-06-03 in China. */
  const insert = async (
    title: string,
    startsOn: string,
    endsOn: string,
    { alias = 'home', position = 0, href = '/' } = {},
  ) => {
    const [row] = await service.db.query<{ id: number }>(sql`
      insert into ads (alias, position, title, href, starts_on, ends_on)
      values (${alias}, ${position}, ${title}, ${href}, ${startsOn}, ${endsOn}) returning id`)
    return String(row?.id)
  }

  test('are shown from their first day to their last, in their order, place by place', async () => {
    await insert('第二', '2025-06-01', '2025-06-03', { position: 2 })
    await insert('第一', '2025-06-03', '2025-06-03', { position: 1 })
    await insert('别处', '2025-06-01', '2025-07-01', { alias: 'topics' })
    const past = await insert('过去', '2025-05-01', '2025-06-02')
    const later = await insert('以后', '2025-06-04', '2025-06-30')
    const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title)
    expect(titles((await service.call(listAdsByAlias, { alias: 'home' })).list)).toEqual(['第一', '第二'])
    const page = await service.call(listAds, { page: 2, pageSize: 2 })
    expect([page.total, titles(page.list)]).toEqual([3, ['别处']])
    for (const id of [past, later, '999999999999']) {
      await expect(service.call(adDetail, { id })).rejects.toMatchObject({ code: codes.notFound })
    }
  })

  test('lead nowhere that runs', async () => {
    const id = await insert('坏', '2025-06-01', '2025-07-01', { href: 'javascript:alert(1)' })
    expect(await service.call(adDetail, { id })).toMatchObject({
      href: '/',
      startsOn: '2025-06-01',
      endsOn: '2025-07-01',
    })
  })

  test('have no place that nobody named', async () => {
    expect((await service.sendRaw(listAdsByAlias, { alias: 'footer' })).body).toMatchObject({ code: codes.invalid })
  })
})
