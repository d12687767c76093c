import { expect } from 'storybook/test'
import { createCaptcha } from '#contract/sign-in'
import { member, picture } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ArchiveQueryPage } from './ArchiveQueryPage.tsx'

const meta = preview.meta({
  id: 'page-archive-query',
  title: '页面/档案/查档 ArchiveQueryPage',
  component: ArchiveQueryPage,
  parameters: { route: '/archives/query' },
  beforeEach({ msw }) {
    msw.use(mock(createCaptcha).returns(picture))
  },
})

export const Filled = meta.story({
  name: '访客',
  play: async ({ canvas }) => expect(await canvas.findByRole('textbox', { name: /^身份证号码/ })).toBeVisible(),
})

export const SignedIn = meta.story({
  name: '已登录',
  parameters: { session: member },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '我的档案' })).toHaveAttribute('href', '/archives/index?view=mine'),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
