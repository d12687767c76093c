import { expect, screen } from 'storybook/test'
import { listOwnApplications } from '#contract/applications'
import { codes } from '#contract/codes'
import { listSimpleApplications, withdrawSimply } from '#contract/flexible'
import { noApplications, ownApplications } from '#mocks/fixtures/applications'
import { noSimpleApplications, simpleApplications } from '#mocks/fixtures/flexible'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import {
  fitsSideways,
  leadsToFirstPage,
  narrow,
  offersRetry,
  saysLoading,
  whole,
} from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ApplicationsPage } from './ApplicationsPage.tsx'

const meta = preview.meta({
  id: 'page-applications',
  title: '页面/求职者/我的投递 ApplicationsPage',
  component: ApplicationsPage,
  parameters: { route: '/manage/user/position', session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(listOwnApplications).returns(ownApplications))
  },
})

export const Filled = meta.story({
  name: '有答复',
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(whole(/请于 11 月 24 日/)))[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: '全部' })).toHaveAttribute('aria-current', 'page')
  },
})
export const Empty = meta.story({
  name: '这个状态下没有',
  parameters: { route: '/manage/user/position?state=offer' },
  beforeEach({ msw }) {
    msw.use(mock(listOwnApplications).returns(noApplications))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有“拟录用”的投递')).toBeVisible(),
})
const [linked] = ownApplications.list

export const OneAlone = meta.story({
  name: '从消息来看一次投递',
  parameters: { route: `/manage/user/position?id=${linked?.id}` },
  beforeEach({ msw }) {
    msw.use(
      mock(listOwnApplications).answers(({ id }) => ({
        ...ownApplications,
        list: ownApplications.list.filter(one => one.id === id),
      })),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '收起进展' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看全部投递' })).toHaveAttribute('href', '/manage/user/position')
  },
})
export const Gone = meta.story({
  name: '消息里的投递已经删除',
  parameters: { route: `/manage/user/position?id=${linked?.id}` },
  beforeEach({ msw }) {
    msw.use(mock(listOwnApplications).returns(noApplications))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这次投递已不在您的记录里')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看全部投递' })).toHaveAttribute('href', '/manage/user/position')
  },
})
export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/manage/user/position?page=400' },
  beforeEach({ msw }) {
    msw.use(mock(listOwnApplications).returns({ ...ownApplications, list: [], page: 400 }))
  },
  play: leadsToFirstPage('/manage/user/position'),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listOwnApplications).hangs())
  },
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listOwnApplications).fails())
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible(),
})
export const Narrow = meta.story({ name: '手机上', globals: { viewport: { value: 'narrow' } } })

const casual = { route: '/manage/user/position?view=casual' }

export const Casual = meta.story({
  name: '零工报名：撤回一次',
  parameters: casual,
  beforeEach({ msw }) {
    let list = simpleApplications.list
    msw.use(
      mock(listSimpleApplications).answers(() => ({ ...simpleApplications, list })),
      mock(withdrawSimply).answers(({ id }) => {
        list = list.map(one => (one.id === id ? { ...one, state: 'withdrawn' } : one))
        const taken = list.find(one => one.id === id)
        if (!taken) throw new Error('nothing')
        return taken
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: '零工报名' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(await canvas.findByRole('button', { name: '撤回报名：快递夜间分拣' }))
    await userEvent.click(await screen.findByRole('button', { name: '撤回报名' }))
    await expect(await canvas.findAllByText('已撤回')).toHaveLength(2)
  },
})
export const CasualTooLate = meta.story({
  name: '零工报名：刚刚开工，不能撤回',
  parameters: casual,
  beforeEach({ msw }) {
    msw.use(
      mock(listSimpleApplications).returns(simpleApplications),
      mock(withdrawSimply).refuses({ code: codes.wrongState, msg: '已经开工，不能撤回报名' }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '撤回报名：快递夜间分拣' }))
    await userEvent.click(await screen.findByRole('button', { name: '撤回报名' }))
    await expect(await screen.findByText('已经开工，不能撤回报名')).toBeInTheDocument()
  },
})
export const CasualEmpty = meta.story({
  name: '零工报名：还没有',
  parameters: casual,
  beforeEach({ msw }) {
    msw.use(mock(listSimpleApplications).returns(noSimpleApplications))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('您还没有报名过零工')).toBeVisible(),
})
export const CasualBeyondTheEnd = meta.story({
  name: '零工报名：没有这一页',
  parameters: { route: '/manage/user/position?view=casual&page=400' },
  beforeEach({ msw }) {
    msw.use(mock(listSimpleApplications).returns({ ...simpleApplications, list: [], page: 400 }))
  },
  play: leadsToFirstPage('/manage/user/position?view=casual'),
})
export const CasualLoading = meta.story({
  name: '零工报名：加载中',
  parameters: casual,
  beforeEach({ msw }) {
    msw.use(mock(listSimpleApplications).hangs())
  },
  play: saysLoading,
})
export const CasualFailed = meta.story({
  name: '零工报名：加载失败',
  parameters: casual,
  beforeEach({ msw }) {
    msw.use(mock(listSimpleApplications).fails())
  },
  play: offersRetry,
})
export const CasualNarrow = meta.story({
  name: '零工报名：手机上',
  parameters: casual,
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(mock(listSimpleApplications).returns(simpleApplications))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('单位已取消')
    await fitsSideways({ canvasElement })
  },
})
