import { expect } from 'storybook/test'
import { listJobFairs } from '#contract/job-fairs'
import { fairsAheadPage, noFairs } from '#mocks/fixtures/job-fairs'
import { mock } from '#mocks/mock'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FairsAhead } from './FairsAhead.tsx'

const meta = preview.meta({
  id: 'home-fairs-ahead',
  title: '业务/首页/近期招聘会 FairsAhead',
  component: FairsAhead,
  parameters: { route: '/', path: '/' },
  beforeEach({ msw }) {
    msw.use(mock(listJobFairs).answers(({ city }) => (city === '361000' ? noFairs : fairsAheadPage)))
  },
})

export const Filled = meta.story({
  name: '全省',
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(5)
  },
})

export const SubSite = meta.story({
  name: '设区市分站：本市的',
  parameters: { route: '/?area=361000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('近期没有招聘会')).toBeVisible()
  },
})

export const Narrow = Filled.extend({ name: '手机', globals: narrow })
