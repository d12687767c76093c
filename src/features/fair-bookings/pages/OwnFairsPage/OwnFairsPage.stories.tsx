import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { topicOf } from '#contract/events'
import {
  answerOffer,
  chooseBooth,
  confirmParticipation,
  fairAttendees,
  listJoinableFairs,
  listParticipations,
  participationInfo,
} from '#contract/fair-bookings'
import { offeredTalkSlots } from '#contract/fair-draws'
import { employerUser } from '#mocks/fixtures/employer'
import {
  approvedParticipation,
  bookedParticipation,
  confirmedParticipation,
  handedProofs,
  heldInStop,
  heldParticipation,
  inFull,
  joinableFairs,
  offeredParticipation,
  participationPage,
  refusedParticipation,
  waitingParticipation,
} from '#mocks/fixtures/fair-bookings'
import { grantedSlots } from '#mocks/fixtures/fair-draws'
import { mock } from '#mocks/mock'
import { tell } from '#platform/events'
import { fitsSideways, narrow, offersRetry, saysLoading, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ownFairsAnswers } from '../../testing.ts'
import { OwnFairsPage } from './OwnFairsPage.tsx'

const path = '/manage/fair/onsite'
const at = (query: string) => ({ path, route: `${path}${query}`, session: employerUser })
const one = at(`?view=one&id=${approvedParticipation.id}`)
const chosen = fn<(booth: string) => void>()

const meta = preview.meta({
  id: 'page-own-fairs',
  title: '页面/招聘会参展/招聘会管理 OwnFairsPage',
  component: OwnFairsPage,
  parameters: at(''),
  beforeEach({ msw }) {
    chosen.mockClear()
    msw.use(...ownFairsAnswers(chosen))
  },
})

export const Filled = meta.story({
  name: '我的招聘会',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/答复空出的展位/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '报名招聘会' })).toHaveAttribute('href', `${path}?view=join`)
  },
})

export const Online = meta.story({
  name: '网络招聘会',
  parameters: { path: '/manage/fair/online', route: '/manage/fair/online', session: employerUser },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: '网络招聘会管理' })).toBeVisible(),
})

export const Empty = meta.story({
  name: '还没有报名',
  beforeEach({ msw }) {
    msw.use(mock(listParticipations).returns({ ...participationPage, list: [], total: 0 }))
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: '看看可以报名的招聘会' })).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listParticipations).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listParticipations).fails())
  },
  play: offersRetry,
})

export const Join = meta.story({
  name: '报名，每场分别答复',
  parameters: at('?view=join'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /赣鄱英才大型综合招聘会/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /赣州市春风行动/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /总账会计/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: '已阅读并同意参会约定' }))
    await userEvent.click(canvas.getByRole('button', { name: '检查报名信息' }))
    await userEvent.click(await canvas.findByRole('button', { name: '提交报名' }))
    await expect(await canvas.findByText('已报名 1 场，共 2 场')).toBeVisible()
    await expect(canvas.getByText('报名已截止')).toBeVisible()
  },
})

export const Barred = meta.story({
  name: '不能报名，说明原因',
  parameters: at('?view=join'),
  beforeEach({ msw }) {
    msw.use(
      mock(listJoinableFairs).returns({
        ...joinableFairs,
        barred: '单位一年内 2 次未到场，2027-05-01 09:00 前不能参加招聘会',
      }),
    )
  },
  play: async ({ canvas }) => expect(await canvas.findByText(whole(/2027-05-01 09:00 前不能参加/))).toBeVisible(),
})

export const NothingToJoin = meta.story({
  name: '没有可报名的',
  parameters: at('?view=join'),
  beforeEach({ msw }) {
    msw.use(mock(listJoinableFairs).returns({ ...joinableFairs, list: [], total: 0 }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('现在没有可以报名的招聘会')).toBeVisible(),
})

export const Approved = meta.story({
  name: '选展位',
  parameters: one,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^A03 空闲/ }))
    await userEvent.click(await screen.findByRole('button', { name: '选定这个展位' }))
    await waitFor(() => expect(chosen).toHaveBeenCalledWith('103'))
  },
})

export const TooLate = meta.story({
  name: '展位刚被选走',
  parameters: one,
  beforeEach({ msw }) {
    msw.use(mock(chooseBooth).refuses({ code: codes.wrongState, msg: '这个展位刚被其他单位选走，请另选一个' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^A03 空闲/ }))
    await userEvent.click(await screen.findByRole('button', { name: '选定这个展位' }))
    await expect(await screen.findByText('这个展位刚被其他单位选走，请另选一个')).toBeInTheDocument()
  },
})

