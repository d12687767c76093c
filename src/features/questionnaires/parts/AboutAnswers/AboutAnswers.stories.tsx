import { expect } from 'storybook/test'
import { questionnaire } from '#mocks/fixtures/questionnaires'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { AboutAnswers } from './AboutAnswers.tsx'

const meta = preview.meta({
  id: 'questionnaires-about-answers',
  title: '业务/问卷/问些什么、提交以后 AboutAnswers',
  component: AboutAnswers,
  args: { questionnaire },
})

export const Filled = meta.story({
  name: '有截止日期',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('第 1 页')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '通知公告' })).toHaveAttribute('href', '/notice/list')
  },
})

export const Endless = meta.story({
  name: '没有截止日期',
  args: { questionnaire: { ...questionnaire, closesOn: '' } },
  play: async ({ canvas }) => expect(canvas.queryByText('截止')).toBeNull(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
