import { expect } from 'storybook/test'
import { examsByStage, longExamPage } from '#mocks/fixtures/exams'
import { employer } from '#mocks/fixtures/session'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExamList } from './ExamList.tsx'

const meta = preview.meta({
  id: 'exams-list',
  title: '业务/考试/考试列表 ExamList',
  component: ExamList,
  args: { exams: examsByStage },
})

export const Filled = meta.story({
  name: '每个阶段一场',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(10)
    await expect(canvas.getByRole('link', { name: /^报名：2026 年下半年南昌市/ })).toHaveAttribute(
      'href',
      '/exam/apply/101',
    )
    await expect(canvas.getByRole('link', { name: /^查成绩：2026 年宜春市/ })).toHaveAttribute('href', '/exam/cjcx/801')
  },
})

export const Employer = meta.story({
  name: '单位账号不报名',
  parameters: { session: employer },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: /^报名：/ })).toBeNull(),
})

export const LongText = meta.story({
  name: '很长的名称',
  args: { exams: longExamPage.list, words: '儒乐湖' },
  play: fitsSideways,
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
