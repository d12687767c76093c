import { expect } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PaperOutlines } from './PaperOutlines.tsx'

const meta = preview.meta({
  id: 'exams-paper-outlines',
  title: '业务/考试/考什么 PaperOutlines',
  component: PaperOutlines,
})

export const Filled = meta.story({
  name: '各类考试的科目',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '教育综合知识' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: '招聘项目' })[1]).toHaveAttribute(
      'href',
      '/exam/theme?kind=teacher',
    )
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
