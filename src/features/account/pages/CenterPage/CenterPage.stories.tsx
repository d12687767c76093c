import { expect } from 'storybook/test'
import { seekerOverview } from '#contract/seeker'
import { overview, seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import { CenterPage } from './CenterPage.tsx'

const meta = preview.meta({
  id: 'page-center',
  title: '页面/账户/用户中心 CenterPage',
  component: CenterPage,
  parameters: { session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(seekerOverview).returns(overview))
  },
})

export const Seeker = meta.story({
  name: '个人',
  play: async ({ canvas }) => expect(await canvas.findByText('2 家单位在等您')).toBeVisible(),
})
