import { useState } from 'react'
import { expect } from 'storybook/test'
import { jobFamilies } from '#contract/reference/job-families'
import preview from '../../../../../.storybook/preview.tsx'
import { TreePicker } from './TreePicker.tsx'

const meta = preview.meta({
  id: 'seeker-tree-picker',
  title: '业务/求职者/逐级选择 TreePicker',
  component: TreePicker,
  args: { tree: jobFamilies, depth: 2, levels: ['大类', '小类'], max: 2, value: [], onValueChange: () => undefined },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value)
    return <TreePicker {...args} value={value} onValueChange={change => setValue(change.value)} />
  },
})

export const Choosing = meta.story({
  name: '选择、添加、移除',
  play: async ({ canvas, userEvent, step }) => {
    await step('逐级选择后添加', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: '大类' }), '3')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: '小类' }), '301')
      await userEvent.click(canvas.getByRole('button', { name: /添加/ }))
      await expect(canvas.getByRole('button', { name: /移除.*财务\/会计\/审计/ })).toBeVisible()
    })
    await step('移除', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /移除/ }))
      await expect(canvas.queryByRole('button', { name: /移除/ })).not.toBeInTheDocument()
    })
  },
})
export const Full = meta.story({
  name: '已选满',
  args: { value: ['301', '101'] },
  play: async ({ canvas }) => expect(canvas.getByText(/已选满 2 个/)).toBeVisible(),
})
