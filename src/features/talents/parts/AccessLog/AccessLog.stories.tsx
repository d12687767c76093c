import { expect, within } from 'storybook/test'
import { listResumeAccess } from '#contract/talents'
import { seekerUser } from '#mocks/fixtures/seeker'
import { accessLog, nobodyKept } from '#mocks/fixtures/talents'
import { mock } from '#mocks/mock'
import { fitsSideways, leadsToFirstPage, narrow, offersRetry } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { AccessLog } from './AccessLog.tsx'

const meta = preview.meta({
  id: 'talents-access-log',
  title: '业务/人才/谁看过我 AccessLog',
  component: AccessLog,
  parameters: { route: '/user/resume-list?tab=looks', session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(listResumeAccess).returns(accessLog))
  },
})

export const Filled = meta.story({
  name: '有记录',
  play: async ({ canvas }) => {
    const log = within(await canvas.findByRole('list', { name: '谁看过我的简历' }))
    const [received] = log.getAllByRole('link', { name: '南昌𠮷祥商贸有限公司' })
    await expect(received).toHaveAttribute('href', '/company-details/71')
    await expect(log.getByText('下载简历')).toBeVisible()
    await expect(log.getByText('查看投递')).toBeVisible()
    await expect(log.getAllByText('应聘职位：主办会计')).toHaveLength(2)
    await expect(canvas.getByText('已删除的简历')).toBeVisible()
  },
})
export const Empty = meta.story({
  name: '还没有记录',
  beforeEach({ msw }) {
    msw.use(mock(listResumeAccess).returns(nobodyKept))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('还没有单位看过您的简历')).toBeVisible(),
})
export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/user/resume-list?tab=looks&page=400' },
  beforeEach({ msw }) {
    msw.use(mock(listResumeAccess).returns({ ...accessLog, list: [], page: 400 }))
  },
  play: leadsToFirstPage('/user/resume-list?tab=looks'),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listResumeAccess).hangs())
  },
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listResumeAccess).fails())
  },
  play: offersRetry,
})
export const Narrow = meta.story({
  name: '手机上',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list', { name: '谁看过我的简历' })
    await fitsSideways({ canvasElement })
  },
})
