import { expect } from 'storybook/test'
import { guide, longGuide } from '#mocks/fixtures/exam-help'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { GuideSteps } from './GuideSteps.tsx'

const meta = preview.meta({
  id: 'exams-guide-steps',
  title: '业务/考试/办理步骤 GuideSteps',
  component: GuideSteps,
  args: { steps: guide.steps },
})

export const Filled = meta.story({
  name: '五个阶段',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5)
    await expect(await canvas.findByText('岗位条件')).toBeVisible()
  },
})

export const LongText = meta.story({ name: '很长的步骤', args: { steps: longGuide.steps }, play: fitsSideways })

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
