import { expect } from 'storybook/test'
import { saturdaySeriesInfo } from '#mocks/fixtures/job-fairs'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PastFairs } from './PastFairs.tsx'

const meta = preview.meta({
  id: 'job-fairs-past',
  title: '业务/招聘会/办过的场次 PastFairs',
  component: PastFairs,
  args: { fairs: saturdaySeriesInfo.past },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.getByText('1,836')).toBeVisible()
    await expect(canvas.getAllByText('未公布')).toHaveLength(2)
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
