import { expect, fn, waitFor } from 'storybook/test'
import { countFacets } from '#contract/jobs'
import { pathTo } from '#contract/pages'
import { searchTypeList } from '#contract/reference/search'
import { suggestTerms } from '#contract/searches'
import { SearchBox } from '#design-system'
import { facets } from '#mocks/fixtures/jobs'
import { terms } from '#mocks/fixtures/searches'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { type JobSearch, queryOf } from '../../model/search.ts'
import { SearchHelps } from './SearchHelps.tsx'
import { SUGGESTIONS } from './suggestion-list.ts'

const searchOf = (asked: Partial<JobSearch>): JobSearch => ({ ...queryOf(new URLSearchParams()), ...asked })

const meta = preview.meta({
  id: 'jobs-search-helps',
  title: '业务/职位/搜索建议 SearchHelps',
  component: SearchHelps,
  args: { search: searchOf({ city: '360700' }), typed: undefined, total: 46, onCounted: fn() },
  parameters: { route: '/job-search?city=360700' },
  decorators: [
    Story => (
      <>
        <div>
          <SearchBox
            label="按职位或公司搜索"
            action={pathTo('jobSearch')}
            types={searchTypeList}
            suggestions={SUGGESTIONS}
          />
        </div>
        <Story />
      </>
    ),
  ],
  beforeEach({ msw }) {
    msw.use(mock(suggestTerms).returns(terms), mock(countFacets).returns(facets))
  },
})

export const Filled = meta.story({
  name: '输入拼音首字母，用键盘选',
  play: async ({ canvas, userEvent, step }) => {
    const box = await canvas.findByRole('combobox', { name: '搜索词' })
    await userEvent.type(box, 'kj')
    await step('建议带职位数', async () => {
      await expect(await canvas.findByRole('option', { name: '会计 全省 312 个职位' })).toBeVisible()
      await expect(box).toHaveAttribute('aria-expanded', 'true')
    })
    await step('方向键移动，关闭后还能打开', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect(await canvas.findByRole('option', { name: '会计助理 全省 46 个职位', selected: true })).toBeVisible()
      await userEvent.keyboard('{ArrowUp}')
      await expect(await canvas.findByRole('option', { name: '会计 全省 312 个职位', selected: true })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'false'))
    })
  },
})

export const Counted = meta.story({
  name: '筛选项的职位数',
  play: async ({ args }) =>
    waitFor(() =>
      expect(args.onCounted).toHaveBeenLastCalledWith(
        expect.arrayContaining([
          expect.objectContaining({
            name: 'city',
            options: expect.arrayContaining([{ value: '360700', label: '赣州市', count: 312, capped: false }]),
          }),
        ]),
      ),
    ),
})

export const Empty = meta.story({
  name: '没有建议',
  args: { total: 0 },
  beforeEach({ msw }) {
    msw.use(mock(suggestTerms).returns({ list: [] }))
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('combobox', { name: '搜索词' })
    await userEvent.type(box, '䶮')
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'false'))
  },
})

export const Loading = meta.story({
  name: '建议还没有来',
  beforeEach({ msw }) {
    msw.use(mock(suggestTerms).hangs())
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('combobox', { name: '搜索词' })
    await userEvent.type(box, '会')
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'false'))
  },
})

export const Failed = meta.story({
  name: '建议没有取到：照常搜索',
  beforeEach({ msw }) {
    msw.use(mock(suggestTerms).fails())
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('combobox', { name: '搜索词' })
    await userEvent.type(box, '会计')
    await waitFor(() => expect(box).toHaveValue('会计'))
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: '搜索词' }), 'kj')
    await canvas.findByRole('option', { name: '会计 全省 312 个职位' })
    await fitsSideways({ canvasElement })
  },
})
