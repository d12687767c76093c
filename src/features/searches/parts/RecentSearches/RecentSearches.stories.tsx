import { expect } from 'storybook/test'
import { forgetSearches } from '#features/jobs'
import { ownKey } from '#platform/session'
import { browserStorage } from '#platform/storage'
import preview from '../../../../../.storybook/preview.tsx'
import { RecentSearches } from './RecentSearches.tsx'

const meta = preview.meta({
  id: 'searches-recent',
  title: '业务/搜索/最近搜索 RecentSearches',
  component: RecentSearches,
  beforeEach: () => forgetSearches,
})

export const Filled = meta.story({
  name: '保存一个，清空其余',
  beforeEach() {
    const addresses = [{ t: '会计', city: '360700' }, { t: '普工' }].map(
      query => `/job-search?${new URLSearchParams(query)}`,
    )
    browserStorage().set(ownKey('recent-searches'), JSON.stringify([...addresses, 'https://elsewhere.invalid', 3]))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: '保存：会计 · 赣州市' })).toHaveAttribute(
      'href',
      `/user/search-list?${new URLSearchParams({ t: '会计', city: '360700' })}`,
    )
    await expect(canvas.getByRole('link', { name: '普工' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '清空最近搜索' }))
    await expect(await canvas.findByText(/最近没有搜索/)).toBeVisible()
  },
})

export const Empty = meta.story({
  name: '没有记录',
  beforeEach() {
    forgetSearches()
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/最近没有搜索/)).toBeVisible(),
})
