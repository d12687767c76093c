import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { getOwnJob } from '#contract/jobs'
import { employerUser, ownJob } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import { PublishPage } from './PublishPage.tsx'

const meta = preview.meta({
  id: 'biz-employer-publish-page',
  title: '页面/单位中心/发布职位 PublishPage',
  component: PublishPage,
  parameters: { route: '/manage/job/publish?id=101', session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(getOwnJob).returns(ownJob))
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => expect(await canvas.findByDisplayValue('主办会计')).toBeVisible(),
})
export const Empty = meta.story({
  name: '新的职位',
  parameters: { route: '/manage/job/publish' },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('发布职位'),
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
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible(),
})
export const NotFound = meta.story({
  name: '没有这个职位',
  beforeEach({ msw }) {
    msw.use(mock(getOwnJob).refuses({ code: codes.notFound, msg: '职位不存在' }))
  },
})
