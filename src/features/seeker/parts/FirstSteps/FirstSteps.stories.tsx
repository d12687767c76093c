import { expect } from 'storybook/test'
import { newcomerOverview, overview, seekerUser } from '#mocks/fixtures/seeker'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FirstSteps } from './FirstSteps.tsx'

const meta = preview.meta({
  id: 'seeker-first-steps',
  title: '业务/求职者/投递之前 FirstSteps',
  component: FirstSteps,
  parameters: { session: seekerUser },
  args: { overview: newcomerOverview },
})

export const Empty = meta.story({
  name: '刚注册',
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '订阅新职位提醒' })).toHaveAttribute('href', '/user/search-list'),
})

export const Filled = meta.story({
  name: '简历写好了',
  args: { overview: { ...newcomerOverview, resume: overview.resume } },
  play: async ({ canvas }) => expect(canvas.getByText('已完成')).toBeVisible(),
})

export const Subscribed = meta.story({
  name: '订阅了提醒',
  args: { overview: { ...newcomerOverview, alerts: 1 } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: '订阅新职位提醒' }).closest('li')
    await expect(row).toHaveTextContent('已完成')
  },
  tags: ['no-picture'],
})

export const Narrow = Filled.extend({ name: '手机', globals: narrow, play: fitsSideways })
