import { expect, screen, waitFor } from 'storybook/test'
import { listReceivedTags } from '#contract/received'
import { receivedOne, receivedTagged, receivedTags } from '#mocks/fixtures/applications'
import { employerUser } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ApplicationTags } from './ApplicationTags.tsx'

const meta = preview.meta({
  id: 'biz-employer-application-tags',
  title: '业务/单位中心/简历的标签 ApplicationTags',
  component: ApplicationTags,
  args: { application: receivedTagged, mayTag: true },
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(listReceivedTags).returns(receivedTags))
  },
})

export const Filled = meta.story({
  name: '打开窗口，关上后回到按钮',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('可急聘')).toBeVisible()
    const button = canvas.getByRole('button', { name: '添加或去掉标签' })
    await userEvent.click(button)
    await expect(await screen.findByRole('checkbox', { name: '可急聘' })).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
})

export const Empty = meta.story({
  name: '还没有标签',
  args: { application: receivedOne },
  play: async ({ canvas }) => expect(canvas.getByText('还没有标签。')).toBeVisible(),
})

export const Reader = meta.story({
  name: '用人部门：只看',
  args: { mayTag: false },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
})

export const Narrow = meta.story({ name: '手机上', globals: narrow, play: fitsSideways })
