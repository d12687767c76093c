import { expect } from 'storybook/test'
import { receivedDetail } from '#contract/applications'
import { codes } from '#contract/codes'
import { readResume } from '#contract/resumes'
import { receivedOne } from '#mocks/fixtures/applications'
import { employerUser } from '#mocks/fixtures/employer'
import { filledSections } from '#mocks/fixtures/resumes'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import { ReceivedResumePage } from './ReceivedResumePage.tsx'

const meta = preview.meta({
  id: 'biz-employer-received-resume-page',
  title: '页面/单位中心/查看简历 ReceivedResumePage',
  component: ReceivedResumePage,
  parameters: {
    path: '/resume/info/:id',
    route: '/resume/info/8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f01',
    session: employerUser,
  },
  beforeEach({ msw }) {
    msw.use(
      mock(receivedDetail).returns(receivedOne),
      mock(readResume).returns({ sections: filledSections, photo: '', sentAt: receivedOne.appliedAt }),
    )
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('阿依古丽·䶮 · 应聘 主办会计'),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(receivedDetail).hangs())
  },
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(receivedDetail).fails())
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible(),
})
export const NotFound = meta.story({
  name: '没有这份简历',
  beforeEach({ msw }) {
    msw.use(mock(receivedDetail).refuses({ code: codes.notFound, msg: '简历不存在' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到这份简历')).toBeVisible(),
})
