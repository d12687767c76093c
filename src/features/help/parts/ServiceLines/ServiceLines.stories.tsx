import { expect } from 'storybook/test'
import { siteConfigs } from '#contract/site'
import { siteConfig } from '#mocks/fixtures/site'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ServiceLines } from './ServiceLines.tsx'

const meta = preview.meta({
  id: 'help-service-lines',
  title: '业务/帮助/服务电话 ServiceLines',
  component: ServiceLines,
  args: { lines: ['hotline', 'examLine', 'archivesLine', 'complaintLine'] as const },
  beforeEach({ msw }) {
    msw.use(mock(siteConfigs).returns(siteConfig))
  },
})

export const Filled = meta.story({
  name: '四条电话',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('投诉电话')).toBeVisible()
    await expect(canvas.getByText('工作日 09:00-17:00')).toBeVisible()
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(siteConfigs).hangs())
  },
  play: async ({ canvas }) => expect(canvas.getByText('服务时间')).toBeVisible(),
})

export const Empty = meta.story({
  name: '没有设置电话',
  beforeEach({ msw }) {
    msw.use(
      mock(siteConfigs).returns({ ...siteConfig, hotline: '', examLine: '', archivesLine: '', complaintLine: '' }),
    )
  },
  play: async ({ canvas }) => expect(canvas.queryByText('投诉电话')).toBeNull(),
})

export const Failed = meta.story({
  name: '读不到电话',
  beforeEach({ msw }) {
    msw.use(mock(siteConfigs).fails())
  },
  play: async ({ canvas }) => expect(canvas.getByText('服务时间')).toBeVisible(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
