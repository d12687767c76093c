import { expect } from 'storybook/test'
import { competitionStanding } from '#contract/competition'
import { standing } from '#mocks/fixtures/competition'
import { member } from '#mocks/fixtures/session'
import { standingBlock } from '#mocks/fixtures/topics'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { StandingBlock } from './StandingBlock.tsx'

const meta = preview.meta({
  id: 'topics-standing-block',
  title: '业务/专题/本人进度块 StandingBlock',
  component: StandingBlock,
  args: { block: standingBlock },
})

export const Filled = meta.story({
  name: '已登录',
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(competitionStanding).returns(standing))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('4 / 17')).toBeVisible(),
})

export const Guest = meta.story({
  name: '未登录',
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: '登录查看' })).toBeVisible(),
})

export const Narrow = Filled.extend({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('4 / 17')
    await fitsSideways({ canvasElement })
  },
})
