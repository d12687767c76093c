import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { articleDetail, listArticles, listDeadlines } from '#contract/news'
import { insertJob } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { newsCalls } from './index.ts'

interface ArticleFacts {
  readonly kind?: string
  readonly title?: string
  readonly summary?: string
  readonly html?: string
  readonly expiresOn?: string
  /** Hours from now; negative is past. */
  readonly hours?: number
}

describeOnBothEngines('articles', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), newsCalls)
  })

  const insert = async (facts: ArticleFacts = {}) => {
    const { kind = 'notice', title = '公告', summary = '', html = '<p>正文</p>', expiresOn = null, hours = -1 } = facts
    const at = new Date(service.clock.now().getTime() + hours * 3_600_000)
    const [row] = await service.db.query<{ id: number }>(sql`
      insert into articles (kind, title, summary, html, source, editor, published_at, expires_on)
      values (${kind}, ${title}, ${summary}, ${html}, '来源', '编辑', ${at}, ${expiresOn}) returning id`)
    return String(row?.id)
  }
  const titles = async (query = {}) => (await service.call(listArticles, query)).list.map(({ title }) => title)
  const detail = (id: string) => service.call(articleDetail, { id })
  const deadlines = (size = 6) => service.call(listDeadlines, { size })

  test('come without summary and source where only titles are listed', async () => {
    await insert({ title: '一篇', summary: '摘要' })
    const { list } = await service.call(listArticles, { brief: '1' })
    expect(list[0]).toMatchObject({ title: '一篇', summary: '', source: '' })
    expect((await service.call(listArticles, {})).list[0]).toMatchObject({ summary: '摘要' })
  })

  test('are listed newest first, by kind, page by page', async () => {
    for (const [at, kind] of ['notice', 'exam', 'notice', 'policy'].entries()) {
      await insert({ kind, title: `第 ${at} 篇`, hours: at - 10, ...(at === 1 && { expiresOn: '2025-06-09' }) })
    }
    expect(await titles()).toEqual(['第 3 篇', '第 2 篇', '第 1 篇', '第 0 篇'])
    expect(await titles({ kind: 'notice' })).toEqual(['第 2 篇', '第 0 篇'])
    const { list, total, capped } = await service.call(listArticles, { page: 2, pageSize: 2 })
    expect([total, capped]).toEqual([4, false])
    expect(list[0]).toMatchObject({
      kind: 'exam',
      source: '来源',
      expiresOn: '2025-06-09',
      publishedAt: service.clock.now().getTime() - 9 * 3_600_000,
    })
    expect(await titles({ page: 500 })).toEqual([])
  })

  test('are found by words in title or summary, all of them, as they stand', async () => {
    await insert({ title: '南昌市招聘公告', summary: '教师 20 名' })
    await insert({ title: '招聘 100% 属实_真的', summary: '反斜杠 \\ 与 Abc' })
    expect(await titles({ t: '招聘  教师' })).toEqual(['南昌市招聘公告'])
    for (const t of ['100%', '实_真', '\\', 'aBC']) expect(await titles({ t })).toEqual(['招聘 100% 属实_真的'])
    for (const t of ['%', '_']) expect(await titles({ t: `招聘${t}` })).toEqual([])
    expect(await titles({ t: "'; drop table articles; --" })).toEqual([])
    expect(await titles({ t: ' ' })).toHaveLength(2)
  })

  test('can be read with the one before and the one after of the same kind, each look counted', async () => {
    const [first, , middle, last] = [
      await insert({ title: '一', hours: -4 }),
      await insert({ kind: 'news', title: '别的', hours: -3 }),
      await insert({ title: '二', hours: -3, html: '<p onclick="x()">字<script>x</script></p>' }),
      await insert({ title: '三', hours: -3 }),
    ]
    expect(await detail(middle)).toMatchObject({
      html: '<p>字</p>',
      editor: '编辑',
      viewCount: 1,
      previous: { id: first, title: '一' },
      next: { id: last, title: '三' },
    })
    expect((await detail(middle)).viewCount).toBe(2)
    expect(await detail(first)).toMatchObject({ previous: null, next: { id: middle } })
    expect(await detail(last)).toMatchObject({ previous: { id: middle }, next: null, viewCount: 1 })
  })

  test('are not out before their time', async () => {
    const now = await insert({ title: '今天', expiresOn: '2025-06-10' })
    const later = await insert({ title: '明天', hours: 24, expiresOn: '2025-06-09' })
    expect(await titles()).toEqual(['今天'])
    await expect(detail(later)).rejects.toMatchObject({ code: codes.notFound })
    expect((await detail(now)).next).toBeNull()
    expect((await deadlines()).list.map(({ title }) => title)).toEqual(['今天'])
    service.clock.advance(24 * 3_600)
    expect(await titles()).toEqual(['明天', '今天'])
  })

  test('that are not there say so, and wrong questions are refused', async () => {
    await expect(detail('999999999999')).rejects.toMatchObject({ code: codes.notFound })
    for (const id of ['0', '-1', '1;', '1e3', '9'.repeat(13)]) {
      expect((await service.sendRaw(articleDetail, { id })).body).toMatchObject({ code: codes.invalid })
    }
    for (const query of [{ kind: 'x' }, { page: 0 }, { pageSize: 51 }, { t: '字'.repeat(61) }, { sort: 'x' }]) {
      expect((await service.sendRaw(listArticles, query)).body).toMatchObject({ code: codes.invalid })
    }
  })

  test('end soonest first, today by the day in China', async () => {
    service.clock.advance(13 * 3_600 + 59 * 60 + 59)
    await insert({ title: '昨天', expiresOn: '2025-06-02' })
    await insert({ title: '下周', expiresOn: '2025-06-10' })
    await insert({ title: '今天', expiresOn: '2025-06-03' })
    await insert({ title: '没有期限' })
    const { today, list } = await deadlines()
    expect([today, ...list.map(({ title }) => title)]).toEqual(['2025-06-03', '今天', '下周'])
    expect((await deadlines(1)).list).toHaveLength(1)
    service.clock.advance(1)
    expect(await deadlines()).toMatchObject({ today: '2025-06-04', list: [{ title: '下周' }] })
  })

  test('stand beside the open jobs that end today', async () => {
    const { companyId } = await service.employer()
    for (const expiresOn of ['2025-06-02', '2025-06-03', '2025-06-03', '2025-06-04']) {
      const id = await insertJob(service, companyId, { expiresOn })
      await service.db.run(sql`
        insert into job_index (job_id, title, heat, refreshed_at, expires_on, search)
        values (${id}, '会计', 0, ${service.clock.now()}, ${expiresOn}, '')`)
    }
    expect((await deadlines()).jobsEndingToday).toBe(2)
  })
})