export const Held = meta.story({
  name: '保留中，待付款',
  parameters: one,
  beforeEach({ msw }) {
    msw.use(mock(participationInfo).returns(inFull(heldParticipation)))
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '去支付 ¥300.00' })).toBeVisible(),
})

export const Stopped = meta.story({
  name: '保留中，招聘会紧急暂停：不用刷新就停下',
  parameters: one,
  beforeEach({ msw }) {
    msw.use(mock(participationInfo).returns(inFull(heldParticipation)))
  },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('button', { name: '去支付 ¥300.00' })).toBeVisible()
    msw.use(mock(participationInfo).returns(inFull(heldInStop)))
    const { id, state, reason } = heldInStop.fair
    tell({ id: '7', topic: topicOf.fair(id), kind: 'fair.state', at: 0, data: { fair: id, state, reason } })
    await expect(await canvas.findByText('招聘会暂停中')).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent(/暂停中，剩余时间 (00:)?09:00/)
    await expect(canvas.getByText('招聘会暂停中，恢复后可以选展位。')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /去支付/ })).toBeNull()
  },
})

export const Waiting = meta.story({
  name: '候补第三位',
  parameters: one,
  beforeEach({ msw }) {
    msw.use(mock(participationInfo).returns(inFull(waitingParticipation)))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/第 3 位/)).toBeVisible()
    await expect(canvas.getByText(/展位 B07 逾期未答复/)).toBeVisible()
  },
})

export const Offered = meta.story({
  name: '答复空出的展位',
  parameters: one,
  beforeEach({ msw }) {
    msw.use(
      mock(participationInfo).returns(inFull(offeredParticipation)),
      mock(answerOffer).returns(bookedParticipation),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '接受展位 A12' }))
    await expect(await screen.findByText('已接受展位 A12')).toBeInTheDocument()
  },
})

export const Booked = meta.story({
  name: '填写参会人员',
  parameters: one,
  beforeEach({ msw }) {
    msw.use(
      mock(participationInfo).returns(inFull(bookedParticipation)),
      mock(confirmParticipation).returns(confirmedParticipation),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /第 1 位姓名/ }), '熊建业')
    await userEvent.type(canvas.getByRole('textbox', { name: /第 1 位手机号/ }), '13800000001')
    await userEvent.click(canvas.getByRole('button', { name: '确认参会' }))
    await expect(await screen.findByText('已确认参会')).toBeInTheDocument()
  },
})

export const OnlineTalks = meta.story({
  name: '网络招聘会，提供交流时段',
  parameters: {
    path: '/manage/fair/online',
    route: `/manage/fair/online?view=one&id=${approvedParticipation.id}`,
    session: employerUser,
  },
  beforeEach({ msw }) {
    msw.use(
      mock(participationInfo).returns(
        inFull({ ...confirmedParticipation, fair: { ...confirmedParticipation.fair, kind: '2' } }),
      ),
      mock(offeredTalkSlots).returns(grantedSlots),
    )
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('checkbox', { name: '09:00—09:15 林**' })).toBeInTheDocument(),
})

export const Confirmed = meta.story({
  name: '已确认，查看参会人员',
  parameters: one,
  beforeEach({ msw }) {
    msw.use(
      mock(participationInfo).returns(inFull(confirmedParticipation)),
      mock(fairAttendees).returns({
        attendees: [
          { name: '熊建业', phone: '13800000001' },
          { name: '热合曼·䶮', phone: '13800000002' },
        ],
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看和修改' }))
    await expect(await canvas.findByRole('textbox', { name: /第 2 位姓名/ })).toHaveValue('热合曼·䶮')
  },
})

export const Refused = meta.story({
  name: '未通过，可以重新报名',
  parameters: one,
  beforeEach({ msw }) {
    msw.use(mock(participationInfo).returns(inFull(refusedParticipation, handedProofs)))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/所报岗位少于两个/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '重新报名' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^下载\s*：委托书$/ })).toBeVisible()
  },
})

export const NotFound = meta.story({
  name: '没有这场报名',
  parameters: one,
  beforeEach({ msw }) {
    msw.use(mock(participationInfo).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场报名')).toBeVisible(),
})

export const Paid = meta.story({
  name: '支付结果',
  parameters: at('?view=payment&order=JF20261120-K7MPACDE3467'),
  play: async ({ canvas }) => expect(await canvas.findByText('付款成功，展位已定')).toBeVisible(),
})

export const Narrow = meta.story({
  name: '手机',
  parameters: one,
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /^A03 空闲/ })
    await fitsSideways({ canvasElement })
  },
})
