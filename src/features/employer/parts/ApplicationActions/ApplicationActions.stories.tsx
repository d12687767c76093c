import { expect, fn, screen, waitFor } from 'storybook/test'
import { listReceived, updateReceivedState } from '#contract/applications'
import { codes } from '#contract/codes'
import type { ParsedInputOf } from '#contract/endpoint'
import { noneReceived, receivedOne } from '#mocks/fixtures/applications'
import { employerUser } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ApplicationActions } from './ApplicationActions.tsx'

const viewed = { id: '8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f01', state: 'viewed' } as const

/** What the service was told. */
const told = fn<(change: ParsedInputOf<typeof updateReceivedState>) => void>()
const takes = mock(updateReceivedState).answers(change => {
  told(change)
  return receivedOne
})

const meta = preview.meta({
  id: 'biz-employer-application-actions',
  title: '业务/单位中心/下一步 ApplicationActions',
  component: ApplicationActions,
  args: viewed,
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    told.mockClear()
    msw.use(takes, mock(listReceived).returns(noneReceived))
  },
})

export const Filled = meta.story({
  name: '初筛通过，写明接下来的安排',
  args: viewed,
  play: async ({ canvas, userEvent, step }) => {
    await step('求职者会看到写的话', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '初筛通过' }))
      await expect(await screen.findByRole('dialog', { name: '初筛通过' })).toHaveTextContent('求职者会收到消息')
      await userEvent.type(screen.getByRole('textbox', { name: /给求职者的答复/ }), ' 周三上午 10 点 ')
    })
    await step('发送', async () => {
      await userEvent.click(screen.getByRole('button', { name: '初筛通过并通知' }))
      await expect(await screen.findByText('已更新，并已通知求职者')).toBeInTheDocument()
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await expect(told.mock.calls).toEqual([[{ id: viewed.id, state: 'shortlisted', remark: '周三上午 10 点' }]])
    })
  },
})

export const Invitation = meta.story({
  name: '邀请面试另有一页',
  args: viewed,
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '邀请面试' })).toHaveAttribute(
      'href',
      `/manage/interview?application=${viewed.id}`,
    ),
})

export const Unfit = meta.story({
  name: '不合适，先打开又关上',
  args: viewed,
  play: async ({ canvas, userEvent, step }) => {
    await step('关上，什么也不发', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '不合适' }))
      await userEvent.click(await screen.findByRole('button', { name: '关闭' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await expect(told).not.toHaveBeenCalled()
    })
    await step('不写答复也能发', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '不合适' }))
      await userEvent.click(await screen.findByRole('button', { name: '不合适并通知' }))
      await waitFor(() => expect(told.mock.calls).toEqual([[{ id: viewed.id, state: 'unfit', remark: '' }]]))
    })
  },
})

export const Empty = meta.story({
  name: '没有下一步',
  args: { ...viewed, state: 'withdrawn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^当前状态：/)).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

export const Loading = meta.story({
  name: '正在发送',
  args: viewed,
  beforeEach({ msw }) {
    msw.use(mock(updateReceivedState).hangs())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '初筛通过' }))
    await userEvent.click(await screen.findByRole('button', { name: '初筛通过并通知' }))
    await expect(await screen.findByRole('button', { name: /初筛通过并通知.*请稍候/ })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
})

export const Failed = meta.story({
  name: '没有发成，写的话还在',
  args: viewed,
  beforeEach({ msw }) {
    msw.use(mock(updateReceivedState).fails())
  },
  play: async ({ canvas, msw, userEvent, step }) => {
    await step('说明没有成', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '初筛通过' }))
      await userEvent.type(await screen.findByRole('textbox', { name: /给求职者的答复/ }), '周三')
      await userEvent.click(screen.getByRole('button', { name: '初筛通过并通知' }))
      await waitFor(() => expect(screen.getByText(/没有提交成功/)).toBeVisible())
      await expect(screen.getByRole('textbox', { name: /给求职者的答复/ })).toHaveValue('周三')
    })
    await step('再试一次', async () => {
      msw.use(takes)
      await userEvent.click(screen.getByRole('button', { name: '初筛通过并通知' }))
      await expect(await screen.findByText('已更新，并已通知求职者')).toBeInTheDocument()
    })
  },
})

export const Renewing = meta.story({
  name: '已经发出，列表还在更新：不能再发一次',
  tags: ['no-picture'],
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '初筛通过' }))
    await userEvent.click(await screen.findByRole('button', { name: '初筛通过并通知' }))
    await expect(await canvas.findByRole('link', { name: '回到收到的简历' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const asked = fn()
    msw.use(
      mock(listReceived).answers(() => {
        asked()
        return new Promise(() => undefined)
      }),
    )
    await userEvent.click(canvas.getByRole('button', { name: '不合适' }))
    await userEvent.click(await screen.findByRole('button', { name: '不合适并通知' }))
    await waitFor(() => expect(asked).toHaveBeenCalled())
    const busy = screen.getByRole('button', { name: /^不合适并通知/ })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(busy)
    await waitFor(() => expect(told.mock.calls.map(([{ state }]) => state)).toEqual(['shortlisted', 'unfit']))
  },
})

export const Refused = meta.story({
  name: '求职者已经撤回',
  args: viewed,
  beforeEach({ msw }) {
    msw.use(mock(updateReceivedState).refuses({ code: codes.wrongState, msg: '求职者已撤回这次投递' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '初筛通过' }))
    await userEvent.click(await screen.findByRole('button', { name: '初筛通过并通知' }))
    await waitFor(() => expect(screen.getByText('求职者已撤回这次投递')).toBeVisible())
  },
})

export const Narrow = meta.story({ name: '手机上', args: viewed, globals: narrow })
