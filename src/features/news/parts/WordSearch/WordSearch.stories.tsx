import { expect } from 'storybook/test'
import { Select } from '#design-system'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Where } from '../../../../../.storybook/Where.tsx'
import { WordSearch } from './WordSearch.tsx'

const meta = preview.meta({
  id: 'news-word-search',
  title: '业务/公告/按词搜索 WordSearch',
  component: WordSearch,
  args: {
    action: '/notice/list',
    label: '搜索公告',
    placeholder: '标题或摘要里的词',
    defaultWord: '',
    kept: [['kind', 'exam'] as const],
  },
  decorators: [
    Story => (
      <>
        <Story />
        <Where />
      </>
    ),
  ],
})

export const Filled = meta.story({
  name: '搜一个词',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索公告' }), ' 教师 {Enter}')
    await expect(canvas.getByText(`/notice/list?${new URLSearchParams({ t: '教师', kind: 'exam' })}`)).toBeVisible()
  },
})

export const Cleared = meta.story({
  name: '清空后搜索',
  args: { defaultWord: '教师', kept: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.click(canvas.getByRole('button', { name: '搜索' }))
    await expect(canvas.getByText('/notice/list')).toBeVisible()
  },
})

export const WithChoice = meta.story({
  name: '再选一个城市',
  args: {
    children: (
      <Select
        name="city"
        aria-label="城市"
        options={[
          { value: '', label: '全部城市' },
          { value: '360700', label: '赣州市' },
        ]}
      />
    ),
  },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '城市' }), '赣州市')
    await userEvent.click(canvas.getByRole('button', { name: '搜索' }))
    await expect(await canvas.findByText('/notice/list?kind=exam&city=360700')).toBeVisible()
    await fitsSideways({ canvasElement })
  },
})

export const WithChoiceNarrow = WithChoice.extend({ name: '手机上再选一个城市', globals: narrow })

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
