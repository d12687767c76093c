import { expect } from 'storybook/test'
import { comingFair, longFairPage, saturdayFair } from '#mocks/fixtures/job-fairs'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { NextFair } from './NextFair.tsx'

const [longFair = saturdayFair] = longFairPage.list

const meta = preview.meta({
  id: 'job-fairs-next',
  title: '业务/招聘会/下一场 NextFair',
  component: NextFair,
  args: { fair: saturdayFair },
})

export const Filled = meta.story({
  name: '预约中',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('距开场')
    await expect(canvas.getByRole('link', { name: '预约入场' })).toHaveAttribute('href', '/recruitment/page/13')
  },
})

export const Coming = meta.story({
  name: '还没有开放预约',
  args: { fair: { ...comingFair, companies: 0, jobs: 0, headcount: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('距开放预约')
    await expect(canvas.getByText('单位正在报名')).toBeVisible()
  },
})

export const LongText = meta.story({ name: '很长的名称', args: { fair: longFair }, play: fitsSideways })

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
