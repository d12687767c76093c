import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { compareReceived } from '#contract/received'
import { comparedThree } from '#mocks/fixtures/applications'
import { employerUser } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ComparedApplications } from './ComparedApplications.tsx'

const meta = preview.meta({
  id: 'biz-employer-compared-applications',
  title: '业务/单位中心/简历对比 ComparedApplications',
  component: ComparedApplications,
  args: { backHref: '/manage/resume' },
  parameters: {
    route: `/manage/resume?compare=${comparedThree.list.map(({ id }) => id).join(',')}`,
    session: employerUser,
  },
  beforeEach({ msw }) {
    msw.use(mock(compareReceived).returns(comparedThree))
  },
})

export const Filled = meta.story({
  name: '三份：一份合适，一份盲选，一份已撤回',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: '求职者 8A1F' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^期望薪资 5K~8K 期望薪资重合/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^本单位标签 可急聘、/ })).toBeVisible()
    await expect(canvas.getByText('中级会计师（职位提到）')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看求职者 8A1F' })).toHaveAttribute(
      'href',
      '/resume/info/8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f02',
    )
  },
})

export const NotFound = meta.story({
  name: '有的不是本单位的',
  beforeEach({ msw }) {
    msw.use(mock(compareReceived).refuses({ code: codes.notFound, msg: '简历不存在' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到这些简历')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(compareReceived).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(compareReceived).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({ name: '手机上，一项一张卡片', globals: narrow, play: fitsSideways })
