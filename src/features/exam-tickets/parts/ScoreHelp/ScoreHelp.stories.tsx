import { expect } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ScoreHelp } from './ScoreHelp.tsx'

const meta = preview.meta({
  id: 'exam-tickets-score-help',
  title: '业务/准考证/成绩怎样看 ScoreHelp',
  component: ScoreHelp,
})

export const Ties = meta.story({
  name: '同分怎样排名',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('同分怎样排名'))
    await expect(canvas.getByText(/最后一名入围的总分有并列时，并列的人全部入围/)).toBeVisible()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
