import { beforeEach, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { fairKinds } from '#contract/fair-kinds'
import { fairSeriesInfo } from '#contract/job-fairs'
import { topicDocument } from '#contract/topic-document'
import { getTopic, listTopics } from '#contract/topics'
import { putTopic } from '../content/queries.ts'
import { withHtml } from '../content/topic-file.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { topicsCalls } from '../topics/index.ts'
import { jobFairsCalls } from './index.ts'
import { standardBlocks, themes } from './series-page.ts'
import { seedFair, seedSeries } from './testing.ts'

const address = '/recruitment/template/1'

const written = (change: object = {}) => ({
  address,
  title: '周六有约',
  summary: '每周六上午',
  theme: { accent: '#6b2f6b', deep: '#451d45' },
  blocks: [
    { kind: 'hero', title: '周六见' },
    { kind: 'text', title: '来之前', body: '带上**简历**。' },
    { kind: 'series', part: 'past', title: '办过的场次' },
  ],
  ...change,
})

describeOnBothEngines('the page of a series of fairs', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), [...jobFairsCalls, ...topicsCalls])
    await seedSeries(service.db)
  })
  const page = async () => (await service.call(fairSeriesInfo, { id: '1' })).page
  const parts = async () => (await page()).blocks.map(block => ('part' in block ? block.part : block.kind))
  const past = async () => {
    const id = await seedFair(service.db, service.clock.now(), { id: 100, opensIn: -7 })
    await service.db.run(sql`update fairs set series_id = 1 where id = ${id}`)
  }

  test('shows what every series has, what is over only when something is', async () => {
    expect(await page()).toMatchObject({ theme: themes['1'] })
    expect(await parts()).toEqual(['ahead', 'venue', 'rules', 'calendar'])
    await past()
    expect(await parts()).toEqual(standardBlocks.map(({ part }) => part))
  })

  test('shows what its record says, and is no topic among the others', async () => {
    const document = withHtml(topicDocument().parse(written()))
    await service.db.tx(tx => putTopic(tx, document, { now: service.clock.now(), sample: false }))
    expect(await page()).toMatchObject({ theme: { accent: '#6b2f6b', motif: 'plain' } })
    expect(await parts()).toEqual(['hero', 'text'])
    expect((await page()).blocks[1]).toMatchObject({ html: '<p>带上<strong>简历</strong>。</p>' })
    await past()
    expect(await parts()).toEqual(['hero', 'text', 'past'])
    expect((await service.call(listTopics, {})).list).toEqual([])
    await expect(service.call(getTopic, { address })).rejects.toMatchObject({ code: codes.notFound })
  })
})

describe('the record of a series', () => {
  const faults = (change: object) =>
    topicDocument()
      .safeParse(written(change))
      .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []

  test('is one, with what a series knows of itself', () => expect(faults({})).toEqual([]))

  test('belongs to no family, and neither it nor another stands above it', () => {
    expect(faults({ parent: '/ay/index' })).toEqual(['parent 系列招聘会的页面不分上下级'])
    const blocks = [{ kind: 'hero', title: '题' }]
    expect(faults({ address: '/topic/a', parent: address, blocks })).toEqual(['parent 系列招聘会的页面不分上下级'])
  })

  test('has no picker, which its address could not say', () => {
    expect(faults({ blocks: [{ kind: 'picker', by: 'city' }] })).toEqual(['blocks.0 系列招聘会的页面不能放 picker'])
  })

  test('alone may show a series', () => {
    const blocks = [{ kind: 'series', part: 'rules' }]
    expect(faults({ address: '/topic/a', blocks })).toEqual(['blocks.0 series 只能放在系列招聘会的页面'])
    expect(faults({ blocks: [{ kind: 'series', part: 'wall' }] })).toEqual([
      'blocks.0.part 内容应为 ahead、past、rules、venue、calendar 之一',
    ])
  })

  test.each(['0', '01', '1/x', 'x', ''])('does not stand at the number %j', id => {
    expect(faults({ address: `/recruitment/template/${id}` }).join()).toMatch(/^address 地址应为/)
  })
})

test.each(fairKinds)('fairs of kind $value have a masthead on which its words can be read', ({ value }) => {
  expect(topicDocument().safeParse(written({ theme: themes[value] })).success).toBe(true)
})
