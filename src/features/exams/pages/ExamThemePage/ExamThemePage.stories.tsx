import { expect, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { listExamPositions } from '#contract/exam-positions'
import { examInfo, themeInfo } from '#contract/exams'
import { judgedPositionPage, positionPage } from '#mocks/fixtures/exam-positions'
import { examInFull, freeExam, listedTheme, longTheme, quietTheme, themeInFull } from '#mocks/fixtures/exams-in-full'
import { employer, member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExamThemePage } from './ExamThemePage.tsx'

const meta = preview.meta({
  id: 'page-exam-theme',
  title: '页面/考试/招聘项目详情 ExamThemePage',
  component: ExamThemePage,
  parameters: { route: '/exam/theme/1', path: '/exam/theme/:id' },
  beforeEach({ msw }) {
    msw.use(
      mock(themeInfo).returns(themeInFull),
      mock(examInfo).answers(({ id }) => (id === '102' ? freeExam : examInFull)),
      mock(listExamPositions).returns(positionPage),
    )
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(themeInfo).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(themeInfo).fails())
  },
  play: offersRetry,
})

export const NotFound = meta.story({
  name: '不存在',
  beforeEach({ msw }) {
    msw.use(mock(themeInfo).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: '没有找到这个招聘项目' })).toBeVisible(),
})

export const Filled = meta.story({
  name: '概览，换一个地市',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: '报名' })).toHaveAttribute('href', '/exam/apply/101')
    await expect(canvas.getByRole('list', { name: '考试流程' })).toHaveTextContent('报名（正在进行）')
    await expect(await canvas.findByText(/每科 50 元，共 100 元/)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '赣州市' }))
    await expect(await canvas.findByText('不收考试费')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '报名' })).toHaveAttribute('href', '/exam/apply/102')
  },
})

export const Lists = meta.story({
  name: '公布了名单',
  parameters: { route: '/exam/theme/1?exam=101' },
  beforeEach({ msw }) {
    msw.use(mock(themeInfo).returns(listedTheme))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '入闱面试名单' })).toHaveAttribute(
      'href',
      `/exam/lists/${listedTheme.lists[0]?.id}`,
    ),
})

export const Positions = meta.story({
  name: '职位',
  parameters: { route: '/exam/theme/1?view=positions' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: '财务科会计' })).toBeVisible()
    await expect(canvas.getByText(whole('报名截止 2026-11-24 (周二) 17:00'))).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '吉安市' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: '吉安市' })).toHaveAttribute('aria-current', 'page'))
    await expect(canvas.getByRole('link', { name: /^职位（/ })).toHaveAttribute(
      'href',
      '/exam/theme/1?view=positions&exam=103',
    )
  },
})

export const SeekersPositions = meta.story({
  name: '求职者看职位',
  parameters: { route: '/exam/theme/1?view=positions', session: member },
  beforeEach({ msw }) {
    msw.use(mock(listExamPositions).returns(judgedPositionPage))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('需核实')).toBeVisible(),
})

export const Notices = meta.story({
  name: '公告',
  parameters: { route: '/exam/theme/1?view=notices' },
  play: async ({ canvas }) => expect(await canvas.findByText(whole('2026-11-18 更正'))).toBeVisible(),
})

export const Cities = meta.story({
  name: '地市',
  parameters: { route: '/exam/theme/1?view=cities' },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: /^报名：.*吉安市/ })).toBeVisible(),
})

export const Files = meta.story({
  name: '附件',
  parameters: { route: '/exam/theme/1?view=files' },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: /^岗位一览表/ })).toBeVisible(),
})

export const Quiet = meta.story({
  name: '即将报名，还没有公告',
  parameters: { route: '/exam/theme/2?view=notices' },
  beforeEach({ msw }) {
    msw.use(mock(themeInfo).returns(quietTheme))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有公告')).toBeVisible()
    await expect(canvas.getByText('开始报名', { exact: true })).toBeVisible()
    await expect(canvas.getByText('报名开始后每十分钟统计一次')).toBeVisible()
  },
})

export const QuietFiles = Quiet.extend({
  name: '还没有附件',
  parameters: { route: '/exam/theme/2?view=files' },
  play: async ({ canvas }) => expect(await canvas.findByText('还没有附件')).toBeVisible(),
})

export const Employer = meta.story({
  name: '单位账号看职位',
  parameters: { session: employer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '看职位' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '报名' })).toBeNull()
  },
})

export const LongText = meta.story({
  name: '很长的名称',
  beforeEach({ msw }) {
    msw.use(mock(themeInfo).returns(longTheme))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 })
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = Filled.extend({ name: '手机', globals: narrow })

export const NarrowPositions = meta.story({
  name: '手机上的职位',
  parameters: { route: '/exam/theme/1?view=positions' },
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: '财务科会计' })
    await fitsSideways({ canvasElement })
  },
})
