import { expect } from 'storybook/test'
import { accountant, hardJob } from '#mocks/fixtures/jobs'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { marking } from '../JobList/marking.tsx'
import { JobCard } from './JobCard.tsx'

const meta = preview.meta({
  id: 'jobs-job-card',
  title: '业务/职位/职位卡片 JobCard',
  component: JobCard,
  args: { job: accountant, now: Date.parse('2026-11-20T09:30:00+08:00') },
})

export const Filled = meta.story({
  name: '普通职位',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /总账会计/ })).toHaveAttribute('href', '/job-details/1001')
    await expect(canvas.getByText('30 分钟前更新')).toBeVisible()
  },
})

export const Searched = meta.story({
  name: '搜索词有标记',
  args: { mark: marking('会计') },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('mark')).toHaveTextContent('会计'),
})

export const LongText = meta.story({ name: '很长的名称、面议、急招', args: { job: hardJob }, play: fitsSideways })

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
