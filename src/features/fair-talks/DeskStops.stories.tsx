import { expect, waitFor } from 'storybook/test'
import { listTalks, readTalk, talkDesk } from '#contract/fair-talks'
import { employerUser } from '#mocks/fixtures/employer'
import { stateTold } from '#mocks/fixtures/events'
import { stoppedCallDesk, stoppedDesk, talkingDesk } from '#mocks/fixtures/fair-talk-desk'
import { openTalk, stoppedTalk, talkFair, talkPage } from '#mocks/fixtures/fair-talks'
import { mock } from '#mocks/mock'
import { tell } from '#platform/events'
import { advance } from '../../../.storybook/clock.ts'
import { narrow, whole } from '../../../.storybook/plays.ts'
import preview from '../../../.storybook/preview.tsx'
import { TalkDesk } from './parts/TalkDesk/TalkDesk.tsx'

const meta = preview.meta({
  id: 'fair-talks-desk-stops',
  title: '流程/招聘会在线交流/交流台紧急暂停 DeskStops',
  component: TalkDesk,
  args: { fairId: talkFair.id, talk: '', page: 1, hrefFor: ({ talk = '' }) => `/manage/fair/online?talk=${talk}` },
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(listTalks).returns(talkPage))
  },
})

export const Stopped = meta.story({
  name: '紧急暂停：时间停住，说明原因；恢复后接着算',
  beforeEach({ msw }) {
    msw.use(mock(talkDesk).returns(stoppedDesk), mock(readTalk).returns(stoppedTalk))
  },
  play: async ({ canvas, userEvent, msw, step }) => {
    await step('为什么、从什么时候起', async () => {
      await expect(await canvas.findByText(whole('招聘会 09:28 起紧急暂停'))).toBeVisible()
      await expect(canvas.getByText('原因：会场网络故障，正在抢修')).toBeVisible()
      await expect(canvas.getByRole('button', { name: '叫下一位' })).toBeDisabled()
    })
    const field = await canvas.findByRole('textbox', { name: /^写给/ })
    await step('时间停住，做不成的不列出来，写好的留着', async () => {
      await expect(await canvas.findByText(/^暂停中，还剩/)).toHaveTextContent('00:06:00')
      await expect(canvas.queryByRole('button', { name: '延长 5 分钟' })).toBeNull()
      await userEvent.type(field, '稍后继续{Enter}')
      await waitFor(() => expect(field).toHaveValue('稍后继续'))
      await waitFor(() => expect(canvas.getByRole('button', { name: '发送' })).toBeDisabled())
      advance(1_800_000)
      tell(stateTold('stopped'))
      await expect(await canvas.findByText(/^暂停中，还剩/)).toHaveTextContent('00:06:00')
    })
    await step('恢复后从停住的地方走，不必等下一条消息', async () => {
      msw.use(
        mock(talkDesk).returns(talkingDesk),
        mock(readTalk).returns({ ...openTalk, endsAt: Date.now() + 360_000 }),
      )
      tell(stateTold('planned'))
      await expect(await canvas.findByText(/^还剩/)).toHaveTextContent('00:06:00')
      await waitFor(() => expect(canvas.queryByText(whole('招聘会 09:28 起紧急暂停'))).toBeNull())
      await expect(await canvas.findByRole('button', { name: '延长 5 分钟' })).toBeVisible()
      await expect(field).toHaveFocus()
      await expect(canvas.getByRole('button', { name: '发送' })).toBeEnabled()
    })
  },
})

export const Called = meta.story({
  name: '叫了号，招聘会暂停：应答时间停住',
  beforeEach({ msw }) {
    msw.use(mock(talkDesk).returns(stoppedCallDesk))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^暂停中，应答时间还剩/)).toHaveTextContent('00:00:50')
    await expect(canvas.getByRole('button', { name: '叫预约的 温敏' })).toBeDisabled()
  },
})

export const Narrow = Stopped.extend({ name: '手机，紧急暂停', globals: narrow })
