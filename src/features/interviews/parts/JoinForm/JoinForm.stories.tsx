import { expect, fn, waitFor } from 'storybook/test'
import { listMeetingCandidates } from '#contract/meetings'
import { meetingCandidates, plannedMeeting } from '#mocks/fixtures/meetings'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { JoinForm } from './JoinForm.tsx'

type Join = (applicationIds: string[]) => Promise<void>

const [first, second] = meetingCandidates.list.map(({ applicationId }) => applicationId)

const meta = preview.meta({
  id: 'interviews-join-form',
  title: '业务/面试/加入面试会 JoinForm',
  component: JoinForm,
  args: { meetingId: plannedMeeting.id, onJoin: fn<Join>(async () => undefined) },
  beforeEach({ msw }) {
    msw.use(mock(listMeetingCandidates).returns(meetingCandidates))
  },
})

export const Filled = meta.story({
  name: '按选择的先后排队',
  args: { meetingId: plannedMeeting.id, onJoin: fn<Join>(async () => undefined) },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('没有选，不能加入', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '加入并发出邀请' }))
      await expect(await canvas.findByText('请选择求职者')).toBeVisible()
    })
    await step('后面的先选，就排在前面', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: '阿依古丽·䶮' }))
      await userEvent.click(canvas.getByRole('checkbox', { name: '万里' }))
      await userEvent.click(canvas.getByRole('button', { name: '加入 2 人并发出邀请' }))
      await waitFor(() => expect(args.onJoin).toHaveBeenCalledWith([second, first]))
    })
  },
})
export const Empty = meta.story({
  name: '没有可以加入的人',
  beforeEach({ msw }) {
    msw.use(mock(listMeetingCandidates).returns({ list: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有可以加入的求职者')).toBeVisible(),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listMeetingCandidates).hangs())
  },
  play: saysLoading,
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listMeetingCandidates).fails())
  },
  play: offersRetry,
})
export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('checkbox', { name: '万里' })
    await fitsSideways({ canvasElement })
  },
})
