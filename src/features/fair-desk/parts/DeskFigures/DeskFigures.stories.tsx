import { expect, fn } from 'storybook/test'
import { deskFigures } from '#mocks/fixtures/fair-desk'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { DeskFigures } from './DeskFigures.tsx'

const meta = preview.meta({
  id: 'fair-desk-desk-figures',
  title: '业务/招聘会/现场人数 DeskFigures',
  component: DeskFigures,
  args: { figures: deskFigures(), isLettingIn: true, onWalkIn: fn(), onLeave: fn() },
})

export const Filled = meta.story({
  name: '两个入口',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('391')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '无码入场 +1' }))
    await userEvent.click(canvas.getByRole('button', { name: '离场 +1' }))
    await expect(args.onWalkIn).toHaveBeenCalledTimes(1)
    await expect(args.onLeave).toHaveBeenCalledTimes(1)
  },
})

export const Unknown = meta.story({
  name: '还没有数字',
  args: { figures: null },
  play: async ({ canvas }) => expect(canvas.queryByText('场内')).toBeNull(),
})

export const Calm = meta.story({
  name: '没有异常',
  args: { figures: { ...deskFigures(), doubles: 0, disputed: 0 } },
  play: async ({ canvas }) => expect(canvas.queryByText('有需要主管留意的记录')).toBeNull(),
})

export const Returned = meta.story({
  name: '有人离场后返场',
  args: { figures: { ...deskFigures(), returned: 1, inside: 392 } },
  play: async ({ canvas }) => expect(canvas.getByText(/其中 1 次由主管放行返场，已计入场内/)).toBeVisible(),
})

export const Stopped = meta.story({
  name: '暂停中，只出不进',
  args: { isLettingIn: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '无码入场 +1' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: '离场 +1' })).toBeEnabled()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
