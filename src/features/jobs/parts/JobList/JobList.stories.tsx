import { expect } from 'storybook/test'
import { jobSummaries, longJobPage } from '#mocks/fixtures/jobs'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { JobList } from './JobList.tsx'
import { JobListSkeleton } from './JobListSkeleton.tsx'

/** Of a row on a desktop, in pixels: six or seven are on the first screen. */
const HIGHEST = 96

const meta = preview.meta({
  id: 'jobs-job-list',
  title: '业务/职位/职位列表 JobList',
  component: JobList,
  args: { jobs: jobSummaries },
})

export const Loading = meta.story({ name: '加载中', render: () => <JobListSkeleton /> })

export const Filled = meta.story({
  name: '几个职位',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(jobSummaries.length)
    const [, row] = canvas.getAllByRole('article')
    await expect(row?.closest('li')?.getBoundingClientRect().height).toBeLessThanOrEqual(HIGHEST)
  },
})

export const LongText = meta.story({ name: '很长的名称', args: { jobs: longJobPage.list }, play: fitsSideways })

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
