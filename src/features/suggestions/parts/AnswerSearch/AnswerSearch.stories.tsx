import { expect } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Where } from '../../../../../.storybook/Where.tsx'
import type { SuggestionSearch } from '../../model/suggestion-address.ts'
import { AnswerSearch } from './AnswerSearch.tsx'

const search: SuggestionSearch = { view: 'answers', kind: 'consult', t: '', page: 4 }

const meta = preview.meta({
  id: 'suggestions-answer-search',
  title: '业务/意见建议/查找答复 AnswerSearch',
  component: AnswerSearch,
  args: { search },
})

export const Filled = meta.story({
  name: '查找一个词',
  render: () => (
    <>
      <AnswerSearch search={search} />
      <Where />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '在答复中查找' }), '补贴{Enter}')
    const there = `/suggestions?${new URLSearchParams({ view: 'answers', kind: 'consult', t: '补贴' })}`
    await expect(await canvas.findByText(there)).toBeVisible()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
