import { expect, waitFor } from 'storybook/test'
import { createCaptcha } from '#contract/sign-in'
import { listOwnSuggestions, listPublicAnswers } from '#contract/suggestions'
import { member, picture } from '#mocks/fixtures/session'
import {
  longPublicAnswers,
  noOwnSuggestions,
  noPublicAnswers,
  ownSuggestions,
  publicAnswers,
} from '#mocks/fixtures/suggestions'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SuggestionsPage } from './SuggestionsPage.tsx'

const meta = preview.meta({
  id: 'page-suggestions',
  title: '页面/意见建议/意见建议 SuggestionsPage',
  component: SuggestionsPage,
  parameters: { route: '/suggestions?view=answers' },
  beforeEach({ msw }) {
    msw.use(
      mock(createCaptcha).returns(picture),
      mock(listPublicAnswers).returns(publicAnswers),
      mock(listOwnSuggestions).returns(ownSuggestions),
    )
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listPublicAnswers).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listPublicAnswers).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '没有相关答复',
  beforeEach({ msw }) {
    msw.use(mock(listPublicAnswers).returns(noPublicAnswers))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '写信咨询' })).toHaveAttribute('href', '/suggestions'),
})

export const Filled = meta.story({
  name: '公开答复',
  beforeEach({ msw }) {
    msw.use(mock(listPublicAnswers).answers(({ kind }) => (kind === 'suggest' ? longPublicAnswers : publicAnswers)))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('建议职位列表标注最后确认时间')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '建议' }))
    await waitFor(() => expect(canvas.getByText(/䶮山/)).toBeVisible())
  },
})

export const Write = meta.story({ name: '写意见', parameters: { route: '/suggestions' } })

export const Own = meta.story({
  name: '我提交的',
  parameters: { route: '/suggestions?view=progress', session: member },
  play: async ({ canvas }) => expect(await canvas.findByText(whole(/YJ20261119-204816/))).toBeVisible(),
})

export const NothingOwn = meta.story({
  name: '还没有提交过',
  parameters: { route: '/suggestions?view=progress', session: member },
  beforeEach({ msw }) {
    msw.use(mock(listOwnSuggestions).returns(noOwnSuggestions))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('这个账号还没有提交过')).toBeVisible(),
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('建议职位列表标注最后确认时间')
    await fitsSideways({ canvasElement })
  },
})
