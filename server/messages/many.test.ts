import { beforeEach, expect, test } from 'vitest'
import { listMessages, messageCategories } from '#contract/messages'
import { insertRows } from '../db/bulk.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { messagesCalls } from './index.ts'
import { type Filter, messagePage, thingPage } from './queries.ts'

const COUNT = 10_000

const uuidOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

describeOnBothEngines('ten thousand messages', open => {
  let service: TestService
  let person: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), messagesCalls)
    person = await service.seeker()
    const rows = Array.from({ length: COUNT }, (_, index) => ({
      id: uuidOf(index),
      user_id: person.id,
      category: messageCategories[index % messageCategories.length],
      title: `第 ${index} 条`,
      body: '',
      link: '',
      created_at: new Date(index * 60_000).toISOString(),
      read_at: index % 100 === 0 ? null : new Date(COUNT * 60_000).toISOString(),
      sample: false,
    }))
    await insertRows(service.db, 'messages', rows, { chunk: COUNT })
    await service.db.run(sql`analyze messages`)
  })

  const cases: readonly Filter[] = [
    { category: '', unread: false, thing: '' },
    { category: 'interview', unread: false, thing: '' },
    { category: '', unread: true, thing: '' },
  ]

  const pages = { 'one by one': messagePage, together: thingPage }
  const ways = ['one by one', 'together'] as const

  test.each(cases.flatMap(filter => ways.map(way => [way, filter] as const)))(
    'are read page by page from an index, unsorted: %s, %j',
    async (way, filter) => {
      const page = pages[way](person.id, filter, { limit: 20, offset: 40 })
      const plan = await service.db.query<{ 'QUERY PLAN': string }>(sql`explain ${page}`)
      const words = plan.map(line => line['QUERY PLAN']).join('\n')
      expect(words).toMatch(/Index (Only )?Scan/)
      expect(words).not.toMatch(/Seq Scan|Sort/)
    },
  )

  test('are counted whole, and no message is on two pages', async () => {
    const read = (page: number) => service.call(listMessages, { category: 'job', page, pageSize: 50 }, person)
    const { total, unread, list } = await read(1)
    expect([total, unread]).toEqual([1_667, 100])
    expect(list[0]?.title).toBe('第 9998 条')
    const last = await read(34)
    expect(last.list).toHaveLength(17)
    const pages = [list, (await read(2)).list, last.list].flat().map(({ id }) => id)
    expect(new Set(pages).size).toBe(pages.length)
  })
})
