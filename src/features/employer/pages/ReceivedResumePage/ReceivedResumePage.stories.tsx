import { expect, fn, screen, waitFor } from 'storybook/test'
import { addReceivedNote, markReceivedViewed, receivedDetail, updateReceivedState } from '#contract/applications'
import { codes } from '#contract/codes'
import { readResume } from '#contract/resumes'
import { receivedOne } from '#mocks/fixtures/applications'
import { employerUser } from '#mocks/fixtures/employer'
import { filledSections } from '#mocks/fixtures/resumes'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import { ReceivedResumePage } from './ReceivedResumePage.tsx'

const meta = preview.meta({
  id: 'biz-employer-received-resume-page',
  title: '页面/单位中心/查看简历 ReceivedResumePage',
  component: ReceivedResumePage,
  parameters: {
    path: '/resume/info/:id',
    route: '/resume/info/8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f01',
    session: employerUser,
  },
  beforeEach({ msw }) {
    msw.use(
      mock(receivedDetail).returns(receivedOne),
      mock(readResume).returns({ sections: filledSections, photo: '', sentAt: receivedOne.appliedAt }),
    )
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('阿依古丽·䶮 · 应聘 主办会计'),
})
const viewedBy = fn<(id: string) => void>()

export const Fresh = meta.story({
  name: '第一次打开：记为已查看',
  beforeEach({ msw }) {
    viewedBy.mockClear()
    let shown: typeof receivedOne = { ...receivedOne, state: 'delivered' }
    msw.use(
      mock(receivedDetail).answers(() => shown),
      mock(markReceivedViewed).answers(({ id }) => {
        viewedBy(id)
        shown = receivedOne
        return shown
      }),
    )
  },
  play: async () => waitFor(() => expect(viewedBy.mock.calls).toEqual([[receivedOne.id]])),
})

export const Answered = meta.story({
  name: '答复之后，进展就在页面上',
  beforeEach({ msw }) {
    let shown = receivedOne
    msw.use(
      mock(receivedDetail).answers(() => shown),
      mock(updateReceivedState).answers(({ state, remark }) => {
        const event = { at: receivedOne.updatedAt, actor: 'employer' as const, state, remark }
        shown = { ...shown, state, events: [...shown.events, event] }
        return shown
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '邀请面试' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /给求职者的答复/ }), '周三上午 10 点')
    await userEvent.click(screen.getByRole('button', { name: '邀请面试并通知' }))
    await expect(await canvas.findByText('周三上午 10 点')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '邀请面试' })).not.toBeInTheDocument()
  },
})

export const Noted = meta.story({
  name: '写一条内部备注',
  beforeEach({ msw }) {
    let shown = receivedOne
    msw.use(
      mock(receivedDetail).answers(() => shown),
      mock(addReceivedNote).answers(({ body }) => {
        const note = { id: '9', body, author: '欧阳䶮', at: receivedOne.updatedAt }
        shown = { ...shown, notes: [...shown.notes, note] }
        return note
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /新备注/ }), '电话沟通过，月底可到岗')
    await userEvent.click(canvas.getByRole('button', { name: '添加备注' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /新备注/ })).toHaveValue(''))
    await expect(await canvas.findByText('电话沟通过，月底可到岗')).toBeVisible()
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(receivedDetail).hangs())
  },
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(receivedDetail).fails())
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible(),
})
export const NotFound = meta.story({
  name: '没有这份简历',
  beforeEach({ msw }) {
    msw.use(mock(receivedDetail).refuses({ code: codes.notFound, msg: '简历不存在' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到这份简历')).toBeVisible(),
})
