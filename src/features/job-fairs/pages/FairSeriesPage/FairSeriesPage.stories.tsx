import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { fairSeriesInfo } from '#contract/job-fairs'
import { endedSeriesInfo, longSeriesInfo, saturdaySeriesInfo, writtenSeriesInfo } from '#mocks/fixtures/job-fairs'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FairSeriesPage } from './FairSeriesPage.tsx'

const meta = preview.meta({
  id: 'page-recruitment-template',
  title: '页面/招聘会/系列招聘会 FairSeriesPage',
  component: FairSeriesPage,
  parameters: { route: '/recruitment/template/1' },
  beforeEach({ msw }) {
    msw.use(mock(fairSeriesInfo).returns(saturdaySeriesInfo))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(fairSeriesInfo).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(fairSeriesInfo).fails())
  },
  play: offersRetry,
})

export const NotFound = meta.story({
  name: '没有这个系列',
  beforeEach({ msw }) {
    msw.use(mock(fairSeriesInfo).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '没有找到这个系列' })).toBeVisible()
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '查看下一场' })).toHaveAttribute(
      'href',
      '/recruitment/page/13',
    )
    await expect(canvas.getByText('3,338 人次')).toBeVisible()
    await expect(canvas.getByRole('table')).toHaveTextContent('1,836')
    await expect(canvas.getByRole('link', { name: '下载日历文件' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?series=1$/),
    )
  },
})

export const Written = meta.story({
  name: '有自己的页面：刊头、问答和场次混排',
  beforeEach({ msw }) {
    msw.use(mock(fairSeriesInfo).returns(writtenSeriesInfo))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '周六有约，当面谈' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看下一场' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '南昌在招职位' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: '第一次来，先看这几条' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: '参加办法' })).toBeNull()
  },
})

export const WrittenNarrow = Written.extend({ name: '有自己的页面 手机', globals: narrow })

export const Ended = meta.story({
  name: '系列已经结束',
  beforeEach({ msw }) {
    msw.use(mock(fairSeriesInfo).returns(endedSeriesInfo))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这个系列已经结束')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '查看下一场' })).toBeNull()
  },
})

export const LongText = meta.story({
  name: '很长的名称',
  beforeEach({ msw }) {
    msw.use(mock(fairSeriesInfo).returns(longSeriesInfo))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = Filled.extend({ name: '手机', globals: narrow })
