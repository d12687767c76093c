import { expect } from 'storybook/test'
import { fairsByPhase } from '#mocks/fixtures/job-fairs'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { RunningStrip } from './RunningStrip.tsx'

const meta = preview.meta({
  id: 'job-fairs-running-strip',
  title: '业务/招聘会/正在举行 RunningStrip',
  component: RunningStrip,
  args: { fairs: fairsByPhase },
})

export const Filled = meta.story({
  name: '有正在举行的',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('timer')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: '全部' })).toHaveAttribute('href', '/recruitment/active')
  },
})

export const Empty = meta.story({
  name: '没有正在举行的',
  args: { fairs: fairsByPhase.slice(2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('正在举行')).toBeNull()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
