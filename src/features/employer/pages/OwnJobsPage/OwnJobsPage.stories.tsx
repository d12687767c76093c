import { expect } from 'storybook/test'
import { listOwnJobs } from '#contract/employer'
import { employerUser, noOwnJobs, ownJobs } from '#mocks/fixtures/employer'
import { reader } from '#mocks/fixtures/members'
import { mock } from '#mocks/mock'
import { leadsToFirstPage } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OwnJobsPage } from './OwnJobsPage.tsx'

const meta = preview.meta({
  id: 'biz-employer-own-jobs-page',
  title: '页面/单位中心/职位管理 OwnJobsPage',
  component: OwnJobsPage,
  parameters: { route: '/manage/jobs', session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(listOwnJobs).returns(ownJobs))
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) =>
    expect((await canvas.findAllByRole('link', { name: '主办会计' }))[0]).toHaveAttribute(
      'href',
      '/manage/job/publish?id=101',
    ),
})
export const Empty = meta.story({
  name: '空的',
  beforeEach({ msw }) {
    msw.use(mock(listOwnJobs).returns(noOwnJobs))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('这里还没有职位')).toBeVisible(),
})
export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/manage/jobs?state=draft&page=400' },
  beforeEach({ msw }) {
    msw.use(mock(listOwnJobs).returns({ ...ownJobs, list: [], page: 400 }))
  },
  play: leadsToFirstPage('/manage/jobs?state=draft'),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listOwnJobs).hangs())
  },
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listOwnJobs).fails())
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible(),
})
export const Narrow = meta.story({ name: '手机上', globals: { viewport: { value: 'narrow' } } })

export const Reader = meta.story({
  name: '用人部门：只能看',
  parameters: { session: reader },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: '主办会计' }))[0]).toHaveAttribute(
      'href',
      '/job-details/101',
    )
    await expect(canvas.queryByRole('link', { name: '发布职位' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: '职位模板' })).not.toBeInTheDocument()
  },
})
