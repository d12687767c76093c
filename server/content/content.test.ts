import { expect, test } from 'vitest'
import { listMenus } from '#contract/site'
import { getTopic } from '#contract/topics'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { siteCalls } from '../site/index.ts'
import { createTestService } from '../testing.ts'
import { topicsCalls } from '../topics/index.ts'
import { exportContent } from './export.ts'
import { ContentError } from './fault.ts'
import type { Source } from './folder.ts'
import { CONTENT_FILES, readContent, writeContent } from './import.ts'

const text = (path: string, words: string): Source => ({ path, bytes: new TextEncoder().encode(words) })

const article = `---
kind: news
title: 圩场上的招聘车
summary: 流动招聘车进乡镇
source: 就业服务动态
published: 2025-05-30 09:20
tags: [village]
---
## 早上七点半

招聘车**已经**停好。<script>alert(1)</script>

| 场次 | 人数 |
| --- | --- |
| 一 | 46 |
`
const topic = `address: /topic/village
title: 圩场招聘
summary: 招聘车进乡镇
theme: { accent: '#0b6e4f', deep: '#07402f' }
blocks:
  - { kind: articles, rule: { tag: village }, size: 3 }
  - { kind: downloads, files: [{ label: 须知, file: files/notice.txt }] }
`
const menu = `after: /
items:
  - title: 专项招聘
    url: /working/index
    children: [{ title: 圩场招聘, url: /topic/village }]
`
const folder: readonly Source[] = [
  text('articles/fair-bus.md', article),
  text('menus/special.yaml', menu),
  text('topics/files/notice.txt', '带身份证'),
  text('topics/village.yaml', topic),
]

const faultsOf = async (...sources: Source[]) => {
  const error = await readContent(sources).catch((thrown: unknown) => thrown)
  return error instanceof ContentError ? error.message.split('\n') : error
}

describeOnBothEngines('content from files', open => {
  const serviceOn = async () => createTestService(await open(), [...topicsCalls, ...siteCalls])
  type Service = Awaited<ReturnType<typeof serviceOn>>
  const bring = async ({ db, clock }: Service, sources: readonly Source[]) => {
    const content = await readContent(sources)
    return db.tx(tx => writeContent(tx, content, { now: clock.now(), sample: false }))
  }
  const counts = async ({ db }: Service) => {
    const [row] = await db.query(sql`
      select (select count(*) from articles) as articles, (select count(*) from topics) as topics,
        (select count(*) from content_files) as files, (select count(*) from menu_entries) as menus`)
    return row
  }

  test('can be read by everybody: articles cleaned, files served, menu entries in their place', async () => {
    const service = await serviceOn()
    expect(await bring(service, folder)).toEqual({ articles: 1, topics: 1, menus: 1, files: 1 })
    const [row] = await service.db.query<{ html: string }>(sql`select html from articles`)
    expect(row?.html).toContain('<strong>已经</strong>')
    expect(row?.html).toContain('<td>46</td>')
    expect(row?.html).not.toMatch(/script|alert/)
    const { blocks } = await service.call(getTopic, { address: '/topic/village' })
    expect(blocks).toMatchObject([
      { list: [{ title: '圩场上的招聘车' }], total: 1 },
      { files: [{ label: '须知', bytes: 12 }] },
    ])
    const [, downloads] = blocks
    const address = downloads?.kind === 'downloads' ? (downloads.files[0]?.file ?? '') : ''
    expect(address).toMatch(new RegExp(`^${CONTENT_FILES}/`))
    const answer = await service.app.http.request(address)
    expect([answer.status, await answer.text()]).toEqual([200, '带身份证'])
    expect(answer.headers.get('Content-Disposition')).toContain('attachment')
    expect((await service.app.http.request(`${CONTENT_FILES}/x`)).headers.get('Content-Disposition')).toBeNull()
    service.clock.advance(10)
    const { list } = await service.call(listMenus, {})
    expect(list[1]).toMatchObject({ title: '专项招聘', children: [{ url: '/topic/village' }] })
  })

  test('comes in twice without being there twice, and a changed file replaces what was', async () => {
    const service = await serviceOn()
    await bring(service, folder)
    await bring(service, folder)
    expect(await counts(service)).toEqual({ articles: 1, topics: 1, files: 1, menus: 1 })
    await bring(service, [text('articles/fair-bus.html', article.replace('圩场上的', '路上的'))])
    const rows = await service.db.query(sql`select title from articles`)
    expect(rows).toEqual([{ title: '路上的招聘车' }])
  })

  test('is all there or not at all', async () => {
    const service = await serviceOn()
    const orphan = text(
      'topics/orphan.yaml',
      topic.replace('village', 'orphan').replace('summary', 'parent: /topic/none\nsummary'),
    )
    await expect(bring(service, [...folder, orphan])).rejects.toThrow('topics/orphan.yaml:3 parent 没有这个上级专题')
    expect(await counts(service)).toEqual({ articles: 0, topics: 0, files: 0, menus: 0 })
  })

  test('goes out as files that bring the same in again', async () => {
    const [one, other] = [await serviceOn(), await serviceOn()]
    await bring(one, folder)
    const files = await exportContent(one.db)
    expect(files.map(({ path }) => path).filter(path => !path.includes('files/'))).toEqual([
      'articles/fair-bus.html',
      'topics/topic_village.yaml',
      'menus/special.yaml',
    ])
    await other.db.run(sql`delete from topics`)
    await bring(other, files)
    const read = async (service: Service) => {
      const { blocks, ...rest } = await service.call(getTopic, { address: '/topic/village' })
      return { ...rest, kinds: blocks.map(({ kind }) => kind) }
    }
    expect(await read(other)).toEqual(await read(one))
    expect((await exportContent(other.db)).length).toBe(files.length)
  })
})

