import { expect, fn } from 'storybook/test'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ChosenBar } from './ChosenBar.tsx'

const meta = preview.meta({
  id: 'biz-employer-chosen-bar',
  title: '业务/单位中心/已选的简历 ChosenBar',
  component: ChosenBar,
  args: {
    ids: ['a', 'b', 'c'],
    compareHref: '/manage/resume?compare=a,b,c',
    onAnswer: fn(),
    onTag: fn(),
    onClear: fn(),
  },
})

export const Filled = meta.story({
  name: '选了三份',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '对比' })).toHaveAttribute('href', args.compareHref)
    await userEvent.click(canvas.getByRole('button', { name: '批量处理' }))
    await expect(args.onAnswer).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '打标签' }))
    await expect(args.onTag).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '取消选择' }))
    await expect(args.onClear).toHaveBeenCalled()
  },
})

export const TooMany = meta.story({
  name: '选了太多，不能对比',
  args: { ids: ['a', 'b', 'c', 'd', 'e'], compareHref: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('选 2 到 4 份可以对比')).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
})

export const Narrow = meta.story({ name: '手机上', globals: narrow })

export const Reader = meta.story({
  name: '只能对比',
  args: { mayRecruit: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '对比' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '批量处理' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /打包下载/ })).not.toBeInTheDocument()
  },
})
