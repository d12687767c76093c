import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Field } from '../../primitives/Field/index.ts'
import { manyPlaces } from '../RegionCascader/testing.ts'
import { categories } from '../testing.ts'
import { CategoryPicker } from './CategoryPicker.tsx'

const meta = preview.meta({
  id: 'ds-category-picker',
  title: '设计系统/组合/职位类别选择 CategoryPicker',
  component: CategoryPicker,
  args: { title: '职位类别', source: categories, onValueChange: fn(), limit: 2, name: 'category' },
  render: args => (
    <Field label="期望职位" hint="最多两个">
      <CategoryPicker {...args} />
    </Field>
  ),
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：从三级职位类别里选几个，有上限，例如期望职位、订阅的职位；下方列出已选的，满了说明并停用其余；只选一个时（limit=1）选好就关闭。\n\n何时不用：只为进入搜索结果用 CategoryMenu；选地区用 RegionCascader；没有上下级的多选用 MultiSelect。',
      },
    },
  },
})

const row = (name: string) => screen.getByRole('treeitem', { name })

export const One = meta.story({
  name: '只选一个，选好就关闭',
  args: { limit: 1 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '期望职位' })
    for (const label of ['Java', 'C++']) {
      await userEvent.click(field)
      if (label === 'Java') await userEvent.click(row('IT/电商/通信/电子'))
      if (label === 'Java') await userEvent.click(row('后端开发'))
      await userEvent.click(row(label))
      await expect(field).toHaveTextContent(label)
      await expect(field).toHaveFocus()
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: ['112'] })
  },
})

export const AnyLevel = meta.story({
  name: '也可选整个大类',
  args: { anyLevel: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '期望职位' }))
    await userEvent.click(row('IT/电商/通信/电子'))
    await userEvent.click(row('全IT/电商/通信/电子'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: ['1'] })
  },
})

export const Several = meta.story({
  name: '选几个，有上限',
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: '期望职位' })
    await userEvent.click(field)
    await userEvent.click(row('IT/电商/通信/电子'))
    await userEvent.click(row('后端开发'))
    await step('选两个，面板不关', async () => {
      await userEvent.click(row('Java'))
      await userEvent.click(row('C++'))
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: ['111', '112'] })
      await expect(screen.getByText('已选 2 / 2')).toBeVisible()
      await expect(field).toHaveTextContent('Java、C++')
    })
    await step('满了以后其余不可选', async () => {
      await expect(row('.NET')).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(row('.NET'))
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: ['111', '112'] })
    })
    await step('再点取消，或从下方移除', async () => {
      await userEvent.click(row('Java'))
      await userEvent.click(screen.getByRole('button', { name: '移除 C++' }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: [] })
    })
    await step('完成后焦点回到字段', async () => {
      await userEvent.click(row('.NET'))
      await userEvent.click(screen.getByRole('button', { name: '完成' }))
      await expect(field).toHaveFocus()
      await expect(field).toHaveTextContent('.NET')
    })
  },
})

export const Search = meta.story({
  name: '查找，回车选中',
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '期望职位' }))
    const box = screen.getByRole('searchbox', { name: '搜索职位类别' })
    await step('回车选中，再按一次取消', async () => {
      await userEvent.type(box, 'java{Enter}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: ['111'] })
      await expect(screen.getByRole('button', { name: /Java（已选）/ })).toBeVisible()
      await userEvent.keyboard('{Enter}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: [] })
    })
    await step('找到的是小类就打开它', async () => {
      await userEvent.clear(box)
      await userEvent.type(box, '前端开发')
      await userEvent.click(screen.getByRole('button', { name: /前端开发.*看其中 2 个/ }))
      await waitFor(() => expect(row('Web 前端')).toHaveFocus())
    })
  },
})

export const Full = meta.story({
  name: '已选满',
  args: { defaultValue: ['111', '112'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const box = screen.getByRole('searchbox')
    await userEvent.type(box, '.net')
    await expect(screen.getByRole('button', { name: /\.NET/ })).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

export const Disabled = meta.story({
  name: '不可用',
  args: { disabled: true, defaultValue: ['111'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled()
    await expect(canvasElement.querySelector('input[name=category]')).toBeDisabled()
  },
})

export const Invalid = meta.story({
  name: '有错误',
  render: args => (
    <Field label="期望职位" error="请选择期望职位" required>
      <CategoryPicker {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/请选择期望职位/)
  },
})

export const Open = meta.story({
  name: '打开的样子',
  args: { defaultValue: ['112'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(row('C++')).toHaveFocus())
  },
})

export const BeforeLoading = meta.story({
  name: '选项未取时已有名称',
  args: { source: fn(), value: ['111', '112'], valueLabels: { 111: 'Java', 112: 'C++' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Java、C++')
    await expect(args.source).not.toHaveBeenCalled()
  },
})

export const Phone = meta.story({
  name: '手机',
  globals: { viewport: { value: 'least' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await screen.findByRole('dialog', { name: '选择职位类别' })
    await userEvent.click(await screen.findByRole('treeitem', { name: 'IT/电商/通信/电子' }))
    await expect(screen.getByRole('treeitem', { name: '后端开发' })).toBeVisible()
  },
})

export const TenThousand = meta.story({
  name: '一类里有一万个，只画看得见的',
  tags: ['no-picture'],
  args: { source: [{ value: 'all', label: '全部职位', children: manyPlaces }] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(row('全部职位')).toHaveFocus())
    await step('End 到最后一个，选中', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(row('第 1 处')).toHaveFocus())
      await expect(screen.getAllByRole('treeitem').length).toBeLessThan(100)
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(row('第 10000 处')).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: ['10000'] })
    })
    await step('查找先显示一部分，并且说明', async () => {
      await userEvent.type(screen.getByRole('searchbox', { name: '搜索职位类别' }), '处')
      await expect(await screen.findByText(/^先显示 \d+ 个，再输入一个字会更准$/)).toBeVisible()
      await expect(screen.getAllByRole('listitem').length).toBeLessThan(100)
    })
  },
})