test('errors name file, line and field, all of them at once', async () => {
  const wrongTopic = topic
    .replace("accent: '#0b6e4f'", "accent: '#f2c14e'")
    .replace('{ kind: articles, rule: { tag: village }, size: 3 }', '{ kind: carousel }')
  const faults = await faultsOf(
    text('articles/a.md', article.replace('kind: news', 'kind: poem')),
    text('articles/B.md', article),
    text('articles/c.md', '没有说明的正文'),
    text('topics/one.yaml', wrongTopic),
    text('topics/two.yaml', topic),
    text('topics/broken.yaml', 'address: [\n'),
  )
  expect(faults).toEqual([
    'articles/a.md:2 kind 类别应为 notice、exam、policy、news、group 之一',
    'articles/B.md:1 文件名应为小写字母、数字、连字符',
    'articles/c.md:1 文件应以 --- 之间的说明开头',
    expect.stringMatching(/^topics\/one\.yaml:4 theme\.accent 主题色太浅/),
    expect.stringMatching(/^topics\/one\.yaml:6 blocks\.0\.kind 没有这种内容块/),
    expect.stringMatching(/^topics\/broken\.yaml:\d 写法不正确/),
    'topics/two.yaml:7 blocks.1.files.0.file 找不到文件 files/notice.txt',
  ])
})

test('a file that only calls itself a picture or a paper is refused, and so is one that lies elsewhere', async () => {
  const naming = (file: string) => text('topics/t.yaml', topic.replace('files/notice.txt', file))
  const program = { path: 'topics/a.pdf', bytes: new TextEncoder().encode('MZ program') }
  expect(await faultsOf(naming('a.pdf'), program)).toEqual([expect.stringContaining('只接受图片')])
  expect(await faultsOf(naming('a.webp'), { ...program, path: 'topics/a.webp' })).toEqual([
    expect.stringContaining('JPG、PNG 或 WebP'),
  ])
  expect(await faultsOf(naming('../../etc/passwd.txt'))).toEqual([expect.stringContaining('应为文件名')])
})

test('one address cannot be two topics', async () => {
  const [, , notice] = folder
  const faults = await faultsOf(text('topics/a.yaml', topic), text('topics/b.yaml', topic), ...(notice ? [notice] : []))
  expect(faults).toEqual(['topics/b.yaml:1 address 与 topics/a.yaml 的地址相同'])
})
