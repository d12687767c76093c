import { expect } from 'storybook/test'
import { listReceived } from '#contract/applications'
import { noneReceived, receivedPage } from '#mocks/fixtures/applications'
import { employerUser } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { leadsToFirstPage } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ReceivedPage } from './ReceivedPage.tsx'

const meta = preview.meta({
  id: 'biz-employer-received-page',
  title: '页面/单位中心/收到的简历 ReceivedPage',
  component: ReceivedPage,
  parameters: { route: '/manage/resume', session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(listReceived).returns(receivedPage))
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) =>
    expect((await canvas.findAllByRole('link', { name: '阿依古丽·䶮' }))[0]).toHaveAttribute(
      'href',
      '/resume/info/8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f01',
    ),
})
export const Empty = meta.story({
  name: '空的',
  beforeEach({ msw }) {
    msw.use(mock(listReceived).returns(noneReceived))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('这里还没有简历')).toBeVisible(),
})
export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/manage/resume?page=400' },
  beforeEach({ msw }) {
    msw.use(mock(listReceived).returns({ ...receivedPage, list: [], page: 400 }))
  },
  play: leadsToFirstPage('/manage/resume'),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listReceived).hangs())
  },
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listReceived).fails())
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible(),
})
export const Narrow = meta.story({ name: '手机上', globals: { viewport: { value: 'narrow' } } })
