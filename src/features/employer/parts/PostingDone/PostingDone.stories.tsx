import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { getOwnJob } from '#contract/employer'
import { employerUser, ownJob } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { useRequest } from '#platform/routing'
import { fitsSideways, narrow, offersRetry } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PostingDone } from './PostingDone.tsx'

const meta = preview.meta({
  id: 'biz-employer-posting-done',
  title: '业务/单位中心/职位发布之后 PostingDone',
  component: PostingDone,
  parameters: { route: '/manage/jobs?published=101', session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(getOwnJob).returns({ ...ownJob, state: 'valid' }))
  },
})

export const Filled = meta.story({
  name: '已发布',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('职位已发布，现在就能被搜索到')
    await expect(canvas.getByRole('list', { name: '接下来' })).toHaveTextContent('请在 7 天内答复')
    await expect(canvas.getByRole('link', { name: '看看求职者看到的' })).toHaveAttribute('href', '/job-details/101')
  },
})
export const Queued = meta.story({
  name: '等待单位审核',
  beforeEach({ msw }) {
    msw.use(mock(getOwnJob).returns({ ...ownJob, state: 'queued' }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('已提交，单位审核通过后自动发布')
    await expect(canvas.getByRole('link', { name: '查看排队的职位' })).toHaveAttribute(
      'href',
      '/manage/jobs?state=queued',
    )
  },
})
export const NotFound = meta.story({
  name: '没有这个职位：回到职位管理',
  render: function End() {
    return useRequest().query.has('published') ? <PostingDone /> : <p>职位管理</p>
  },
  beforeEach({ msw }) {
    msw.use(mock(getOwnJob).refuses({ code: codes.notFound, msg: '职位不存在' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('职位管理')).toBeVisible(),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(getOwnJob).hangs())
  },
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(getOwnJob).fails())
  },
  play: offersRetry,
})
export const Narrow = meta.story({
  name: '手机上',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 })
    await fitsSideways({ canvasElement })
  },
})
