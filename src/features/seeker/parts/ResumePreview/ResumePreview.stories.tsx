import { expect } from 'storybook/test'
import { listWorks } from '#contract/resume-works'
import { works } from '#mocks/fixtures/resume-works'
import { filledResume, resumeId } from '#mocks/fixtures/resumes'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ResumePreview } from './ResumePreview.tsx'

const open = { ...filledResume, privacy: 'open' } as const

const meta = preview.meta({
  id: 'seeker-resume-preview',
  title: '业务/求职者/简历预览 ResumePreview',
  component: ResumePreview,
  args: { resume: open },
  parameters: { path: '/user/resume/page/:id', route: `/user/resume/page/${resumeId}`, session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(listWorks).returns({ list: works }))
  },
})

export const Filled = meta.story({
  name: '投递后看到的',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: '阿依古丽·䶮' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '搜索时看到的' })).toHaveAttribute(
      'href',
      `/user/resume/page/${resumeId}?view=preview&as=found`,
    )
  },
})

export const Found = meta.story({
  name: '搜索时看到的',
  args: { asFound: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('article', { name: '阿**' })).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('阿依古丽')
    await expect(canvasElement).not.toHaveTextContent(filledResume.sections.basic.phone)
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
})

export const Closed = meta.story({
  name: '没有公开的，只有一种',
  args: { resume: { ...filledResume, privacy: 'applied' }, asFound: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: '阿依古丽·䶮' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '搜索时看到的' })).not.toBeInTheDocument()
  },
})

export const Loading = meta.story({
  name: '作品还没有来',
  beforeEach({ msw }) {
    msw.use(mock(listWorks).hangs())
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('article')).toBeVisible(),
})

export const Failed = meta.story({
  name: '作品没有读到，简历照样看',
  beforeEach({ msw }) {
    msw.use(mock(listWorks).fails())
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('article')).toBeVisible(),
})

export const Empty = meta.story({
  name: '没有作品',
  beforeEach({ msw }) {
    msw.use(mock(listWorks).returns({ list: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('article')).toBeVisible(),
})

export const Narrow = meta.story({
  name: '手机',
  args: { asFound: true },
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article')
    await fitsSideways({ canvasElement })
  },
})
