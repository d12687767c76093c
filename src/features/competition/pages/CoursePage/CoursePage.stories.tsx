import { expect, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { courseDetail, saveReading } from '#contract/competition'
import { PageLayout } from '#design-system'
import { course } from '#mocks/fixtures/competition'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Where } from '../../../../../.storybook/Where.tsx'
import { CoursePage } from './CoursePage.tsx'

const meta = preview.meta({
  id: 'page-competition-course',
  title: '页面/竞赛/课程 CoursePage',
  component: CoursePage,
  parameters: { route: '/ldgx/course/details/1', path: '/ldgx/course/details/:id', session: member },
  beforeEach({ msw }) {
    msw.use(mock(courseDetail).returns(course), mock(saveReading).returns({ at: 2, read: [1] }))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(courseDetail).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(courseDetail).fails())
  },
  play: offersRetry,
})

export const NotFound = meta.story({
  name: '没有这门课程',
  beforeEach({ msw }) {
    msw.use(mock(courseDetail).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: '查看全部课程' })).toBeVisible(),
})

export const Filled = meta.story({
  name: '从上次的一节接着学',
  render: () => (
    <>
      <CoursePage />
      <Where />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '2. 试用期的长度和工资' })).toBeVisible()
    await expect(canvas.getByText('✓ 已学完')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '学完本节，看下一节' }))
    await waitFor(() => expect(canvas.getByText('/ldgx/course/details/1?section=3')).toBeVisible())
    await expect(await canvas.findByRole('heading', { name: '3. 必备条款' })).toBeVisible()
  },
})

export const Finished = meta.story({
  name: '最后一节学完',
  parameters: { route: '/ldgx/course/details/1?section=3' },
  beforeEach({ msw }) {
    msw.use(mock(courseDetail).returns({ ...course, at: 3, read: [1, 2, 3] }))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '下一门课程' })).toHaveAttribute('href', '/ldgx/course/details/2'),
})

export const LongText = meta.story({
  name: '很长的小节',
  render: () => (
    <PageLayout topBar={null} header={null} footer={null}>
      <CoursePage />
    </PageLayout>
  ),
  beforeEach({ msw }) {
    const sections = course.sections.map(({ title, minutes, html }) => ({
      title: title.repeat(5),
      minutes,
      html: html.repeat(12),
    }))
    msw.use(mock(courseDetail).returns({ ...course, sections }))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /学完本节/ })
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
