import { expect, screen, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview'
import { Stack } from '../../primitives/Stack/index.ts'
import { media } from '../../tokens/index.ts'
import { FilterTags } from '../FilterSheet/index.ts'
import { groups, hrefFor, manyGroups } from '../FilterSheet/testing.ts'
import { fitsSideways, least } from '../testing.ts'
import { FilterBar } from './FilterBar.tsx'

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
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：搜索结果旁按薪资、学历、福利等条件缩小范围，每项标明结果数；手机上收成一个按钮，从下方打开。条件在地址里，可以分享和后退。\n\n何时不用：只有一两个条件，用下拉 Select 或排序 SortBar；页面没有旁栏，直接用 FilterSheet；填表选择用表单部件。',
      },
    },
  },
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

export const ManyGroups = meta.story({
  name: '条件多时先收起一部分，地点不随条件清除',
  args: { groups: manyGroups, selected: { city: ['3'], nature: ['1'] } },
  play: async ({ canvas, userEvent, step }) => {
    await step('先见五组，其余展开后可见', async () => {
      await expect(await canvas.findByText('制造业')).not.toBeVisible()
      await userEvent.click(canvas.getByText('更多筛选'))
      await expect(canvas.getByRole('link', { name: /^制造业/ })).toBeVisible()
    })
    await step('清除全部不清除地点，地点有自己的标签', async () => {
      await expect(hrefOf(canvas.getByRole('link', { name: '清除全部' }))).toBe('/job-search?city=3')
      await expect(hrefOf(canvas.getByRole('link', { name: '移除 赣州市' }))).toBe('/job-search?nature=1')
    })
  },
})

export const ChosenInMore = meta.story({
  name: '收起的几组里有已选项时展开',
  args: { groups: manyGroups, selected: { trade: ['1'] } },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: /^制造业/ })).toBeVisible(),
})

export const OnlyPlace = meta.story({
  name: '只选了地点，没有可以清除的',
  args: { groups: manyGroups, selected: { city: ['3'] } },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: '清除全部' })).toBeNull(),
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
