import { expect } from 'storybook/test'
import { questionHeads } from '#mocks/fixtures/competition'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { AnswerSheet } from './AnswerSheet.tsx'

const many = Array.from({ length: 18 }, (_, at) =>
  questionHeads.map((head, of) => ({ ...head, id: `${at}${of + 1}`, number: at * 4 + of + 1 })),
).flat()

const meta = preview.meta({
  id: 'competition-answer-sheet',
  title: '业务/竞赛/答题卡 AnswerSheet',
  component: AnswerSheet,
  args: { questions: many, current: '03', hrefFor: id => `/ldgx/questions?q=${id}` },
})

export const Filled = meta.story({
  name: '答了一半',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^2\s*题，答错$/ })).toHaveAttribute('href', '/ldgx/questions?q=02')
    await expect(canvas.getByRole('link', { name: /^3\s*题，未答$/ })).toHaveAttribute('aria-current', 'true')
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
