import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { mixedWidth } from '../../primitives/story-words.ts'
import { fitsSideways, hotSearch, least } from '../testing.ts'
import { HotSearch } from './HotSearch.tsx'

const meta = preview.meta({
  id: 'ds-hot-search',
  title: '设计系统/组合/热搜推荐 HotSearch',
  component: HotSearch,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：搜索框下面给出多人在搜的词，五到十个，一点就搜。\n\n何时不用：已选中的条件用 FilterTags；固定分类用 CategoryMenu；没有词时它自己不出现，不必写空状态。',
      },
    },
  },
  args: hotSearch,
})

export const Words = meta.story({
  name: '词语是链接',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('热搜推荐')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '双休' })).toHaveAttribute('href', '/job-search?t=%E5%8F%8C%E4%BC%91')
  },
})
export const Ring = meta.story({
  name: '焦点框和文字同色，深底上也看得清',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const { outlineColor, outlineWidth, color } = getComputedStyle(canvas.getByRole('link', { name: '五险一金' }))
    await expect(outlineColor).toBe(color)
    await expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2)
  },
})
export const Empty = meta.story({
  name: '没有词语时不显示',
  args: { words: [] },
  play: async ({ canvas }) => expect(canvas.queryByText('热搜推荐')).toBeNull(),
})
export const LongText = meta.story({
  name: '长词换行',
  args: { words: [{ title: mixedWidth, url: '/job-search' }, ...hotSearch.words] },
  globals: least,
  play: fitsSideways,
})
