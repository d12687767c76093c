import { expect } from 'storybook/test'
import { counteredInterview, finishedInterview, proposedInterview } from '#mocks/fixtures/interviews'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { InterviewFacts } from './InterviewFacts.tsx'

/** What most of the stories show. */
const asked = { interview: proposedInterview, side: 'seeker' } as const

const meta = preview.meta({
  id: 'interviews-facts',
  title: '业务/面试/面试安排 InterviewFacts',
  component: InterviewFacts,
  args: asked,
})

export const Proposed = meta.story({
  name: '求职者看：时间待选',
  args: asked,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /示范电子科技/ })).toHaveAttribute('href', '/company-details/71')
    await expect(canvas.getByRole('link', { name: '0791-83840000' })).toHaveAttribute('href', 'tel:0791-83840000')
  },
})
export const Finished = meta.story({
  name: '单位看：有结果',
  args: { interview: finishedInterview, side: 'employer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('通过')).toBeVisible()
    await expect(canvas.getByText(whole('2026-11-12 (周四) 09:00'))).toBeVisible()
  },
})
export const LongText = meta.story({
  name: '职位名称很长，手机',
  args: { interview: counteredInterview, side: 'employer' },
  globals: narrow,
  play: async ({ canvasElement }) => fitsSideways({ canvasElement }),
})
