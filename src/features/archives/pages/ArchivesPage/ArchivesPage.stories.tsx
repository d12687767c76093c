import { expect, waitFor } from 'storybook/test'
import { listArchiveOffices } from '#contract/archives'
import { longOffice, offices } from '#mocks/fixtures/archives'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ArchivesPage } from './ArchivesPage.tsx'

const meta = preview.meta({
  id: 'page-archives',
  title: '页面/档案/档案服务 ArchivesPage',
  component: ArchivesPage,
  parameters: { route: '/archives' },
  beforeEach({ msw }) {
    msw.use(mock(listArchiveOffices).returns({ list: offices }))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listArchiveOffices).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listArchiveOffices).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '没有机构',
  beforeEach({ msw }) {
    msw.use(mock(listArchiveOffices).returns({ list: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('暂时没有内容')).toBeVisible(),
})

export const Filled = meta.story({
  name: '入口和机构',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('赣州市流动人员人事档案中心')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '申请调档函' })).toHaveAttribute('href', '/archives/index?view=apply')
    await userEvent.click(canvas.getByText('档案在自己手里'))
    await waitFor(() => expect(canvas.getByText(/请不要拆封/)).toBeVisible())
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(mock(listArchiveOffices).returns({ list: [longOffice, ...offices] }))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(longOffice.name)
    await fitsSideways({ canvasElement })
  },
})
