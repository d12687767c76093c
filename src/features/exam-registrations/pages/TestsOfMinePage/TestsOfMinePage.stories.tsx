import { expect } from 'storybook/test'
import { listPractised } from '#contract/competition'
import { practised } from '#mocks/fixtures/competition'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TestsOfMinePage } from './TestsOfMinePage.tsx'

const meta = preview.meta({
  id: 'page-tests-of-mine',
  title: '页面/考试/我的测试 TestsOfMinePage',
  component: TestsOfMinePage,
  parameters: { path: '/exams/mine', route: '/exams/mine', session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(listPractised).returns(practised))
  },
})

export const Filled = meta.story({
  name: '练过的章节',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '集体协商和争议处理' })).toHaveAttribute(
      'href',
      '/ldgx/questions',
    )
    await expect(canvas.getByText('83 分')).toBeVisible()
    await expect(canvas.getByText('答了 7 / 24 题')).toBeVisible()
  },
})

export const Empty = meta.story({
  name: '没有做过',
  beforeEach({ msw }) {
    msw.use(mock(listPractised).returns({ list: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('还没有做过测试')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listPractised).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listPractised).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('83 分')
    await fitsSideways({ canvasElement })
  },
})
