import { expect } from 'storybook/test'
import { livePage, longLivePage } from '#mocks/fixtures/fair-lives'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { LiveList } from './LiveList.tsx'

const meta = preview.meta({
  id: 'fair-lives-list',
  title: '业务/招聘会/直播列表 LiveList',
  component: LiveList,
  args: { lives: livePage.list, hrefFor: ({ id }) => `/recruitment/scene/34?live=${id}#live` },
})

export const Filled = meta.story({
  name: '正在直播、未开播、回放',
  args: { opened: '5' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(5)
    await expect(canvas.getByRole('link', { name: /生产技工与储备干部/ })).toHaveAttribute(
      'href',
      '/recruitment/scene/34?live=5#live',
    )
    await expect(canvas.getAllByText('直播中')).toHaveLength(2)
    await expect(canvas.getByText('未开播')).toBeVisible()
  },
})

export const WithFairs = meta.story({
  name: '带招聘会名称',
  args: { namesFair: true },
  play: async ({ canvas }) =>
    expect(canvas.getAllByText(whole(/赣鄱云聘·网络招聘周（11 月 16 日起）/))[0]).toBeVisible(),
})

export const LongText = meta.story({ name: '很长的名称', args: { lives: longLivePage.list }, play: fitsSideways })

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
