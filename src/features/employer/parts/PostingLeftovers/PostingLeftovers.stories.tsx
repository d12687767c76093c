import { expect, fn } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PostingLeftovers } from './PostingLeftovers.tsx'

const meta = preview.meta({
  id: 'biz-employer-posting-leftovers',
  title: '业务/单位中心/没保存完的新职位 PostingLeftovers',
  component: PostingLeftovers,
  args: {
    leftovers: [
      { beginning: 'a', title: '总账会计' },
      { beginning: 'b', title: '' },
    ],
    onGoOn: fn(),
  },
})

export const Filled = meta.story({
  name: '一份一份继续',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '继续填写“未命名职位”' }))
    await expect(args.onGoOn).toHaveBeenCalledOnce()
    await expect(args.onGoOn).toHaveBeenCalledWith('b')
  },
})

export const Narrow = meta.story({
  name: '手机上，很长的名称',
  args: { leftovers: [{ beginning: 'a', title: '长'.repeat(5000) }] },
  globals: narrow,
  play: fitsSideways,
})
