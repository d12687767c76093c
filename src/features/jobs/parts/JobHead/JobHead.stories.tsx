import { expect } from 'storybook/test'
import { endedJob, hardJobDetails, jobDetails, lapsedJob } from '#mocks/fixtures/jobs'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { JobHead } from './JobHead.tsx'

const meta = preview.meta({
  id: 'jobs-job-head',
  title: '业务/职位/职位概要 JobHead',
  component: JobHead,
  args: { job: jobDetails, now: Date.parse('2026-11-20T09:30:00+08:00'), actions: null },
})

export const Filled = meta.story({
  name: '在招',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '总账会计' })).toBeVisible()
    await expect(canvas.getByText('6K~9K·13薪')).toBeVisible()
    await expect(canvas.getByText(/2026-12-31 截止/)).toBeVisible()
  },
})

export const Ended = meta.story({
  name: '已停止招聘',
  args: { job: endedJob },
  play: async ({ canvas }) => expect(canvas.getByText('该职位已停止招聘')).toBeVisible(),
})

export const Closed = meta.story({
  name: '已招满',
  args: { job: { ...endedJob, closedBecause: '该职位已招满' } },
  play: async ({ canvas }) => expect(canvas.getByText('该职位已招满')).toBeVisible(),
})

export const Lapsed = meta.story({
  name: '单位超过复核期限',
  args: { job: lapsedJob },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('营业执照已超过复核期限')).toBeVisible()
    await expect(canvas.queryByText('营业执照已核验')).not.toBeInTheDocument()
  },
})

export const LongText = meta.story({ name: '很长的名称、今天截止', args: { job: hardJobDetails }, play: fitsSideways })

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
