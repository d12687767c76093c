import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { readHelpPage } from '#contract/help'
import { helpPage } from '#mocks/fixtures/help'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { HelpStatement } from './HelpStatement.tsx'

const meta = preview.meta({
  id: 'help-statement',
  title: '业务/帮助/声明 HelpStatement',
  component: HelpStatement,
  args: { name: 'privacy' as const },
  beforeEach({ msw }) {
    msw.use(mock(readHelpPage).returns(helpPage))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(readHelpPage).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(readHelpPage).fails())
  },
  play: offersRetry,
})

export const NotFound = meta.story({
  name: '还没有发布',
  beforeEach({ msw }) {
    msw.use(mock(readHelpPage).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('这份说明还没有发布')).toBeVisible(),
})

export const Filled = meta.story({
  name: '隐私声明',
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 2, name: '一、我们收集什么' })).toBeVisible(),
})

export const LongText = meta.story({
  name: '很长的说明',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(mock(readHelpPage).returns({ ...helpPage, html: `<p>${'𠮷䶮·'.repeat(200)}</p>` }))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/更新/)
    await fitsSideways({ canvasElement })
  },
})
