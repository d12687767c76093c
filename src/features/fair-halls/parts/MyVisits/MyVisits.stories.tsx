import { expect, screen } from 'storybook/test'
import { fairHalls } from '#contract/fair-halls'
import { listFairShortlist } from '#contract/fair-shortlist'
import { fairAt, halls } from '#mocks/fixtures/fair-halls'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { exhibitorsIn } from '../../model/halls.ts'
import { MyVisits } from './MyVisits.tsx'

const list = exhibitorsIn(halls.halls).map(({ participationId }, at) => ({
  participationId,
  jobId: '',
  note: at === 0 ? '问夜班补贴' : '',
  addedAt: at,
  shown: true,
}))

const meta = preview.meta({
  id: 'fair-halls-my-visits',
  title: '业务/招聘会/我的清单 MyVisits',
  component: MyVisits,
  args: { fair: fairAt('registering') },
  parameters: { route: '/recruitment/page/2?view=mine', path: '/recruitment/page/:id', session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(fairHalls).returns(halls), mock(listFairShortlist).returns({ list }))
  },
})

export const Filled = meta.story({
  name: '按路线排好',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/从入口起按路线走约 \d+ 米/)).toBeVisible()
    await expect(screen.getByRole('list', { name: '我的清单，按路线' }).children).toHaveLength(3)
  },
})

export const Empty = meta.story({
  name: '还是空的',
  beforeEach({ msw }) {
    msw.use(mock(listFairShortlist).returns({ list: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('清单还是空的')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(fairHalls).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(fairHalls).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/从入口起按路线走约/)
    await fitsSideways({ canvasElement })
  },
})
