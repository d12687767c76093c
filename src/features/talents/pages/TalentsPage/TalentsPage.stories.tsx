import { expect } from 'storybook/test'
import { listTalentDownloads, listTalentFavourites } from '#contract/talents'
import { employerUser } from '#mocks/fixtures/employer'
import { keptPage, nobodyKept } from '#mocks/fixtures/talents'
import { mock } from '#mocks/mock'
import { narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TalentsPage } from './TalentsPage.tsx'

const meta = preview.meta({
  id: 'page-talents',
  title: '页面/人才/人才库 TalentsPage',
  component: TalentsPage,
  parameters: { route: '/enterprise/talents', session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(listTalentFavourites).returns(keptPage), mock(listTalentDownloads).returns(nobodyKept))
  },
})

export const Filled = meta.story({
  name: '收藏',
  play: async ({ canvas }) => expect(await canvas.findAllByRole('button', { name: /^邀请应聘：/ })).toHaveLength(2),
})
export const Empty = meta.story({
  name: '已下载：还没有',
  parameters: { route: '/enterprise/talents?tab=downloads' },
  play: async ({ canvas }) => expect(await canvas.findByText('还没有下载的简历')).toBeVisible(),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listTalentFavourites).hangs())
  },
  play: saysLoading,
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listTalentFavourites).fails())
  },
  play: offersRetry,
})
export const Narrow = meta.story({ name: '手机上', globals: narrow })
