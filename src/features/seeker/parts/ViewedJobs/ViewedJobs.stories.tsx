import { expect, screen, waitFor } from 'storybook/test'
import { deleteViewedJobs, listViewedJobs, seekerOverview } from '#contract/seeker'
import { noJobs, overview, seekerUser, viewedJobs } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { leadsToFirstPage } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ViewedJobs } from './ViewedJobs.tsx'

const meta = preview.meta({
  id: 'seeker-viewed-jobs',
  title: '业务/求职者/浏览记录 ViewedJobs',
  component: ViewedJobs,
  parameters: { route: '/manage/user/browse', session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(listViewedJobs).returns(viewedJobs), mock(seekerOverview).returns(overview))
  },
})

export const Filled = meta.story({
  name: '看过的职位，清空',
  beforeEach({ msw }) {
    msw.use(mock(deleteViewedJobs).returns({ ok: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '清空浏览记录' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('全部 3 条浏览记录会被删除')
    const confirm = (await screen.findAllByRole('button', { name: '清空浏览记录' })).at(-1)
    if (confirm) await userEvent.click(confirm)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
})
export const Empty = meta.story({
  name: '没有记录',
  beforeEach({ msw }) {
    msw.use(mock(listViewedJobs).returns(noJobs))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有浏览记录')).toBeVisible(),
})
export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/manage/user/browse?page=400' },
  beforeEach({ msw }) {
    msw.use(mock(listViewedJobs).returns({ ...viewedJobs, list: [], page: 400 }))
  },
  play: leadsToFirstPage('/manage/user/browse'),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listViewedJobs).hangs())
  },
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listViewedJobs).fails())
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible(),
})
export const Narrow = meta.story({ name: '手机上', globals: { viewport: { value: 'narrow' } } })
