import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  articleDetail,
  downloadAttachment,
  listArticles,
  listArticlesByType,
  listColumns,
  listDeadlines,
  listNews,
  newsInfo,
} from '#contract/news'
import { insertJob } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { seedExam } from '../exams/testing.ts'
import { seedFair } from '../job-fairs/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { newsCalls } from './index.ts'
import { insertArticle, insertAttachment } from './testing.ts'

describeOnBothEngines('articles', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), newsCalls)
  })

  const insert = (facts: Parameters<typeof insertArticle>[1] = {}) => insertArticle(service, facts)
  const titles = async (query = {}) => (await service.call(listArticles, query)).list.map(({ title }) => title)
  const detail = (id: string) => service.call(articleDetail, { id })
  const deadlines = (size = 6, city = '') => service.call(listDeadlines, { size, city })

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

  test('of one city are listed alone; without any, those of the whole province are, and the answer says so', async () => {
    await insert({ title: '赣州的', city: '360700' })
    await insert({ title: '南昌的', city: '360100' })
    await insert({ title: '全省的' })
    await insert({ title: '吉安还没有公布的', city: '360800', hours: 24 })
    const of = async (city: string) => {
      const { list, total, instead } = await service.call(listArticles, { city })
      return [list.map(({ title }) => title), total, instead]
    }
    expect(await of('360700')).toEqual([['赣州的'], 1, undefined])
    expect(await of('360800')).toEqual([['全省的'], 1, true])
    expect(await of('')).toEqual([['全省的', '南昌的', '赣州的'], 3, undefined])
    expect(await of('1')).toEqual([['全省的'], 1, true])
    expect((await service.sendRaw(listArticles, { city: '赣州' })).body).toMatchObject({
      code: codes.invalid,
      data: { fields: { city: '请重新选择城市' } },
    })
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

  test('can be read with the one before and the one after of the same kind, each reader counted once a day', async () => {
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
    expect((await detail(middle)).viewCount).toBe(1)
    expect((await service.call(articleDetail, { id: middle }, { ip: '203.0.113.7' })).viewCount).toBe(2)
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

  test('of the group have a list of their own and do not stand among the others', async () => {
    await insert({ kind: 'group', typeId: '51', title: '本单位' })
    await insert({ kind: 'news', typeId: '41', title: '动态', headline: true })
    expect(await titles()).toEqual(['动态'])
    expect(await titles({ kind: 'group' })).toEqual(['本单位'])
    const news = async (query: object) => (await service.call(listNews, query)).list.map(({ title }) => title)
    expect(await news({ kind: 'group' })).toEqual(['本单位'])
    expect(await news({ headline: true })).toEqual(['动态'])
    expect(await news({ typeId: '51' })).toEqual(['本单位'])
  })

  test('are listed by column, and every column that has any shows its newest', async () => {
    for (const title of ['一', '二', '三']) await insert({ typeId: '11', title, summary: '南昌' })
    await insert({ typeId: '34', kind: 'policy', title: '解读' })
    const page = await service.call(listArticlesByType, { typeId: '11', t: '南昌', page: 2, pageSize: 2 })
    expect([page.total, page.list.map(({ title }) => title)]).toEqual([3, ['一']])
    const { columns } = await service.call(listColumns, { size: 2 })
    expect(columns.map(({ typeId, list }) => [typeId, list.map(({ title }) => title)])).toEqual([
      ['11', ['三', '二']],
      ['34', ['解读']],
    ])
    expect((await service.sendRaw(listArticlesByType, { typeId: '99' })).body).toMatchObject({ code: codes.invalid })
  })

  test('stand beside others of their column, those of their city first', async () => {
    const id = await insert({ typeId: '11', city: '360700', title: '本篇' })
    await insert({ typeId: '11', city: '360700', title: '同城', hours: -9 })
    await insert({ typeId: '11', city: '360100', title: '外地' })
    await insert({ typeId: '12', city: '360700', title: '别栏' })
    expect((await detail(id)).related.map(({ title }) => title)).toEqual(['同城', '外地'])
  })

  test('carry files that go with them, and no longer', async () => {
    const id = await insert({ title: '附件' })
    const fileId = await insertAttachment(service, id, '岗位表.csv', '岗位,人数')
    expect((await detail(id)).attachments).toEqual([{ id: fileId, name: '岗位表.csv', mime: 'text/csv', bytes: 13 }])
    const response = await service.app.http.request(
      `/api/articles/attachment?id=${fileId}`,
      {},
      { peer: '203.0.113.7' },
    )
    expect(await response.text()).toBe('岗位,人数')
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; .*%E5%B2%97/)
    await service.db.run(sql`update articles set status = 'withdrawn'`)
    expect((await service.sendRaw(downloadAttachment, { id: fileId })).body).toMatchObject({ code: codes.notFound })
  })

  test('that are drafts or withdrawn are as if they were not there', async () => {
    const kept = await insert({ kind: 'news', typeId: '41', title: '在', headline: true })
    for (const status of ['draft', 'withdrawn']) {
      const id = await insert({
        kind: 'news',
        typeId: '41',
        status,
        title: status,
        headline: true,
        expiresOn: '2025-06-09',
      })
      await expect(detail(id)).rejects.toMatchObject({ code: codes.notFound })
      await expect(service.call(newsInfo, { id })).rejects.toMatchObject({ code: codes.notFound })
    }
    expect(await titles()).toEqual(['在'])
    expect((await service.call(listNews, { headline: true })).total).toBe(1)
    expect((await deadlines()).list).toEqual([])
    expect(await detail(kept)).toMatchObject({ previous: null, next: null, related: [] })
  })

  test('read in the template are not counted as a look', async () => {
    const id = await insert({ title: '转载' })
    expect(await service.call(newsInfo, { id })).toMatchObject({ title: '转载', html: '<p>正文</p>', regulation: null })
    expect((await detail(id)).viewCount).toBe(1)
  })

  test('that explain a rule and the rule lead to each other', async () => {
    const rule = await insert({ kind: 'policy', typeId: '35', title: '条例' })
    const words = await insert({ kind: 'policy', typeId: '34', title: '解读', explainsId: rule })
    expect((await detail(words)).explains).toMatchObject({ id: rule, title: '条例' })
    expect((await detail(rule)).interpretations).toMatchObject([{ id: words }])
    await service.db.run(sql`update articles set status = 'withdrawn' where id = ${rule}`)
    expect((await detail(words)).explains).toBeNull()
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

  test('that end stand beside what of exams ends within a week, and is under way', async () => {
    const { db, clock } = service
    const now = clock.now()
    await seedExam(db, now, { id: 101 })
    await seedExam(db, now, { id: 102, city: '360700', daysAgo: 8 })
    await seedExam(db, now, { id: 103, city: '360000', daysAgo: 16 })
    await seedExam(db, now, { id: 104, daysAgo: -1 })
    await seedExam(db, now, { id: 105, daysAgo: 8, feePerPaper: 0 })
    const told = async (city = '', size = 6) =>
      (await deadlines(size, city)).exams.map(({ examId, what }) => `${examId} ${what}`)
    expect(await told()).toEqual(['102 payUntil', '103 ticketUntil', '101 registerUntil'])
    expect(await told('', 1)).toEqual(['102 payUntil'])
    expect(await told('360700')).toEqual(['102 payUntil', '103 ticketUntil'])
    expect((await deadlines()).exams[0]).toMatchObject({ themeId: '102', title: '测试考试 102' })
    await db.run(sql`update exams set published_at = ${new Date(now.getTime() + 1)} where id = 102`)
    expect(await told('360700')).toEqual(['103 ticketUntil'])
  })

  test('stand beside the fairs that open within three days, for one city its own and those of the whole province', async () => {
    const { db, clock } = service
    await seedFair(db, clock.now(), { id: 1, opensIn: 2, city: '360700' })
    await seedFair(db, clock.now(), { id: 2, opensIn: 1, city: '360000', kind: '2' })
    await seedFair(db, clock.now(), { id: 3, opensIn: 2.5 })
    await seedFair(db, clock.now(), { id: 4, opensIn: 4 })
    await seedFair(db, clock.now(), { id: 5, opensIn: 1, state: 'cancelled' })
    await seedFair(db, clock.now(), { id: 6, opensIn: -0.05 })
    const told = async (city = '', size = 6) => (await deadlines(size, city)).fairs.map(({ fairId }) => fairId)
    expect(await told()).toEqual(['2', '1', '3'])
    expect(await told('', 1)).toEqual(['2'])
    expect(await told('360700')).toEqual(['2', '1'])
  })

  test('that end are for one city its own and those of the whole province', async () => {
    await insert({ title: '赣州的', city: '360700', expiresOn: '2025-06-05' })
    await insert({ title: '南昌的', city: '360100', expiresOn: '2025-06-04' })
    await insert({ title: '全省的', expiresOn: '2025-06-06' })
    const of = async (city: string) => (await deadlines(6, city)).list.map(({ title }) => title)
    expect(await of('360700')).toEqual(['赣州的', '全省的'])
    expect(await of('')).toEqual(['南昌的', '赣州的', '全省的'])
  })

  test('stand beside the open jobs that end today, in one city or everywhere', async () => {
    const { companyId } = await service.employer()
    for (const expiresOn of ['2025-06-02', '2025-06-03', '2025-06-03', '2025-06-04']) {
      const id = await insertJob(service, companyId, { expiresOn })
      await service.db.run(sql`
        insert into job_index (job_id, title, heat, refreshed_at, expires_on, search)
        values (${id}, '会计', 0, ${service.clock.now()}, ${expiresOn}, '')`)
    }
    expect((await deadlines()).jobsEndingToday).toBe(2)
    await service.db.run(sql`
      update jobs set city = '360700' where id = (select max(job_id) from job_index where expires_on = '2025-06-03')`)
    expect((await deadlines(6, '360700')).jobsEndingToday).toBe(1)
    expect((await deadlines(6, '361100')).jobsEndingToday).toBe(0)
  })
})
