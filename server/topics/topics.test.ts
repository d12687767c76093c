import { beforeEach, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { isTopicAddress, topicPages } from '#contract/reference/topic-addresses'
import { topicDocument } from '#contract/topic-document'
import { getMembersTopic, getTopic, listTopics } from '#contract/topics'
import { readContent, writeContent } from '../content/import.ts'
import { sampleTopics } from '../db/sample/topics.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { insertCompany, insertJobs } from '../jobs/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { topicsCalls } from './index.ts'

const yaml = (changes: string, blocks = '  - { kind: hero, title: 春风行动 }') => `
title: 春风行动
summary: 一句话说明
theme: { accent: '#0b6e4f', deep: '#07402f', motif: hills }
${changes}
blocks:
${blocks}
`
const source = (path: string, text: string) => ({ path, bytes: new TextEncoder().encode(text) })

describeOnBothEngines('topics', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), topicsCalls)
  })

  const bring = async (...texts: string[]) => {
    const content = await readContent(texts.map((text, at) => source(`topics/t${at}.yaml`, text)))
    await service.db.tx(tx => writeContent(tx, content, { now: service.clock.now(), sample: false }))
  }
  const read = (address: string, more = {}) => service.call(getTopic, { address, ...more })

  test('a record with a new address is a new page', async () => {
    await expect(read('/topic/spring')).rejects.toMatchObject({ code: codes.notFound })
    await bring(yaml('address: /topic/spring'))
    expect(await read('/topic/spring')).toMatchObject({
      title: '春风行动',
      state: 'running',
      theme: { accent: '#0b6e4f', motif: 'hills' },
      family: [],
      blocks: [{ kind: 'hero', title: '春风行动' }],
    })
  })

  test('say whether they are to come, on or over, through the last day in China', async () => {
    await bring(yaml('address: /topic/spring\nstarts: 2025-06-04\nends: 2025-06-05'))
    const states: string[] = []
    for (let day = 0; day < 4; day += 1) {
      states.push((await read('/topic/spring')).state)
      service.clock.advance(24 * 3_600)
    }
    expect(states).toEqual(['coming', 'running', 'running', 'ended'])
    expect((await service.call(listTopics, { state: 'ended' })).list).toMatchObject([{ address: '/topic/spring' }])
    expect((await service.call(listTopics, { state: 'running' })).total).toBe(0)
  })

  test('list those that are over, with their days and page by page, where a block asks for it', async () => {
    for (const [at, ends] of ['2025-04-30', '2025-05-31', '2025-12-31'].entries()) {
      await bring(yaml(`address: /topic/past-${at}\nstarts: 2025-0${at + 1}-01\nends: ${ends}`))
    }
    await bring(yaml('address: /topic/all', '  - { kind: topics, title: 往期, size: 1, paged: true }'))
    const past = async (page: number) => (await service.call(getTopic, { address: '/topic/all', page })).blocks[0]
    expect(await past(1)).toMatchObject({ total: 2, list: [{ address: '/topic/past-1', ends: '2025-05-31' }] })
    expect(await past(2)).toMatchObject({ page: 2, list: [{ address: '/topic/past-0', state: 'ended' }] })
  })

  test('gather the jobs of their rule, and follow what is picked', async () => {
    const companyId = await insertCompany(service.db, { name: '赣江精工' })
    const jobs = await insertJobs(service.db, companyId, [
      { title: '会计', city: '360100', district: '360102' },
      { title: '出纳', city: '360700', district: '360702' },
    ])
    await bring(
      yaml(
        'address: /topic/spring',
        `  - { kind: picker, by: city }
  - { kind: jobs, rule: { city: '360700' }, size: 5 }
  - { kind: jobs, follows: city, size: 5 }
  - { kind: figures, items: [{ label: 在招, jobs: {} }, { label: 场次, value: 3 }] }
  - { kind: companies, size: 3 }`,
      ),
    )
    const { blocks } = await read('/topic/spring', { city: '360100' })
    expect(blocks[0]).toMatchObject({ kind: 'picker', chosen: '360100' })
    expect(blocks[1]).toMatchObject({
      list: [{ id: jobs[1] }],
      count: { value: 1 },
      moreHref: '/job-search?city=360700',
    })
    expect(blocks[2]).toMatchObject({ list: [{ id: jobs[0] }], moreHref: '/job-search?city=360100' })
    expect(blocks[3]).toMatchObject({ items: [{ count: { value: 2, more: false } }, { count: { value: 3 } }] })
    expect(blocks[4]).toMatchObject({ list: [{ id: companyId, openJobs: 2 }] })
  })

  test('name their family, the head first', async () => {
    await bring(
      yaml('address: /topic/b\nparent: /topic/z\nposition: 20\nmenuTitle: 乙'),
      yaml('address: /topic/a\nparent: /topic/z\nposition: 10\nmenuTitle: 甲'),
      yaml('address: /topic/z\nmenuTitle: 首页'),
    )
    expect((await read('/topic/a')).family.map(({ label }) => label)).toEqual(['首页', '甲', '乙'])
    expect((await service.call(listTopics, {})).list).toMatchObject([{ address: '/topic/z' }])
  })

  test('for members are there for those who are signed in, and for nobody else', async () => {
    await bring(yaml('address: /column/gov-job\nmembers: true'))
    await expect(read('/column/gov-job')).rejects.toMatchObject({ code: codes.notFound })
    const { token } = await service.seeker()
    const asked = { address: '/column/gov-job' }
    expect(await service.call(getMembersTopic, asked, { token })).toMatchObject({ title: '春风行动' })
    await expect(service.call(getMembersTopic, asked)).rejects.toMatchObject({ code: codes.signInAgain })
    expect((await service.call(listTopics, {})).list).toEqual([])
  })

  test('refuse addresses that cannot be one', async () => {
    for (const address of ['', 'spring', '//a', '/a b', '/../x', `/${'a'.repeat(90)}`]) {
      expect((await service.sendRaw(getTopic, { address })).body).toMatchObject({ code: codes.invalid })
    }
  })
})

