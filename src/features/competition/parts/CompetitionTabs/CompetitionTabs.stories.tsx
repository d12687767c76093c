import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { CompetitionTabs } from './CompetitionTabs.tsx'

const meta = preview.meta({
  id: 'competition-tabs',
  title: '业务/竞赛/竞赛页签 CompetitionTabs',
  component: CompetitionTabs,
})

export const Filled = meta.story({
  name: '在题库练习',
  args: { current: 'questions' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '题库练习' })).toHaveAttribute('aria-current', 'page'),
})
