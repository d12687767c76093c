import { expect, screen } from 'storybook/test'
import { updateReceivedState } from '#contract/applications'
import { receivedOne } from '#mocks/fixtures/applications'
import { employerUser } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import { ApplicationActions } from './ApplicationActions.tsx'

const viewed = { id: '8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f01', state: 'viewed' } as const

const meta = preview.meta({
  id: 'biz-employer-application-actions',
  title: '业务/单位中心/下一步 ApplicationActions',
  component: ApplicationActions,
  args: viewed,
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(updateReceivedState).returns(receivedOne))
  },
})

export const Filled = meta.story({
  name: '邀请面试',
  args: viewed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '邀请面试' }))
    await userEvent.click(await screen.findByRole('button', { name: '邀请面试并通知' }))
    await expect(await screen.findByText('已更新，并已通知求职者')).toBeInTheDocument()
  },
})
export const Empty = meta.story({ name: '没有下一步', args: { ...viewed, state: 'hired' } })
export const Loading = meta.story({
  name: '正在发送',
  args: viewed,
  beforeEach({ msw }) {
    msw.use(mock(updateReceivedState).hangs())
  },
})
export const Failed = meta.story({
  name: '没有发成',
  args: viewed,
  beforeEach({ msw }) {
    msw.use(mock(updateReceivedState).fails())
  },
})
