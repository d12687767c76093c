import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import type { InputOf } from '#contract/endpoint'
import { articleDetail } from '#contract/news'
import { listRegulations } from '#contract/regulations'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { newsCalls } from '../news/index.ts'
import { insertArticle } from '../news/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { regulationsCalls } from './index.ts'

interface RuleFacts {
  readonly level?: string
  readonly topic?: string
  readonly issuedOn?: string
  readonly effectiveOn?: string
  readonly amendedOn?: string
  readonly repealedOn?: string
  readonly status?: string
}

describeOnBothEngines('rules', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), [...regulationsCalls, ...newsCalls])
  })

  const insert = async (title: string, clauses: readonly string[], facts: RuleFacts = {}) => {
    const {
      level = 'local',
      topic = 'market',
      issuedOn = '2024-01-10',
      effectiveOn = '2024-03-01',
      status = 'published',
    } = facts
    const id = await insertArticle(service, { kind: 'policy', typeId: '35', title, status })
    await service.db.run(sql`
      insert into regulations (article_id, level, topic, issuer, number, issued_on, effective_on, amended_on, repealed_on)
      values (${id}, ${level}, ${topic}, '省人社部门', '赣人社规〔2024〕3号', ${issuedOn}, ${effectiveOn},
        ${facts.amendedOn ?? null}, ${facts.repealedOn ?? null})`)
    for (const [at, body] of clauses.entries()) {
      await service.db.run(sql`
        insert into regulation_clauses (article_id, position, chapter, label, body)
        values (${id}, ${at + 1}, '第一章 总则', ${`第${at + 1}条`}, ${body})`)
    }
    return id
  }
  const find = (query: InputOf<typeof listRegulations> = {}) => service.call(listRegulations, query)
  const titles = async (query: InputOf<typeof listRegulations> = {}) =>
    (await find(query)).list.map(({ title }) => title)

  test('are found by words of a clause, and the clauses are shown with how many there are', async () => {
    const id = await insert('市场条例', ['不得收取押金。', '其他。', '退还押金。', '押金', '押金'])
    await insert('别的条例', ['没有'])
    const { list, total } = await find({ t: '押金' })
    expect(total).toBe(1)
    expect(list[0]).toMatchObject({ id, hitCount: 4, number: '赣人社规〔2024〕3号' })
    expect(list[0]?.hits.map(({ position }) => position)).toEqual([1, 3, 4])
    expect(list[0]?.hits[0]).toEqual({ position: 1, chapter: '第一章 总则', label: '第1条', text: '不得收取押金。' })
    expect(await titles({ t: '押金 退还' })).toEqual(['市场条例'])
    expect(await titles({ t: '〔2024〕3号' })).toHaveLength(2)
    for (const t of ['%', '_', "'; --"]) expect(await titles({ t })).toEqual([])
    expect((await find()).list.flatMap(({ hits }) => hits)).toEqual([])
  })

  test('say whether they hold today, by the day in China', async () => {
    await insert('现行', [])
    await insert('已改', [], { amendedOn: '2025-01-01' })
    await insert('改而又废', [], { amendedOn: '2025-01-01', repealedOn: '2025-06-03' })
    await insert('明天施行', [], { effectiveOn: '2025-06-04' })
    const validities = Object.fromEntries((await find()).list.map(({ title, validity }) => [title, validity]))
    expect(validities).toEqual({ 现行: 'valid', 已改: 'amended', 改而又废: 'repealed', 明天施行: 'pending' })
    expect(await titles({ validity: 'repealed' })).toEqual(['改而又废'])
    service.clock.advance(24 * 3_600)
    expect(await titles({ validity: 'pending' })).toEqual([])
  })

  test('are narrowed down, page by page, each filter told what it would leave', async () => {
    await insert('甲', ['工资'], { level: 'rule', topic: 'labour', issuedOn: '2023-05-01', effectiveOn: '2023-06-01' })
    await insert('乙', ['工资'], { topic: 'labour' })
    await insert('丙', ['社保'], { topic: 'insurance' })
    expect(await titles({ topic: 'labour' })).toEqual(['乙', '甲'])
    expect(await titles({ year: '2023', level: 'rule' })).toEqual(['甲'])
    const { facets, total, list } = await find({ t: '工资', topic: 'labour', page: 2, pageSize: 1 })
    expect([total, list.map(({ title }) => title)]).toEqual([2, ['甲']])
    expect(facets.level).toEqual([
      { value: 'rule', count: 1 },
      { value: 'local', count: 1 },
    ])
    expect(facets.topic).toEqual([{ value: 'labour', count: 2 }])
    expect(facets.year.toSorted((a, b) => a.value.localeCompare(b.value))).toEqual([
      { value: '2023', count: 1 },
      { value: '2024', count: 1 },
    ])
  })

  test('are read as articles with all their clauses, and withdrawn with them', async () => {
    const id = await insert('全文', ['第一', '第二'])
    const hidden = await insert('撤下', ['第一'], { status: 'withdrawn' })
    const { regulation } = await service.call(articleDetail, { id })
    expect(regulation).toMatchObject({ validity: 'valid', issuedOn: '2024-01-10', amendedOn: '' })
    expect(regulation?.clauses.map(({ text }) => text)).toEqual(['第一', '第二'])
    expect(await titles()).toEqual(['全文'])
    await expect(service.call(articleDetail, { id: hidden })).rejects.toMatchObject({ code: codes.notFound })
  })

  test('refuse filters that are none', async () => {
    for (const query of [{ level: 'x' }, { year: '24' }, { validity: 'x' }, { t: '字'.repeat(61) }]) {
      expect((await service.sendRaw(listRegulations, query)).body).toMatchObject({ code: codes.invalid })
    }
  })
})
