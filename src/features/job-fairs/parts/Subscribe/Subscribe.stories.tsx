import { expect } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Subscribe } from './Subscribe.tsx'

const meta = preview.meta({
  id: 'job-fairs-subscribe',
  title: '业务/招聘会/订阅日历 Subscribe',
  component: Subscribe,
  args: { name: '南昌市现场招聘会', kind: '1', city: '360100' },
})

export const Filled = meta.story({
  name: '一类、一地',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '下载日历文件' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?kind=1&city=360100$/),
    )
    await expect(canvas.getByRole('button', { name: '复制订阅地址' })).toBeVisible()
  },
})

export const All = meta.story({
  name: '全部',
  args: { name: '招聘会', kind: '', city: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '下载日历文件' })).toHaveAttribute(
      'href',
      expect.not.stringContaining('?'),
    )
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
