import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { listOwnJobs } from '#contract/employer'
import type { ParsedInputOf } from '#contract/endpoint'
import {
  addMeeting,
  joinMeeting,
  listMeetingCandidates,
  listMeetings,
  meetingStamp,
  readMeeting,
  stepMeeting,
  stepQueue,
  updateMeeting,
} from '#contract/meetings'
import { employerUser, noOwnJobs, ownJobs } from '#mocks/fixtures/employer'
import {
  emptyMeeting,
  meetingCandidates,
  meetingPage,
  noMeetings,
  pastMeetings,
  plannedInFull,
  sitting,
} from '#mocks/fixtures/meetings'
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
import { MeetingsPage } from './MeetingsPage.tsx'

const PATH = '/manage/meeting'
const SITTING = `${PATH}?id=${sitting.id}`

/** What the service was told of the queue. */
const told = fn<(step: ParsedInputOf<typeof stepQueue>) => void>()

const meta = preview.meta({
  id: 'page-meetings',
  title: '页面/面试/面试会 MeetingsPage',
  component: MeetingsPage,
  parameters: { route: PATH, session: employerUser },
  beforeEach({ msw }) {
    told.mockClear()
    msw.use(
      mock(listMeetings).answers(({ group }) => (group === 'past' ? pastMeetings : meetingPage)),
      mock(listOwnJobs).returns(ownJobs),
      mock(readMeeting).returns(sitting),
      mock(meetingStamp).returns({ stamp: sitting.stamp, now: sitting.now }),
      mock(listMeetingCandidates).returns(meetingCandidates),
    )
  },
})

export const Filled = meta.story({
  name: '未结束的',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '主办会计' })).toHaveAttribute(
      'href',
      expect.stringContaining(`${PATH}?id=`),
    )
    await expect(canvas.getByText('进行中')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '已结束（1）' })).toHaveAttribute('href', `${PATH}?group=past`)
  },
})
export const Empty = meta.story({
  name: '没有面试会',
  beforeEach({ msw }) {
    msw.use(mock(listMeetings).returns(noMeetings))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有要举行的面试会')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: '安排面试会' })[0]).toHaveAttribute('href', `${PATH}?new=1`)
  },
})
export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: `${PATH}?page=40` },
  beforeEach({ msw }) {
    msw.use(mock(listMeetings).returns({ ...meetingPage, list: [], page: 40 }))
  },
  play: leadsToFirstPage(PATH),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listMeetings).hangs())
  },
  play: saysLoading,
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listMeetings).fails())
  },
  play: offersRetry,
})
export const Planning = meta.story({
  name: '安排一场',
  parameters: { route: `${PATH}?new=1` },
  beforeEach({ msw }) {
    msw.use(mock(addMeeting).returns(emptyMeeting), mock(readMeeting).returns(emptyMeeting))
  },
  play: async ({ canvas, userEvent }) => {
    const [posting] = ownJobs.list
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /^职位/ }), posting?.id ?? '')
    await userEvent.type(canvas.getByRole('textbox', { name: /^日期/ }), '2026-11-24')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^开始时间/ }), '09:00')
    await userEvent.type(canvas.getByRole('textbox', { name: /^面试地点/ }), '3 楼 301 室')
    await userEvent.type(canvas.getByRole('textbox', { name: /^联系人/ }), '欧阳䶮')
    await userEvent.type(canvas.getByRole('textbox', { name: /^联系电话/ }), '0791-83840000')
    await userEvent.type(canvas.getByRole('textbox', { name: '面试官 1' }), '熊丽华')
    await userEvent.click(canvas.getByRole('button', { name: '安排面试会' }))
    await expect(await screen.findByText('已安排，现在可以加入求职者')).toBeInTheDocument()
    await expect(await canvas.findByText('队列里还没有人')).toBeVisible()
  },
})
export const NoPostings = meta.story({
  name: '还没有职位',
  parameters: { route: `${PATH}?new=1` },
  beforeEach({ msw }) {
    msw.use(mock(listOwnJobs).returns(noOwnJobs))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('还没有发布过职位')).toBeVisible(),
})
export const Joining = meta.story({
  name: '加入求职者',
  parameters: { route: `${PATH}?id=${emptyMeeting.id}` },
  beforeEach({ msw }) {
    msw.use(
      mock(readMeeting).returns(emptyMeeting),
      mock(meetingStamp).returns({ stamp: emptyMeeting.stamp, now: emptyMeeting.now }),
      mock(joinMeeting).returns(plannedInFull),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '加入求职者' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: '万里' }))
    await userEvent.click(canvas.getByRole('button', { name: '加入 1 人并发出邀请' }))
    await expect(await screen.findByText('已加入，并已发出邀请')).toBeInTheDocument()
    await expect(await canvas.findByText(whole('09:15 面谈'))).toBeVisible()
  },
})
export const Sitting = meta.story({
  name: '当天：一个按钮走到底',
  parameters: { route: SITTING },
  beforeEach({ msw }) {
    const queue = sitting.queue.map(place => (place.state === 'talking' ? { ...place, state: 'done' as const } : place))
    msw.use(
      mock(stepQueue).answers(step => {
        told(step)
        return { ...sitting, queue }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '结束面谈：欧阳𠮷祥' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(told.mock.calls[0]?.[0]).toMatchObject({ action: 'finish' }))
    const next = await canvas.findByRole('button', { name: '叫下一位：涂晚秋' })
    await expect(next).toHaveFocus()
  },
})
export const Closing = meta.story({
  name: '结束时说明谁还在候场',
  parameters: { route: SITTING },
  beforeEach({ msw }) {
    msw.use(mock(stepMeeting).returns({ ...sitting, state: 'closed' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '结束面试会' }))
    await expect(await screen.findByText(/还有 2 人候场/)).toBeInTheDocument()
    await userEvent.click(screen.getAllByRole('button', { name: '结束面试会' }).at(-1) ?? document.body)
    await expect(await canvas.findByText(/面试会已结束，已面谈 1 人/)).toBeVisible()
  },
})
export const Editing = meta.story({
  name: '修改安排',
  parameters: { route: `${PATH}?id=${plannedInFull.id}&edit=1` },
  beforeEach({ msw }) {
    msw.use(
      mock(readMeeting).returns(plannedInFull),
      mock(meetingStamp).returns({ stamp: plannedInFull.stamp, now: plannedInFull.now }),
      mock(updateMeeting).returns(plannedInFull),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('combobox', { name: /^开始时间/ })).toHaveValue('09:00')
    await userEvent.click(canvas.getByRole('button', { name: '保存修改' }))
    await expect(await canvas.findByText(/举行，共 5 人/)).toBeVisible()
  },
})
export const NotFound = meta.story({
  name: '没有这一场',
  parameters: { route: SITTING },
  beforeEach({ msw }) {
    msw.use(mock(readMeeting).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到这场面试会')).toBeVisible(),
})
export const Narrow = meta.story({
  name: '手机',
  parameters: { route: SITTING },
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '结束面谈：欧阳𠮷祥' })
    await fitsSideways({ canvasElement })
  },
})
