import { expect, fn } from 'storybook/test'
import { ownJob } from '#mocks/fixtures/employer'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PostingConflict } from './PostingConflict.tsx'

const meta = preview.meta({
  id: 'biz-employer-posting-conflict',
  title: '业务/单位中心/职位冲突 PostingConflict',
  component: PostingConflict,
  args: { stored: ownJob, onKeepMine: fn(), onTakeOther: fn() },
})

export const Filled = meta.story({
  name: '两份选一份',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('主办会计')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '保留我在这里填写的' }))
    await expect(args.onKeepMine).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '改用别处保存的' }))
    await expect(args.onTakeOther).toHaveBeenCalledOnce()
  },
})

export const Narrow = meta.story({ name: '手机上', globals: narrow })
