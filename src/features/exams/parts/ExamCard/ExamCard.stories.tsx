import { expect } from 'storybook/test'
import { examsByStage, longExamPage, nanchangExam } from '#mocks/fixtures/exams'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExamCard } from './ExamCard.tsx'

const [long] = longExamPage.list
const printing = examsByStage.find(({ stage }) => stage === 'printing')
if (!long || !printing) throw new TypeError('no exams')

const meta = preview.meta({
  id: 'exams-card',
  title: '业务/考试/考试卡片 ExamCard',
  component: ExamCard,
  args: { exam: nanchangExam },
})

export const Filled = meta.story({
  name: '正在报名',
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '报名' })).toHaveAttribute('href', '/exam/apply/101'),
})

export const Printing = meta.story({
  name: '打印准考证',
  args: { exam: printing },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '打印准考证' })).toHaveAttribute('href', '/exam/exam-ticket/601'),
})

export const LongText = meta.story({ name: '很长的名称', args: { exam: long }, play: fitsSideways })

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
