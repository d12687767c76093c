import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Progress } from './Progress.tsx'

const meta = preview.meta({
  id: 'ds-progress',
  title: '设计系统/反馈/进度 Progress',
  component: Progress,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：知道完成多少的任务：上传、导出、资料完整度；写明在做什么。\n\n何时不用：不知道要多久的加载用 Skeleton 或 LoadState；办事走到哪一步用 Steps；剩余时间用 Countdown。',
      },
    },
  },
  args: { label: '正在上传证件照' },
})

export const Share = meta.story({
  name: '百分比',
  args: { value: 0.376 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '正在上传证件照' })).toHaveValue(0.376)
    await expect(canvas.getByText('37%')).toBeVisible()
  },
})

export const Counted = meta.story({
  name: '计数',
  args: { label: '正在打包', value: 3, max: 8, valueText: '3/8 份' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3/8 份')
  },
})

export const Unknown = meta.story({ name: '进度未知' })
export const OutOfRange = meta.story({
  name: '超出范围',
  args: { value: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('100%')).toBeVisible()
  },
})
