import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { blockTalk, endTalk, readTalk, reportTalk, sayInTalk } from '#contract/fair-talks'
import { endingTalk, longTalk, openTalk } from '#mocks/fixtures/fair-talks'
import { seekerUser } from '#mocks/fixtures/seeker'
import { employer } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, whole } from '../../../.storybook/plays.ts'
import preview from '../../../.storybook/preview.tsx'
import { TalkPanel } from './parts/TalkPanel/TalkPanel.tsx'

const said = fn()
const { company } = openTalk
const fieldName = `写给${company}`

/** The service takes lines, and says what it took. */
const takesLines = mock(sayInTalk).answers(({ text }) => {
  said(text)
  return { line: { id: `c3c3c3c3-${said.mock.calls.length}`, by: 'seeker', text, at: Date.now() } }
})

const meta = preview.meta({
  id: 'fair-talks-talk-acts',
  title: '流程/招聘会在线交流/屏蔽、结束和举报 TalkActs',
  component: TalkPanel,
  args: { id: openTalk.id },
  parameters: { session: seekerUser },
  beforeEach({ msw }) {
    said.mockReset()
    msw.use(mock(readTalk).returns(openTalk), takesLines)
  },
})

export const BlockedByMe = meta.story({
  name: '我屏蔽了对方，解除',
  beforeEach({ msw }) {
    msw.use(
      mock(readTalk).returns({ ...openTalk, blockedBy: 'me' }),
      mock(blockTalk).answers(({ on }) => ({ ...openTalk, blockedBy: on ? 'me' : '' })),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/您已屏蔽对方/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `更多：与${company}的交流` }))
    await userEvent.click(canvas.getByRole('menuitem', { name: '解除屏蔽' }))
    await expect(await canvas.findByRole('textbox', { name: fieldName })).toBeVisible()
  },
})

export const BlockedByOther = meta.story({
  name: '对方不再接收',
  beforeEach({ msw }) {
    msw.use(mock(readTalk).returns({ ...openTalk, blockedBy: 'other' }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/对方不再接收消息/)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const Blocks = meta.story({
  name: '屏蔽对方',
  beforeEach({ msw }) {
    msw.use(mock(blockTalk).answers(({ on }) => ({ ...openTalk, blockedBy: on ? 'me' : '' })))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `更多：与${company}的交流` }))
    await userEvent.click(canvas.getByRole('menuitem', { name: '屏蔽对方' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: '屏蔽对方' }))
    await userEvent.click(dialog.getByRole('button', { name: '屏蔽对方' }))
    await expect(await canvas.findByText(/您已屏蔽对方/)).toBeVisible()
  },
})

export const Ends = meta.story({
  name: '提前结束',
  beforeEach({ msw }) {
    msw.use(mock(endTalk).answers(() => ({ ...openTalk, endedAt: Date.now() })))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `更多：与${company}的交流` }))
    await userEvent.click(canvas.getByRole('menuitem', { name: '结束交流' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: '结束这次交流' }))
    await userEvent.click(dialog.getByRole('button', { name: '结束交流' }))
    await expect(await canvas.findByText('交流已结束，可以继续留言')).toBeVisible()
  },
})

export const Reports = meta.story({
  name: '举报，得到编号',
  beforeEach({ msw }) {
    msw.use(mock(reportTalk).returns({ ticket: 'JB20261120-093001', at: Date.now() }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `更多：与${company}的交流` }))
    await userEvent.click(canvas.getByRole('menuitem', { name: '举报' }))
    const dialog = within(await screen.findByRole('dialog', { name: '举报对方' }))
    await userEvent.click(dialog.getByRole('button', { name: '提交举报' }))
    await expect(await dialog.findByText('请选择举报原因')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: '收费、要押金或扣证件' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /补充说明/ }), '要 300 元服装费')
    await userEvent.click(dialog.getByRole('button', { name: '提交举报' }))
    await waitFor(() => expect(dialog.getByText(whole('已受理，编号 JB20261120-093001'))).toBeVisible())
  },
})

export const Employer = meta.story({
  name: '单位一侧',
  parameters: { session: employer },
  args: { actions: talk => <span>{talk.extended ? '已延长' : '可以延长'}</span> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '与阿依古丽·䶮的交流' })).toBeVisible()
    await expect(canvas.getByText('可以延长')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /投递/ })).toBeNull()
  },
})

export const LongText = meta.story({
  name: '五千字的名称',
  beforeEach({ msw }) {
    msw.use(mock(readTalk).returns(longTalk))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('log')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(mock(readTalk).returns(endingTalk))
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('时间快到了，结束后仍可继续留言')).toBeVisible()
    await fitsSideways({ canvasElement })
  },
})

export const Dark = Narrow.extend({ name: '手机，深色', globals: { ...narrow, theme: 'dark' } })
export const Elder = Narrow.extend({ name: '手机，长辈版', globals: { ...narrow, size: 'elder' } })
