import { expect, screen, waitFor } from 'storybook/test'
import { deleteSearch, listSearches, updateSearch } from '#contract/searches'
import { keptSearches, noSearches } from '#mocks/fixtures/searches'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { KeptSearches } from './KeptSearches.tsx'

const meta = preview.meta({
  id: 'searches-kept',
  title: '业务/搜索/保存的搜索 KeptSearches',
  component: KeptSearches,
  parameters: { route: '/user/search-list', session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(listSearches).returns(keptSearches))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listSearches).hangs())
  },
  play: saysLoading,
})

export const Empty = meta.story({
  name: '还没有保存',
  beforeEach({ msw }) {
    msw.use(mock(listSearches).returns(noSearches))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('还没有保存的搜索')).toBeVisible(),
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listSearches).fails())
  },
  play: offersRetry,
})

export const Filled = meta.story({
  name: '改名、改提醒',
  beforeEach({ msw }) {
    let [first, ...others] = keptSearches.list
    msw.use(
      mock(listSearches).answers(() => ({ ...keptSearches, list: first ? [first, ...others] : others })),
      mock(updateSearch).answers(({ id: _, ...change }) => {
        if (first) first = { ...first, ...change }
        return { ok: true } as const
      }),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText('5 个新职位')).toBeVisible()
    await step('名称不能空', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '更多：赣州的会计' }))
      await userEvent.click(canvas.getByRole('menuitem', { name: '修改' }))
      await userEvent.clear(await canvas.findByRole('textbox', { name: /名称/ }))
      await userEvent.click(canvas.getByRole('button', { name: '保存修改' }))
      await expect(await canvas.findByRole('link', { name: '请填写名称' })).toBeVisible()
    })
    await step('每周提醒', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /名称/ }), '赣州财务')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /提醒我/ }), 'weekly')
      await userEvent.click(canvas.getByRole('button', { name: '保存修改' }))
      await expect(await canvas.findByRole('link', { name: /赣州财务/ })).toBeVisible()
      await expect(canvas.getByText('每周提醒 · 站内消息')).toBeVisible()
    })
  },
})

export const Removed = meta.story({
  name: '删除',
  beforeEach({ msw }) {
    let list = keptSearches.list
    msw.use(
      mock(listSearches).answers(() => ({ ...keptSearches, list })),
      mock(deleteSearch).answers(({ id }) => {
        list = list.filter(kept => kept.id !== id)
        return { ok: true } as const
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更多：赣州的会计' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: '删除' }))
    await userEvent.click(await screen.findByRole('button', { name: '删除' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: /赣州的会计/ })).toBeNull())
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('5 个新职位')
    await fitsSideways({ canvasElement })
  },
})
