import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { applySimply, listSimpleApplications, type SimpleApplied } from '#contract/flexible'
import { appliedToSorting, noSimpleApplications, simpleApplications, sorting } from '#mocks/fixtures/flexible'
import { seekerUser } from '#mocks/fixtures/seeker'
import { employer } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SimpleApply } from './SimpleApply.tsx'

const mine = (facts: Partial<SimpleApplied>) => ({ ...simpleApplications, list: [{ ...appliedToSorting, ...facts }] })

const meta = preview.meta({
  id: 'flexible-simple-apply',
  title: '业务/灵活就业/报名 SimpleApply',
  component: SimpleApply,
  args: { job: sorting },
  parameters: { route: '/flexible?job=41', session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(listSimpleApplications).returns(noSimpleApplications))
  },
})

export const Filled = meta.story({
  name: '刚刚招满',
  beforeEach({ msw }) {
    msw.use(mock(applySimply).refuses({ code: codes.jobClosed, msg: '已经招满，看看其他零工吧' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /姓名/ }), '热合曼·䶮')
    await userEvent.click(canvas.getByRole('button', { name: '报名' }))
    await expect(await canvas.findByText('已经招满，看看其他零工吧')).toBeVisible()
  },
})
export const Empty = meta.story({ name: '还没有报名' })
export const Loading = meta.story({
  name: '报名记录加载中',
  beforeEach({ msw }) {
    msw.use(mock(listSimpleApplications).hangs())
  },
})
export const Failed = meta.story({
  name: '报名记录没有取到：照常报名',
  beforeEach({ msw }) {
    msw.use(mock(listSimpleApplications).fails())
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '报名' })).toBeVisible(),
})
export const Employer = meta.story({
  name: '单位账号',
  parameters: { session: employer },
  play: async ({ canvas }) => expect(await canvas.findByText(/请使用个人账号登录/)).toBeVisible(),
})
export const Narrow = meta.story({ name: '手机', globals: narrow })
export const Accepted = meta.story({
  name: '已被录用',
  beforeEach({ msw }) {
    msw.use(mock(listSimpleApplications).returns(mine({ state: 'accepted' })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^您已被录用，请按时到岗/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看或撤回我的零工报名' })).toHaveAttribute(
      'href',
      '/manage/user/position?view=casual',
    )
  },
})
export const CalledOff = meta.story({
  name: '录用后单位取消了',
  beforeEach({ msw }) {
    msw.use(mock(listSimpleApplications).returns(mine({ state: 'accepted', stage: 'closed' })))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/^单位取消了这份零工，请不要前往/)).toBeVisible(),
})
export const Withdrawn = meta.story({
  name: '已撤回报名',
  beforeEach({ msw }) {
    msw.use(mock(listSimpleApplications).returns(mine({ state: 'withdrawn' })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^您已撤回这次报名/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看我的零工报名' })).toBeVisible()
  },
})
export const Absent = meta.story({
  name: '单位记录没有到岗，投诉有去处',
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(listSimpleApplications).returns(mine({ state: 'absent' })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^单位记录您没有到岗/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '向平台投诉' })).toHaveAttribute('href', '/supervision')
  },
})