describeOnBothEngines('the sample topics', open => {
  test('fill every fixed address, each in its own words, and can all be read', async () => {
    const service = createTestService(await open(), topicsCalls)
    const content = await sampleTopics(service.clock.now().getTime())
    await service.db.tx(tx => writeContent(tx, content, { now: service.clock.now(), sample: true }))
    const { token } = await service.seeker()
    const leads = new Set<string>()
    const fixed = Object.values(topicPages)
    for (const { path, access } of fixed) {
      const topic = await (access === 'login'
        ? service.call(getMembersTopic, { address: path }, { token })
        : service.call(getTopic, { address: path }))
      expect(topic.blocks.length).toBeGreaterThan(1)
      leads.add(JSON.stringify(topic.blocks[0]))
    }
    expect(leads.size).toBe(fixed.length)
  })
})

describe('the address of a topic', () => {
  test.each(['/ay/index', '/topic/a', '/topic/a-b-2'])('%s is one', address => {
    expect(isTopicAddress(address)).toBe(true)
  })
  test.each(['/', '/job-search', '/topic/', '/topic/A', '/topic/a/b', '/topic/-a', '/manage/center'])(
    '%s is none',
    address => expect(isTopicAddress(address)).toBe(false),
  )
})

describe('the colours of a topic', () => {
  const accent = (value: string) =>
    topicDocument().safeParse({
      address: '/topic/a',
      title: '题',
      summary: '摘要',
      theme: { accent: value, deep: '#000000' },
      blocks: [{ kind: 'hero', title: '题' }],
    }).success
  test('are dark enough for the light words on them', () => {
    expect(['#0b6e4f', '#7a1f4d', '#000000'].map(accent)).toEqual([true, true, true])
    expect(['#f2c14e', '#5fa8d3', '#ffffff', 'red', '#FFF', '#0B6E4F'].map(accent)).toEqual(Array(6).fill(false))
  })
})

test('only an address that asks people to sign in keeps a topic for members', () => {
  const fits = (address: string, members: boolean) =>
    topicDocument().safeParse({
      address,
      members,
      title: '题',
      summary: '摘要',
      theme: { accent: '#000000', deep: '#000000' },
      blocks: [{ kind: 'hero', title: '题' }],
    }).success
  expect([fits('/topic/a', false), fits('/column/gov-job', true)]).toEqual([true, true])
  expect([fits('/topic/a', true), fits('/column/gov-job', false)]).toEqual([false, false])
})
