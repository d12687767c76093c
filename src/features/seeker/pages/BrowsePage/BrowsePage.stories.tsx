import { expect } from 'storybook/test'
import { listFavourites, listViewedJobs } from '#contract/seeker'
import { favouriteJobs, seekerUser, viewedJobs } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import { BrowsePage } from './BrowsePage.tsx'

const meta = preview.meta({
  id: 'page-browse',
  title: '页面/求职者/浏览与收藏 BrowsePage',
  component: BrowsePage,
  parameters: { route: '/manage/user/browse', session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(listViewedJobs).returns(viewedJobs), mock(listFavourites).returns(favouriteJobs))
  },
})

export const Viewed = meta.story({
  name: '浏览记录',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('浏览记录')
    await expect(await canvas.findByRole('button', { name: '更多：主办会计' })).toBeVisible()
  },
})
export const Favourites = meta.story({
  name: '收藏的职位',
  parameters: { route: '/manage/user/browse?tab=favourites' },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '更多：主办会计' })).toBeVisible(),
})
export const Narrow = meta.story({ name: '手机上', globals: { viewport: { value: 'narrow' } } })
