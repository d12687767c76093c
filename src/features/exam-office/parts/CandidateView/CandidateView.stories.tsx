import { expect, fn } from 'storybook/test'
import { candidateInFull } from '#mocks/fixtures/exam-candidates'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CandidateView } from './CandidateView.tsx'

const meta = preview.meta({
  id: 'exam-office-candidate-view',
  title: '业务/考试机构/一名考生 CandidateView',
  component: CandidateView,
  args: {
    candidate: candidateInFull,
    onReveal: fn(async () => '360426199101010071'),
    onDiscipline: fn(() => Promise.resolve()),
  },
})

export const Filled = meta.story({
  name: '报名成功',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('360***********0071')).toBeVisible()
    await expect(canvas.getByText(/^缴费成功/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '记录违纪行为' }))
    await expect(canvas.getByRole('combobox', { name: /^条/ })).toBeVisible()
  },
})

export const ReadOnly = meta.story({
  name: '只能查看',
  args: { candidate: { ...candidateInFull, mandates: ['read'] } },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
