import { expect } from 'storybook/test'
import { listCourses } from '#contract/competition'
import { courses } from '#mocks/fixtures/competition'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CoursesPage } from './CoursesPage.tsx'

const [first] = courses
const meta = preview.meta({
  id: 'page-competition-courses',
  title: '页面/竞赛/课程列表 CoursesPage',
  component: CoursesPage,
  parameters: { route: '/ldgx/course/list', session: member },
  beforeEach({ msw }) {
    msw.use(mock(listCourses).returns({ list: courses, resume: { id: '1', title: '劳动合同的订立', section: 2 } }))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listCourses).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listCourses).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '还没有课程',
  beforeEach({ msw }) {
    msw.use(mock(listCourses).returns({ list: [], resume: null }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('暂时没有内容')).toBeVisible(),
})

export const Filled = meta.story({
  name: '学了一半',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('学完 4 / 9 节')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '继续学习' })).toHaveAttribute(
      'href',
      '/ldgx/course/details/1?section=2',
    )
    await expect(canvas.getByText('学习中')).toBeVisible()
  },
})

export const Finished = meta.story({
  name: '全部学完',
  beforeEach({ msw }) {
    const list = courses.map(course => ({ ...course, read: [1, 2, 3] }))
    msw.use(mock(listCourses).returns({ list, resume: null }))
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: '去练题库' })).toBeVisible(),
})

export const LongText = meta.story({
  name: '很长的课程名',
  beforeEach({ msw }) {
    const list = first ? [{ ...first, title: first.title.repeat(6), summary: first.summary.repeat(4) }] : []
    msw.use(mock(listCourses).returns({ list, resume: null }))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 2 })
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
