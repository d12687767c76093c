import { expect } from 'storybook/test'
import { listOwnApplications } from '#contract/applications'
import { noApplications, ownApplications } from '#mocks/fixtures/applications'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { RecentApplications } from './RecentApplications.tsx'

const meta = preview.meta({
  id: 'seeker-recent-applications',
  title: '业务/求职者/最近的投递 RecentApplications',
  component: RecentApplications,
  parameters: { session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(listOwnApplications).returns(ownApplications))
  },
})

export const Filled = meta.story({
  name: '各到一步',
  play: async ({ canvas }) => {
    const [first] = ownApplications.list
    await expect(await canvas.findByRole('link', { name: first?.job.title ?? '' })).toHaveAttribute(
      'href',
      `/manage/user/position?id=${first?.id}`,
    )
    await expect(canvas.getByRole('link', { name: '全部' })).toHaveAttribute('href', '/manage/user/position')
  },
})

export const Empty = meta.story({
  name: '没有投递过就不占地方',
  beforeEach({ msw }) {
    msw.use(mock(listOwnApplications).returns(noApplications))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listOwnApplications).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listOwnApplications).fails())
  },
  play: offersRetry,
})

export const Narrow = Filled.extend({ name: '手机', globals: narrow })
