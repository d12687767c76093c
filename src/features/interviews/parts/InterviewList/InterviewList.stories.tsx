import { expect, screen, waitFor } from 'storybook/test'
import { deleteInterview } from '#contract/interviews'
import { employerUser } from '#mocks/fixtures/employer'
import { interviewPage, pastInterviews } from '#mocks/fixtures/interviews'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { InterviewList } from './InterviewList.tsx'

const NOW = Date.parse('2026-11-20T09:30:00+08:00')

/** What most of the stories show. */
const asked = {
  shown: pastInterviews,
  side: 'employer',
  now: NOW,
  hrefFor: (page: number) => `/manage/interview?page=${page}`,
} as const

const meta = preview.meta({
  id: 'interviews-list',
  title: '业务/面试/面试列表 InterviewList',
  component: InterviewList,
  args: asked,
  parameters: { session: employerUser },
})

export const Past = meta.story({
  name: '结束的可以移除',
  args: asked,
  beforeEach({ msw }) {
    msw.use(mock(deleteInterview).returns({ ok: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('待登记结果')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: /^更多/ })[0] ?? canvas.getByText('更多'))
    await userEvent.click(canvas.getByRole('menuitem', { name: '移除' }))
    await userEvent.click(await screen.findByRole('button', { name: '移除记录' }))
    await expect(await screen.findByText('已移除')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
})
export const Open = meta.story({
  name: '没有结束的不能移除',
  args: { shown: interviewPage, side: 'employer', now: NOW, hrefFor: page => `/manage/interview?page=${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('等待您答复')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^更多/ })).not.toBeInTheDocument()
  },
})
export const Narrow = Open.extend({
  name: '手机',
  globals: narrow,
  play: async ({ canvasElement }) => fitsSideways({ canvasElement }),
})
