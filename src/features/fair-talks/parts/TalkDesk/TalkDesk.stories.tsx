import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { callNext, extendTalk, handOverTalk, listTalks, openTalks, readTalk, talkDesk } from '#contract/fair-talks'
import { employerUser } from '#mocks/fixtures/employer'
import { deskTold } from '#mocks/fixtures/events'
import {
  calledDesk,
  colleaguesDesk,
  comingDesk,
  emptyDesk,
  fullDesk,
  longDesk,
  pausedDesk,
  talkingDesk,
  waitingDesk,
} from '#mocks/fixtures/fair-talk-desk'
import { noTalks, openTalk, talkFair, talkPage } from '#mocks/fixtures/fair-talks'
import { mock } from '#mocks/mock'
import { tell } from '#platform/events'
import { fitsSideways, narrow, offersRetry, saysLoading, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TalkDesk } from './TalkDesk.tsx'

const sent = fn<(input: unknown) => void>()
const hrefFor = ({ talk = '', page = 1 }: { talk?: string; page?: number }) =>
  `/manage/fair/online?view=talks&id=34${talk && `&talk=${talk}`}${page > 1 ? `&page=${page}` : ''}`

const meta = preview.meta({
  id: 'fair-talks-talk-desk',
  title: '业务/招聘会在线交流/在线交流台 TalkDesk',
  component: TalkDesk,
  args: { fairId: talkFair.id, talk: '', page: 1, hrefFor },
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    sent.mockClear()
    msw.use(
      mock(talkDesk).returns(waitingDesk),
      mock(listTalks).returns(talkPage),
      mock(readTalk).returns(openTalk),
      mock(callNext).answers(input => {
        sent(input)
        return calledDesk
      }),
      mock(openTalks).answers(input => {
        sent(input)
        return { ...waitingDesk, open: input.open }
      }),
    )
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(talkDesk).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(talkDesk).fails())
  },
  play: offersRetry,
})

export const NoBooth = meta.story({
  name: '没有展位',
  beforeEach({ msw }) {
    msw.use(mock(talkDesk).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场招聘会的展位')).toBeVisible(),
})

export const Filled = meta.story({
  name: '有人排队：叫下一位',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('list', { name: '排队的人' })).toBeVisible()
    await expect((await canvas.findAllByText('离开一会儿'))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '叫下一位' }))
    await expect(await canvas.findByText(/^已叫 1 号/)).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({ fair: '34', slot: '' })
    await expect(canvas.getByRole('button', { name: '叫下一位' })).toBeDisabled()
  },
})

export const Promised = meta.story({
  name: '预约的时段到了',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '叫预约的 温敏' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ fair: '34', slot: '101' }))
  },
})

export const NobodyThere = meta.story({
  name: '排队的人都不在线：说明原因',
  beforeEach({ msw }) {
    msw.use(mock(callNext).refuses({ code: codes.wrongState, msg: '排队的人现在都不在线' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '叫下一位' }))
    await waitFor(() => expect(screen.getByText('排队的人现在都不在线')).toBeVisible())
  },
})

export const Empty = meta.story({
  name: '没有人排队',
  beforeEach({ msw }) {
    msw.use(mock(talkDesk).returns(emptyDesk), mock(listTalks).returns(noTalks))
  },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('现在没有人排队')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '叫下一位' })).toBeDisabled()
    msw.use(mock(talkDesk).returns(waitingDesk))
    tell(deskTold(emptyDesk))
    await expect(await canvas.findByRole('list', { name: '排队的人' })).toBeVisible()
  },
})

export const Paused = meta.story({
  name: '暂停接待，再打开',
  beforeEach({ msw }) {
    msw.use(mock(talkDesk).returns(pausedDesk))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/排着的人仍可以叫号/)).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: /^接待求职者/ }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ fair: '34', open: true, minutes: 8 }))
    await waitFor(() => expect(canvas.getByRole('switch', { name: /^接待求职者/ })).toBeChecked())
  },
})

export const Full = meta.story({
  name: '六十人排队',
  beforeEach({ msw }) {
    msw.use(mock(talkDesk).returns(fullDesk))
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: /^60 号/ })).toBeInTheDocument(),
})

export const Called = meta.story({
  name: '已叫号，等待应答',
  beforeEach({ msw }) {
    msw.use(mock(talkDesk).returns(calledDesk))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/退后 3 位/)).toBeVisible(),
})

