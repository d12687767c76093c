import { expect } from 'storybook/test'
import { competitionStanding } from '#contract/competition'
import { standing } from '#mocks/fixtures/competition'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CompetitionStanding } from './CompetitionStanding.tsx'

const signedIn = { session: member }

const meta = preview.meta({
  id: 'competition-standing',
  title: '业务/竞赛/我的进度 CompetitionStanding',
  component: CompetitionStanding,
  beforeEach({ msw }) {
    msw.use(mock(competitionStanding).returns(standing))
  },
})

export const Loading = meta.story({
  name: '加载中',
  parameters: signedIn,
  beforeEach({ msw }) {
    msw.use(mock(competitionStanding).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  parameters: signedIn,
  beforeEach({ msw }) {
    msw.use(mock(competitionStanding).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '还没开始',
  parameters: signedIn,
  beforeEach({ msw }) {
    msw.use(mock(competitionStanding).returns({ ...standing, learned: 0, answered: 0, right: 0 }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('—')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '看错题本' })).toBeNull()
  },
})

export const Filled = meta.story({
  name: '有进度',
  parameters: signedIn,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('80%')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '看错题本' })).toBeVisible()
  },
})

export const Guest = meta.story({
  name: '未登录',
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '登录查看' })).toHaveAttribute(
      'href',
      '/user/login?redirectUri=%2Fldgx%2Fresult',
    ),
})

export const Narrow = Filled.extend({ name: '手机', globals: narrow, play: fitsSideways })
