import { expect } from 'storybook/test'
import { examsByStage, nanchangExam } from '#mocks/fixtures/exams'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExamChain } from './ExamChain.tsx'

const meta = preview.meta({
  id: 'exams-chain',
  title: '业务/考试/七个步骤 ExamChain',
  component: ExamChain,
  args: { exam: nanchangExam },
})

export const Filled = meta.story({
  name: '正在报名',
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps).toHaveLength(7)
    await expect(steps[2]).toHaveAttribute('aria-current', 'step')
    await expect(steps[2]).toHaveTextContent('报名（正在进行）2026-11-24 (周二) 17:00 截止')
  },
})

export const EveryStage = meta.story({
  name: '每个阶段',
  render: () => (
    <>
      {examsByStage.map(exam => (
        <section key={exam.id} aria-label={exam.title}>
          <p>{exam.title}</p>
          <ExamChain exam={exam} />
        </section>
      ))}
    </>
  ),
  play: fitsSideways,
})

export const Narrow = Filled.extend({ name: '手机', globals: narrow })
