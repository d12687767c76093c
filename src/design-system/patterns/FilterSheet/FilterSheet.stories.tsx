import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany, rareName } from '../../primitives/story-words.ts'
import { fitsSideways, least } from '../testing.ts'
import { FilterSheet, type FilterSheetProps } from './FilterSheet.tsx'
import type { FilterState } from './filter-state.ts'
import { groups, hrefFor } from './testing.ts'

const meta = preview.meta({
  id: 'ds-filter-sheet',
  title: '设计系统/组合/筛选面板 FilterSheet',
  component: FilterSheet,
  args: {
    groups,
    selected: { wage: ['3'], welfare: ['1', '3'] },
    hrefFor,
    href: '/job-search/filters',
    doneLabel: '查看 128 个职位',
  },
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：手机上的列表要按几组条件筛选。按钮占满一行，写明已选几项；条件从下方打开，每项标明结果数；已选的在按钮下面逐个移除。条件由页面传入，经地址或回调传出。\n\n何时不用：宽屏有旁栏时用 FilterBar，它在手机上就是这个面板；只有一个条件用下拉 Select；换排序用 SortBar。',
      },
    },
  },
})

const hrefOf = (element: HTMLElement) => element.getAttribute('href')
const sheet = async () => within(await screen.findByRole('dialog', { name: '筛选' }))

export const Selected = meta.story({
  name: '已选几项',
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('link', { name: '筛选（已选 3 项）' })
    await step('没有脚本时是链接', async () => {
      await expect(hrefOf(opener)).toBe('/job-search/filters')
    })
    await step('已选的在按钮下面，可以逐个移除或全部清除', async () => {
      const tags = within(canvas.getByRole('list', { name: '已选条件' }))
      await expect(hrefOf(tags.getByRole('link', { name: '移除 5K~8K' }))).toBe('/job-search?welfare=1&welfare=3')
      await expect(hrefOf(tags.getByRole('link', { name: '清除全部' }))).toBe('/job-search?')
    })
    await step('回车打开，每项有结果数，选中的有标记', async () => {
      opener.focus()
      await userEvent.keyboard('{Enter}')
      const inside = await sheet()
      await expect(inside.getByRole('link', { name: '5K~8K 766 个' })).toHaveAttribute('aria-current', 'true')
      await expect(hrefOf(inside.getByRole('link', { name: /^8K~10K/ }))).toBe('/job-search?welfare=1&welfare=3&wage=4')
    })
    await step('回到结果，焦点回到按钮', async () => {
      await userEvent.click(screen.getByRole('button', { name: '查看 128 个职位' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(opener).toHaveFocus()
    })
    await step('Esc 也关闭', async () => {
      await userEvent.keyboard('{Enter}')
      await sheet()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
})

export const None = meta.story({
  name: '没有选择',
  args: { selected: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '筛选' })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('list', { name: '已选条件' })).toBeNull()
  },
})

const Keeping = ({ selected, onSelectedChange, ...rest }: FilterSheetProps) => {
  const [now, setNow] = useState<FilterState>(selected)
  const take = (change: { selected: FilterState }) => {
    setNow(change.selected)
    onSelectedChange?.(change)
  }
  return <FilterSheet {...rest} selected={now} onSelectedChange={take} />
}

export const HandedOut = meta.story({
  name: '条件交给页面',
  args: { onSelectedChange: fn() },
  render: args => <Keeping {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('移除一项', async () => {
      await userEvent.click(canvas.getByRole('link', { name: '移除 5K~8K' }))
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith({ selected: { welfare: ['1', '3'] } })
      await expect(canvas.getByRole('link', { name: '筛选（已选 2 项）' })).toBeVisible()
    })
    await step('在面板里加一项，面板不关', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^筛选/ }))
      const inside = await sheet()
      await userEvent.click(inside.getByRole('link', { name: /^全职/ }))
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith({ selected: { welfare: ['1', '3'], nature: ['1'] } })
      await expect(inside.getByRole('link', { name: /^全职/ })).toHaveAttribute('aria-current', 'true')
    })
    await step('全部清除', async () => {
      await userEvent.click((await sheet()).getByRole('link', { name: '清除全部' }))
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith({ selected: {} })
      await userEvent.click(screen.getByRole('button', { name: '查看 128 个职位' }))
      await waitFor(() => expect(canvas.getByRole('link', { name: '筛选' })).toHaveFocus())
    })
  },
})

export const Open = meta.story({
  name: '打开的样子',
  globals: least,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^筛选/ }))
    await sheet()
    await fitsSideways({ canvasElement })
  },
})

export const WithoutTags = meta.story({
  name: '已选条件在别处',
  args: { withTags: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '筛选（已选 3 项）' })).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})

export const NoGroups = meta.story({
  name: '没有条件可选',
  args: { groups: [{ name: 'wage', label: '薪资', options: [] }], selected: { wage: ['9'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '筛选' }))
    await expect((await sheet()).getByText('现在没有可以筛选的条件。')).toBeVisible()
  },
})

export const LongText = meta.story({
  name: '很长的文字',
  args: {
    groups: [
      {
        name: 'company',
        label: longCompany,
        multiple: true,
        options: [
          { value: '1', label: longCompany, count: 10_000 },
          { value: '2', label: rareName, count: 0 },
          { value: '3', label: '<b>长</b>'.repeat(40) },
        ],
      },
    ],
    selected: { company: ['1', '3'] },
  },
  globals: least,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fitsSideways({ canvasElement })
    await userEvent.click(canvas.getByRole('link', { name: /^筛选/ }))
    await sheet()
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = meta.story({
  name: '360 像素',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: /^筛选/ }).getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await fitsSideways({ canvasElement })
  },
})
