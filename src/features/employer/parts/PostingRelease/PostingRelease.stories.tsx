import { expect, fn, screen, waitFor } from 'storybook/test'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PostingRelease } from './PostingRelease.tsx'

const meta = preview.meta({
  id: 'biz-employer-posting-release',
  title: '业务/单位中心/发布方式 PostingRelease',
  component: PostingRelease,
  args: {
    today: '2026-11-20',
    opensOn: '',
    isPublishing: false,
    onPublish: fn<() => void>(),
    onSchedule: fn(async () => undefined),
    onBack: fn<() => void>(),
  },
})

export const Filled = meta.story({
  name: '现在发布或定时发布',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('现在', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '发布职位' }))
      await expect(args.onPublish).toHaveBeenCalledTimes(1)
    })
    await step('定时：先给出明天', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '定时发布' }))
      await expect(await screen.findByLabelText(/^发布日期/)).toHaveValue('2026-11-21')
      await userEvent.click(screen.getAllByRole('button', { name: '定时发布' }).at(-1) ?? document.body)
      await waitFor(() => expect(args.onSchedule).toHaveBeenCalledWith('2026-11-21'))
    })
  },
})

export const Published = meta.story({
  name: '发布过的',
  render: ({ onSchedule: _, ...args }) => <PostingRelease {...args} />,
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: '定时发布' })).not.toBeInTheDocument(),
})

export const Waiting = meta.story({
  name: '单位还没有通过审核：提交排队',
  args: { isWaiting: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '发布职位' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '提交，审核通过后自动发布' }))
    await expect(args.onPublish).toHaveBeenCalledTimes(1)
  },
})

export const Narrow = meta.story({ name: '手机上', globals: narrow })
