import { expect, fn, screen, waitFor } from 'storybook/test'
import {
  addReceivedNote,
  listReceived,
  markReceivedViewed,
  receivedDetail,
  updateReceivedState,
} from '#contract/applications'
import { codes } from '#contract/codes'
import { listMembers } from '#contract/members'
import { listReceivedTags, tagReceived } from '#contract/received'
import { readResume } from '#contract/resumes'
import { Container } from '#design-system'
import { noneReceived, receivedOne, receivedPage, receivedTags } from '#mocks/fixtures/applications'
import { employerUser } from '#mocks/fixtures/employer'
import { members, reader } from '#mocks/fixtures/members'
import { works } from '#mocks/fixtures/resume-works'
import { englishSections, filledSections, gappedSections } from '#mocks/fixtures/resumes'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ReceivedResumePage } from './ReceivedResumePage.tsx'

const watermark = '江西赣江新区示范电子科技有限公司 · 欧阳䶮 · 2026-11-20 09:30'
const sent = { photo: '', language: 'zh' as const, works: [], sentAt: receivedOne.appliedAt, watermark }

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
      mock(readResume).returns({ ...sent, sections: filledSections, works }),
      mock(listReceived).returns(receivedPage),
    )
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('阿依古丽·䶮 · 应聘 主办会计')
    await expect(canvas.getByRole('button', { name: '打印简历' })).toBeVisible()
    // On paper alone.
    await expect(await canvas.findByText(watermark)).not.toBeVisible()
  },
})
export const Blind = meta.story({
  name: '盲选中，不显示是谁',
  beforeEach({ msw }) {
    const shown = { ...receivedOne, blind: true, name: '求职者 8A1F', sex: '', age: null, phone: '' }
    const sections = { ...filledSections, basic: { ...filledSections.basic, name: shown.name, sex: '', phone: '' } }
    msw.use(mock(receivedDetail).returns(shown), mock(readResume).returns({ ...sent, sections }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^盲选中：初筛通过后显示/)).toBeVisible()
    await expect(canvas.queryByText(/^电话/)).not.toBeInTheDocument()
  },
})

export const Gaps = meta.story({
  name: '说出没有填写的时间',
  beforeEach({ msw }) {
    msw.use(mock(readResume).returns({ ...sent, sections: gappedSections }))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('2020.08 — 2020.12（5 个月）、2021.07 — 2022.02（8 个月）')).toBeVisible(),
})

export const English = meta.story({
  name: '投递的是英文简历',
  beforeEach({ msw }) {
    msw.use(mock(readResume).returns({ ...sent, sections: englishSections, language: 'en' }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('求职者投递的是英文简历')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Work Experience' })).toBeVisible()
    await expect(await canvas.findByText('Ganzhou, Nanchang')).toBeVisible()
  },
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

const untouched = { ...receivedOne, state: 'delivered', events: receivedOne.events.slice(0, 1) } as const

export const FirstLook = meta.story({
  name: '第一次打开：还在记，进展里已有位置',
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(receivedDetail).returns(untouched), mock(markReceivedViewed).hangs())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('刚刚')).toBeVisible()
    await expect(canvas.getByText('已查看')).toBeVisible()
  },
})

export const FirstLookUntold = meta.story({
  name: '第一次打开：没有记上',
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(receivedDetail).returns(untouched), mock(markReceivedViewed).fails())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已投递')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('刚刚')).toBeNull())
  },
})

export const Replied = meta.story({
  name: '求职者回复了：记为已读',
  beforeEach({ msw }) {
    viewedBy.mockClear()
    const { updatedAt: at, state, events } = receivedOne
    const reply = { at, actor: 'seeker', state, remark: '周三上午可以。' } as const
    let shown: typeof receivedOne = { ...receivedOne, unread: true, events: [...events, reply] }
    msw.use(
      mock(receivedDetail).answers(() => shown),
      mock(markReceivedViewed).answers(({ id }) => {
        viewedBy(id)
        shown = { ...shown, unread: false }
        return shown
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('求职者留言')).toBeVisible()
    await expect(canvas.getByText('周三上午可以。')).toBeVisible()
    await waitFor(() => expect(viewedBy.mock.calls).toEqual([[receivedOne.id]]))
  },
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
    await userEvent.click(await canvas.findByRole('button', { name: '初筛通过' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /给求职者的答复/ }), '材料齐全，本周内约您面试')
    await userEvent.click(screen.getByRole('button', { name: '初筛通过并通知' }))
    await expect(await canvas.findByText('材料齐全，本周内约您面试')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '初筛通过' })).not.toBeInTheDocument()
    const next = await canvas.findByRole('link', { name: '下一份：欧阳𠮷祥' })
    await expect(next).toHaveAttribute('href', '/resume/info/8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f02')
    await waitFor(() => expect(next).toHaveFocus())
  },
})

export const LastOne = Answered.extend({
  name: '答复之后，没有别的要处理了',
  beforeEach({ msw }) {
    msw.use(mock(listReceived).returns(noneReceived))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '不合适' }))
    await userEvent.click(await screen.findByRole('button', { name: '不合适并通知' }))
    await expect(await canvas.findByRole('link', { name: '回到收到的简历' })).toHaveAttribute('href', '/manage/resume')
  },
})

export const Narrow = meta.story({
  name: '手机上：操作停在底边',
  globals: narrow,
  parameters: { layout: 'fullscreen' },
  decorators: [
    Story => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const { bottom } = (await canvas.findByRole('button', { name: '初筛通过' })).getBoundingClientRect()
    await canvas.findByRole('heading', { name: '工作经历' })
    await expect(bottom).toBeLessThanOrEqual(canvasElement.ownerDocument.documentElement.clientHeight)
    await fitsSideways({ canvasElement })
  },
})

export const Tagged = meta.story({
  name: '打上一个标签，页面上就有',
  beforeEach({ msw }) {
    let shown = receivedOne
    msw.use(
      mock(receivedDetail).answers(() => shown),
      mock(listReceivedTags).returns(receivedTags),
      mock(tagReceived).answers(({ ids: [id = ''] }) => {
        shown = { ...shown, tags: receivedTags.list.slice(0, 1) }
        return { list: [{ id, tags: shown.tags }] }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加或去掉标签' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: '可急聘' }))
    await waitFor(() => expect(screen.getByRole('checkbox', { name: '可急聘' })).toBeChecked())
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText('可急聘')).toBeVisible()
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

export const Reader = meta.story({
  name: '用人部门：只看简历和备注，不算单位已查看',
  parameters: { session: reader },
  // A call of markReceivedViewed would have no answer and fail the story.
  beforeEach({ msw }) {
    msw.use(mock(receivedDetail).returns({ ...receivedOne, state: 'delivered' }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('阿依古丽·䶮 · 应聘 主办会计')
    await expect(canvas.queryByRole('heading', { name: '下一步' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('textbox', { name: /新备注/ })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /打印|下载/ })).not.toBeInTheDocument()
  },
})

export const ReaderOfTalents = meta.story({
  name: '用人部门：搜到的简历要招聘专员权限',
  parameters: { route: '/resume/info/8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f01?view=talent', session: reader },
  beforeEach({ msw }) {
    msw.use(mock(listMembers).returns({ members, invitations: [] }))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: '这里需要“招聘专员”权限' })).toBeVisible(),
})
