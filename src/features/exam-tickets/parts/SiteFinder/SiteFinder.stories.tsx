import { expect } from 'storybook/test'
import { listSites, searchSites } from '#contract/exam-tickets'
import { noSite, sites } from '#mocks/fixtures/exam-sites'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Where } from '../../../../../.storybook/Where.tsx'
import { ordinaryDay } from '../../testing.ts'
import { SiteFinder } from './SiteFinder.tsx'

const meta = preview.meta({
  id: 'exam-tickets-site-finder',
  title: '业务/准考证/找考点 SiteFinder',
  component: SiteFinder,
  args: { exam: '601', examId: '601', q: '' },
  parameters: { route: '/exam/exam-ticket/601?view=sites' },
  beforeEach({ msw }) {
    msw.use(...ordinaryDay())
  },
})

export const Filled = meta.story({
  name: '全部考点',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('07 南昌市第二十八中学（青云校区）'))
    await expect(await canvas.findByText(/京山站/)).toBeVisible()
  },
})

export const One = meta.story({
  name: '只有一个考点',
  beforeEach({ msw }) {
    msw.use(mock(listSites).returns({ list: sites.slice(0, 1) }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/秋水广场站/)).toBeVisible(),
})

export const Asking = meta.story({
  name: '按准考证号找',
  render: args => (
    <>
      <SiteFinder {...args} />
      <Where />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: /^准考证号或考点名称/ }), '0126010300512')
    await userEvent.click(canvas.getByRole('button', { name: '查找' }))
    await expect(await canvas.findByText('/exam/exam-ticket/601?view=sites&q=0126010300512')).toBeInTheDocument()
  },
})

export const Found = meta.story({
  name: '找到考场',
  args: { q: '0126010300512' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('考场 005 在明德楼 1 层')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '看全部考点' })).toHaveAttribute(
      'href',
      '/exam/exam-ticket/601?view=sites',
    )
  },
})

export const NotFound = meta.story({
  name: '没有找到',
  args: { q: '第九十九中学' },
  beforeEach({ msw }) {
    msw.use(mock(searchSites).returns(noSite))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到“第九十九中学”')).toBeVisible(),
})

export const Empty = meta.story({
  name: '考点还没有公布',
  beforeEach({ msw }) {
    msw.use(mock(listSites).returns({ list: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('考点还没有公布')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listSites).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listSites).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  args: { q: '0126010300512' },
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('考场 005 在明德楼 1 层')
    await fitsSideways({ canvasElement })
  },
})
