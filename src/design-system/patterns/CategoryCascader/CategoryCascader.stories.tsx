import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Field } from '../../primitives/Field/index.ts'
import { categories } from '../testing.ts'
import { CategoryCascader } from './CategoryCascader.tsx'

const meta = preview.meta({
  id: 'ds-category-cascader',
  title: '设计系统/组合/职位类别选择 CategoryCascader',
  component: CategoryCascader,
  args: { source: categories, onValueChange: fn(), limit: 2, name: 'category' },
  render: args => (
    <Field label="期望职位" hint="最多两个">
      <CategoryCascader {...args} />
    </Field>
  ),
})

const row = (name: string) => screen.getByRole('treeitem', { name })

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
