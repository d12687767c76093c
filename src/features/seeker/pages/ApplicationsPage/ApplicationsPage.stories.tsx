import { expect } from 'storybook/test'
import { listOwnApplications } from '#contract/applications'
import { noApplications, ownApplications } from '#mocks/fixtures/applications'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { leadsToFirstPage } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ApplicationsPage } from './ApplicationsPage.tsx'

const meta = preview.meta({
  id: 'page-applications',
  title: '页面/求职者/我的投递 ApplicationsPage',
  component: ApplicationsPage,
  parameters: { route: '/manage/user/position', session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(listOwnApplications).returns(ownApplications))
  },
})

export const Filled = meta.story({
  name: '有答复',
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/请于 11 月 24 日/))[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: '全部' })).toHaveAttribute('aria-current', 'page')
  },
})
export const Empty = meta.story({
  name: '这个状态下没有',
  parameters: { route: '/manage/user/position?state=offer' },
  beforeEach({ msw }) {
    msw.use(mock(listOwnApplications).returns(noApplications))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有“拟录用”的投递')).toBeVisible(),
})
const [linked] = ownApplications.list

export const OneAlone = meta.story({
  name: '从消息来看一次投递',
  parameters: { route: `/manage/user/position?id=${linked?.id}` },
  beforeEach({ msw }) {
    msw.use(
      mock(listOwnApplications).answers(({ id }) => ({
        ...ownApplications,
        list: ownApplications.list.filter(one => one.id === id),
      })),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '收起进展' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看全部投递' })).toHaveAttribute('href', '/manage/user/position')
  },
})
export const Gone = meta.story({
  name: '消息里的投递已经删除',
  parameters: { route: `/manage/user/position?id=${linked?.id}` },
  beforeEach({ msw }) {
    msw.use(mock(listOwnApplications).returns(noApplications))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这次投递已不在您的记录里')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看全部投递' })).toHaveAttribute('href', '/manage/user/position')
  },
})
export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/manage/user/position?page=400' },
  beforeEach({ msw }) {
    msw.use(mock(listOwnApplications).returns({ ...ownApplications, list: [], page: 400 }))
  },
  play: leadsToFirstPage('/manage/user/position'),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listOwnApplications).hangs())
  },
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listOwnApplications).fails())
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible(),
})
export const Narrow = meta.story({ name: '手机上', globals: { viewport: { value: 'narrow' } } })
