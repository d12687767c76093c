import { expect } from 'storybook/test'
import { listResumes } from '#contract/resumes'
import { resumeList } from '#mocks/fixtures/resumes'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import { ResumesPage } from './ResumesPage.tsx'

const meta = preview.meta({
  id: 'page-resumes',
  title: '页面/求职者/我的简历 ResumesPage',
  component: ResumesPage,
  parameters: { route: '/user/resume', session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(listResumes).returns(resumeList))
  },
})

export const Filled = meta.story({
  name: '两份简历',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: /会计岗位/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '新建简历' })).toHaveAttribute('href', '/user/resume/create')
  },
})
export const Empty = meta.story({
  name: '还没有简历',
  beforeEach({ msw }) {
    msw.use(mock(listResumes).returns({ list: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('您还没有简历')).toBeVisible(),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listResumes).hangs())
  },
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listResumes).fails())
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible(),
})
export const Narrow = meta.story({ name: '手机上', globals: { viewport: { value: 'narrow' } } })
