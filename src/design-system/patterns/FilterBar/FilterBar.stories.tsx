import { expect, screen, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview'
import { Stack } from '../../primitives/Stack/index.ts'
import { mixedWidth } from '../../primitives/story-words.ts'
import { media } from '../../tokens/index.ts'
import { fitsSideways, least } from '../testing.ts'
import { FilterBar } from './FilterBar.tsx'
import { FilterTags } from './FilterTags.tsx'
import type { FilterGroup, FilterState } from './filter-state.ts'

const numbered = (labels: readonly string[]) =>
  labels.map((label, index) => ({ value: String(index + 1), label, count: (index * 377 + 12) % 1400 }))

const groups: readonly FilterGroup[] = [
  {
    name: 'wage',
    label: '薪资',
    options: numbered(['3K及以下', '3K~5K', '5K~8K', '8K~10K', '10K~20K', '20K~30K', '30K及以上']),
  },
  { name: 'nature', label: '工作性质', options: numbered(['全职', '兼职', '实习', '临时', '见习']) },
  {
    name: 'welfare',
    label: '福利',
    multiple: true,
    options: numbered([
      '五险一金',
      '年终奖',
      '双休',
      '加班补助',
      '包吃住',
      '提成',
      '带薪年假',
      '交通补贴',
      '节日福利',
      '定期体检',
      mixedWidth,
    ]),
  },
]

const hrefFor = (selected: FilterState) => {
  const query = new URLSearchParams(
    Object.entries(selected).flatMap(([name, values]) => values.map(value => [name, value])),
  )
  return `/job-search?${query}`
}

const Column = styled.div`
  ${media.from960} {
    width: 16em;
  }
`

const meta = preview.meta({
  id: 'ds-filter-bar',
  title: '设计系统/组合/筛选 FilterBar',
  component: FilterBar,
  args: { groups, selected: { wage: ['3'], welfare: ['1', '3'] }, hrefFor, doneLabel: '查看 128 个职位' },
  render: args => (
    <Stack>
      <FilterTags groups={args.groups} selected={args.selected} hrefFor={args.hrefFor} />
      <Column>
        <FilterBar {...args} />
      </Column>
    </Stack>
  ),
})

const hrefOf = (element: HTMLElement) => element.getAttribute('href')

export const Selected = meta.story({
  name: '已选几项',
  play: async ({ canvas, step }) => {
    await step('单选换一项，多选加一项，再点取消', async () => {
      await expect(hrefOf(await canvas.findByRole('link', { name: /^8K~10K/ }))).toBe(
        '/job-search?welfare=1&welfare=3&wage=4',
      )
      await expect(hrefOf(canvas.getByRole('link', { name: /^年终奖/ }))).toBe(
        '/job-search?wage=3&welfare=1&welfare=3&welfare=2',
      )
      await expect(hrefOf(canvas.getByRole('link', { name: /^五险一金/ }))).toBe('/job-search?wage=3&welfare=3')
    })
    await step('选中的有标记', async () => {
      await expect(canvas.getByRole('link', { name: /^5K~8K/ })).toHaveAttribute('aria-current', 'true')
      await expect(canvas.getByRole('link', { name: /^3K~5K/ })).not.toHaveAttribute('aria-current')
    })
    await step('条件可以逐个移除或全部清除', async () => {
      await expect(hrefOf(canvas.getByRole('link', { name: '移除 5K~8K' }))).toBe('/job-search?welfare=1&welfare=3')
      await expect(hrefOf(canvas.getByRole('link', { name: '清除全部' }))).toBe('/job-search?')
    })
  },
})

export const None = meta.story({
  name: '没有选择',
  args: { selected: {} },
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.queryByRole('list', { name: '已选条件' })).toBeNull()
    await step('选项多时先收起一部分', async () => {
      await expect(await canvas.findByText('定期体检')).not.toBeVisible()
      await userEvent.click(canvas.getByText('更多福利'))
      await expect(canvas.getByRole('link', { name: /^定期体检/ })).toBeVisible()
    })
  },
})

export const SelectedBeyond = meta.story({
  name: '收起的部分里有已选项时展开',
  args: { selected: { welfare: ['10'] } },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: /^定期体检/ })).toBeVisible(),
})

export const Phone = meta.story({
  name: '手机：从下方打开',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('link', { name: '筛选（已选 3 项）' })
    await step('没有脚本时是到筛选条件的链接', async () => {
      await expect(hrefOf(opener)).toMatch(/^#/)
    })
    await step('打开、选择、回到结果', async () => {
      await userEvent.click(opener)
      const sheet = await screen.findByRole('dialog', { name: '筛选' })
      await expect(sheet).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: '查看 128 个职位' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(opener).toHaveFocus()
    })
  },
})

export const PhoneOpen = meta.story({
  name: '手机：打开',
  globals: least,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^筛选/ }))
    await screen.findByRole('dialog', { name: '筛选' })
    await fitsSideways({ canvasElement })
  },
})