export const Talking = meta.story({
  name: '交流中：延长',
  beforeEach({ msw }) {
    msw.use(
      mock(talkDesk).returns(talkingDesk),
      mock(extendTalk).returns({ ...openTalk, extended: true, endsAt: openTalk.endsAt + 300_000 }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const extend = await canvas.findByRole('button', { name: '延长 5 分钟' })
    await expect(await canvas.findByText(/^还剩/)).toHaveTextContent('00:04:00')
    extend.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^延长 5 分钟/ })).toBeNull())
    await waitFor(() => expect(canvas.getByText(/^还剩/)).toHaveTextContent('00:09:00'))
    await waitFor(() => expect(canvas.getByRole('region', { name: '与阿依古丽·䶮的交流' })).toHaveFocus())
  },
})

export const TalkingNarrow = meta.story({
  name: '手机，交流中：交流在前，排队在后',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(mock(talkDesk).returns(talkingDesk))
  },
  play: async ({ canvas, canvasElement }) => {
    const talk = await canvas.findByRole('region', { name: '与阿依古丽·䶮的交流' })
    const queue = await canvas.findByRole('heading', { name: '排队' })
    await expect(talk.compareDocumentPosition(queue)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(talk.getBoundingClientRect().bottom).toBeLessThan(queue.getBoundingClientRect().top)
    await fitsSideways({ canvasElement })
  },
})

export const NotApplied = meta.story({
  name: '对方还没有投递',
  beforeEach({ msw }) {
    msw.use(mock(talkDesk).returns(talkingDesk))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/投递后才能邀请面试/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '邀请面试' })).toBeNull()
  },
})

export const Inviting = meta.story({
  name: '邀请面试：没填完的说在各处，填好发出',
  beforeEach({ msw }) {
    msw.use(
      mock(talkDesk).returns(talkingDesk),
      mock(readTalk).returns({ ...openTalk, applicationId: '8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f01' }),
      mock(handOverTalk).answers(input => {
        sent(input)
        return { interviewId: '8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f02' }
      }),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '邀请面试' }))
    const dialog = await screen.findByRole('dialog', { name: /^邀请面试/ })
    await step('空着发不出', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '发出邀请' }))
      await expect(await screen.findByRole('link', { name: '请填写联系人' })).toBeVisible()
      await expect(sent).not.toHaveBeenCalled()
    })
    await step('填好', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: /^日期/ }), '2026-11-24')
      await userEvent.selectOptions(screen.getByRole('combobox', { name: /^时间/ }), '14:00')
      await userEvent.click(screen.getByRole('radio', { name: '电话面试' }))
      await userEvent.type(screen.getByRole('textbox', { name: /^联系人/ }), '欧阳䶮')
      await userEvent.type(screen.getByRole('textbox', { name: /^联系电话/ }), '0791-83840000')
      await userEvent.click(screen.getByRole('button', { name: '发出邀请' }))
      await waitFor(() => expect(sent).toHaveBeenCalledOnce())
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
    })
  },
})

export const Colleagues = meta.story({
  name: '同事也在交流',
  beforeEach({ msw }) {
    msw.use(mock(talkDesk).returns(colleaguesDesk))
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('tab')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(first).toHaveTextContent(/^阿依古丽/)
    await userEvent.click(canvas.getByRole('tab', { name: '胡桂香' }))
    await waitFor(() => expect(canvas.getByRole('tab', { name: '胡桂香' })).toHaveAttribute('aria-selected', 'true'))
  },
})

export const OneOfAll = meta.story({
  name: '打开以前的交流',
  args: { talk: openTalk.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('log')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '回到交流台' })).toHaveAttribute('href', hrefFor({}))
  },
})

export const Coming = meta.story({
  name: '还没有开始',
  beforeEach({ msw }) {
    msw.use(mock(talkDesk).returns(comingDesk), mock(listTalks).returns(noTalks))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(whole(/^招聘会 11:00 开始/))).toBeVisible()
    await expect(canvas.getByRole('switch', { name: /^接待求职者/ })).toBeDisabled()
  },
})

export const Viewer = meta.story({
  name: '只能查看的成员',
  parameters: { session: { ...employerUser, companyRole: 'reader' as const } },
  beforeEach({ msw }) {
    msw.use(mock(talkDesk).returns(talkingDesk))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^您的账号只能查看/)).toBeVisible()
    await expect(await canvas.findByRole('log')).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: /^写给/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^更多/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: '叫下一位' })).toBeDisabled()
  },
})

export const LongText = meta.story({
  name: '很长的名字和留言',
  beforeEach({ msw }) {
    msw.use(mock(talkDesk).returns(longDesk))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list', { name: '排队的人' })
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = Called.extend({ name: '手机', globals: narrow })
export const Dark = Called.extend({ name: '深色', globals: { theme: 'dark' } })
