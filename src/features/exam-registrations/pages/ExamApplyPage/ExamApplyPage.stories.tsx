import { expect, fn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { judgePosition, listExamPositions } from '#contract/exam-positions'
import { beginRegistration, examRoundInfo } from '#contract/exam-registrations'
import { examInfo } from '#contract/exams'
import { Container } from '#design-system'
import { failing, fitting, longPositionPage, noPositions } from '#mocks/fixtures/exam-choices'
import { halfDraft } from '#mocks/fixtures/exam-registrations'
import { closedRound, earlyRound, registeringExam, roundInfo, trustingRound } from '#mocks/fixtures/exam-rounds'
import { seekerUser } from '#mocks/fixtures/seeker'
import { employer } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { positionFits, positionsAreThere } from '../../parts/testing.handlers.ts'
import { ExamApplyPage } from './ExamApplyPage.tsx'

const begun = fn<(position: string) => void>()
const path = '/exam/apply/:id'
const route = '/exam/apply/101'
const chosen = `${route}?chosen=10100017`

const meta = preview.meta({
  id: 'page-exam-apply',
  title: '页面/考试/报名 ExamApplyPage',
  component: ExamApplyPage,
  // Bars at the bottom edge reach over the page's own gutters.
  decorators: [
    Story => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  parameters: { path, route, session: seekerUser },
  beforeEach({ msw }) {
    begun.mockClear()
    msw.use(
      mock(examInfo).returns(registeringExam),
      mock(examRoundInfo).returns(roundInfo),
      positionsAreThere,
      ...positionFits,
      mock(beginRegistration).answers(({ position }) => {
        begun(position)
        return { id: halfDraft.id }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '选职位',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '报名要做什么，什么时候截止' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: '选择 南昌市图书馆 综合管理岗' }))
    await expect(await canvas.findByRole('heading', { name: '诚信承诺书' })).toBeVisible()
    await expect(await canvas.findByText('按您的简历，这个职位的硬性条件都符合')).toBeVisible()
  },
})

export const Unmet = meta.story({
  name: '必备条件不符合的不能选',
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('必备条件不符合，不能报')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '选择 南昌仲裁委员会办公室 法务' })).toBeNull()
    await expect(canvas.getByRole('button', { name: '选择 南昌市城市规划设计研究总院 会计' })).toBeEnabled()
  },
})

export const UnmetNarrow = Unmet.extend({ name: '手机，必备条件不符合', tags: ['no-picture'], globals: narrow })

export const Sign = meta.story({
  name: '签承诺，开始填写',
  parameters: { path, route: chosen, session: seekerUser },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^签名/ }), '阿依古丽·䶮')
    await userEvent.click(canvas.getByRole('checkbox', { name: /我已阅读/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /身份证号码和照片/ }))
    await userEvent.click(canvas.getByRole('button', { name: '签署并开始填写' }))
    await waitFor(() => expect(begun).toHaveBeenCalledWith('10100017'))
  },
})

export const Stopped = meta.story({
  name: '硬性条件不符合，不能签署',
  tags: ['no-picture'],
  parameters: { path, route: chosen, session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(judgePosition).returns(failing))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('有 1 项硬性条件不符合，按公告不能报这个职位')).toBeVisible()
    await expect(canvas.getByText('公告要求“研究生及以上学历”，您的情况是“本科”')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '另选职位' })).toHaveAttribute('href', route)
    await expect(canvas.queryByRole('heading', { name: '诚信承诺书' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '签署并开始填写' })).toBeNull()
  },
})

export const Wished = meta.story({
  name: '优先条件不符合，照样可以签署',
  tags: ['no-picture'],
  parameters: { path, route: chosen, session: seekerUser },
  beforeEach({ msw }) {
    const list = failing.list.filter(({ hard, verdict }) => !hard || verdict === 'unsure')
    msw.use(mock(judgePosition).returns({ ...fitting, list }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '签署并开始填写' })).toBeEnabled()
    await expect(canvas.getByText(/有 1 项条件还判断不了/)).toBeVisible()
  },
})

export const Unjudged = meta.story({
  name: '判断没有办成，不拦人',
  tags: ['no-picture'],
  parameters: { path, route: chosen, session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(judgePosition).fails())
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '签署并开始填写' })).toBeEnabled(),
})

export const Trusting = meta.story({
  name: '诚信报名，名额有限',
  beforeEach({ msw }) {
    msw.use(mock(examRoundInfo).returns(trustingRound))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/还有 37 个/)).toBeVisible(),
})

export const Full = meta.story({
  name: '名额报满',
  beforeEach({ msw }) {
    msw.use(mock(examRoundInfo).returns({ ...trustingRound, seats: { all: 2_000, left: 0 } }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('名额已经报满')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: '选择职位' })).toBeNull()
  },
})

export const Early = meta.story({
  name: '还没有开始',
  beforeEach({ msw }) {
    msw.use(mock(examRoundInfo).returns(earlyRound))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(whole('报名 2026-11-23 (周一) 09:00 开始'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: '看职位' })).toHaveAttribute(
      'href',
      '/exam/theme/1?view=positions&exam=101',
    )
  },
})

export const Closed = meta.story({
  name: '已经截止',
  beforeEach({ msw }) {
    msw.use(mock(examRoundInfo).returns(closedRound))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(whole('报名已于 2026-11-16 (周一) 17:00 截止'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: '看其他考试' })).toHaveAttribute('href', '/exam/list')
  },
})

export const UnderWay = meta.story({
  name: '已经在报',
  beforeEach({ msw }) {
    msw.use(mock(examRoundInfo).returns({ ...roundInfo, own: halfDraft.id }))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '继续我的报名' })).toHaveAttribute(
      'href',
      `/exam/apply-info/${halfDraft.id}`,
    ),
})

export const Unannounced = meta.story({
  name: '报名时间没有公布',
  beforeEach({ msw }) {
    msw.use(mock(examInfo).returns({ ...registeringExam, roundId: '' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('报名时间还没有公布')).toBeVisible(),
})

export const Employer = meta.story({
  name: '单位账号',
  parameters: { path, route, session: employer },
  play: async ({ canvas }) => expect(await canvas.findByText('考试报名面向个人')).toBeVisible(),
})

export const Empty = meta.story({
  name: '没有符合的职位',
  parameters: { path, route: `${route}?fits=1`, session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(listExamPositions).returns(noPositions))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有符合这些条件的职位')).toBeVisible(),
})

export const NotFound = meta.story({
  name: '没有这场考试',
  beforeEach({ msw }) {
    msw.use(mock(examInfo).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场考试')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(examInfo).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(examInfo).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机，很长的单位',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(mock(listExamPositions).returns(longPositionPage))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/䶮山𠮷口分中心/)
    await fitsSideways({ canvasElement })
  },
})
