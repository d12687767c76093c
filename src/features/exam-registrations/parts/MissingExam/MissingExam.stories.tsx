import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { MissingExam } from './MissingExam.tsx'

const meta = preview.meta({
  id: 'exam-missing',
  title: '业务/考试报名/没有这场考试 MissingExam',
  component: MissingExam,
})

export const Filled = meta.story({
  name: '还能去哪里',
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '看正在报名的考试' })).toHaveAttribute('href', '/exam/list'),
})
