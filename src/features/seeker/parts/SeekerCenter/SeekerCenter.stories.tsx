import { expect } from 'storybook/test'
import { listOwnApplications } from '#contract/applications'
import { seekerOverview } from '#contract/seeker'
import { noApplications, ownApplications } from '#mocks/fixtures/applications'
import { newcomerOverview, overview, seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import { SeekerCenter } from './SeekerCenter.tsx'

const meta = preview.meta({
  id: 'seeker-center',
  title: '业务/求职者/个人中心 SeekerCenter',
  component: SeekerCenter,
  parameters: { session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(seekerOverview).returns(overview), mock(listOwnApplications).returns(ownApplications))
  },
})

export const Filled = meta.story({
  name: '有答复和未读消息',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '答复邀请' })).toHaveAttribute('href', '/user/invitation-list')
    await expect(canvas.getByRole('link', { name: '查看答复' })).toHaveAttribute('href', '/manage/user/position')
    await expect(canvas.getByRole('link', { name: /待您回应/ })).toHaveAttribute('href', '/user/invitation-list')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('阿依古丽·䶮，您好')
  },
})
export const Empty = meta.story({
  name: '刚注册',
  beforeEach({ msw }) {
    msw.use(mock(seekerOverview).returns(newcomerOverview), mock(listOwnApplications).returns(noApplications))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '写简历' })).toHaveAttribute('href', '/user/resume/create')
    await expect(canvas.getByRole('heading', { level: 2, name: '投递之前' })).toBeVisible()
  },
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(seekerOverview).hangs())
  },
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(seekerOverview).fails())
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible(),
})
export const Narrow = meta.story({ name: '手机上', globals: { viewport: { value: 'narrow' } } })
