import { expect } from 'storybook/test'
import { fairResultsInFull, uncountedResults } from '#mocks/fixtures/job-fairs'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FairResults } from './FairResults.tsx'

const meta = preview.meta({
  id: 'job-fairs-results',
  title: '业务/招聘会/结果 FairResults',
  component: FairResults,
  args: { results: fairResultsInFull },
})

export const Filled = meta.story({
  name: '已经公布',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14,210')).toBeVisible()
    await expect(canvas.getByRole('figure', { name: '各行业提供的岗位' })).toHaveTextContent('301')
    await expect(await canvas.findByText('就业指导服务台全天开放。')).toBeVisible()
  },
})

export const Uncounted = meta.story({
  name: '还没有公布',
  args: { results: uncountedResults },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/入场、简历和意向还没有公布/)).toBeVisible()
    await expect(canvas.queryByText('入场求职者')).toBeNull()
  },
})

export const FewPeople = meta.story({
  name: '不足 5 人',
  args: { results: { ...fairResultsInFull, figures: { visitors: 12, resumes: 5, intentions: null } } },
  play: async ({ canvas }) => expect(canvas.getByText('不足 5')).toBeVisible(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
