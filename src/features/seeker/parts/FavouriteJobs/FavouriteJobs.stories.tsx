import { expect, screen } from 'storybook/test'
import { listFavourites, seekerOverview, setFavourite } from '#contract/seeker'
import { favouriteJobs, noJobs, overview, seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { leadsToFirstPage } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FavouriteJobs } from './FavouriteJobs.tsx'

const meta = preview.meta({
  id: 'seeker-favourite-jobs',
  title: '业务/求职者/收藏 FavouriteJobs',
  component: FavouriteJobs,
  parameters: { route: '/manage/user/browse?tab=favourites', session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(listFavourites).returns(favouriteJobs), mock(seekerOverview).returns(overview))
  },
})

export const Filled = meta.story({
  name: '收藏的职位，取消不成',
  beforeEach({ msw }) {
    msw.use(mock(setFavourite).fails())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更多：主办会计' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: '取消收藏' }))
    await expect(await screen.findByText('服务器错误')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: '主办会计' })).toBeVisible()
  },
})

export const Empty = meta.story({
  name: '没有记录',
  beforeEach({ msw }) {
    msw.use(mock(listFavourites).returns(noJobs))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有收藏的职位')).toBeVisible(),
})
export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/manage/user/browse?tab=favourites&page=400' },
  beforeEach({ msw }) {
    msw.use(mock(listFavourites).returns({ ...favouriteJobs, list: [], page: 400 }))
  },
  play: leadsToFirstPage('/manage/user/browse?tab=favourites'),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listFavourites).hangs())
  },
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listFavourites).fails())
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible(),
})
export const Narrow = meta.story({ name: '手机上', globals: { viewport: { value: 'narrow' } } })
