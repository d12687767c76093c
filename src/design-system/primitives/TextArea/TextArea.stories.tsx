import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Field } from '../Field/index.ts'
import { TextArea } from './TextArea.tsx'

const meta = preview.meta({
  id: 'ds-text-area',
  title: '设计系统/表单/多行输入 TextArea',
  component: TextArea,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：要写几行的话：自我评价、职位描述、投诉内容；有字数上限时一直写明还剩多少。\n\n何时不用：一行写得下用 TextInput；要排版的文章不在这里写；从选项里选用 MultiSelect。',
      },
    },
  },
  render: args => (
    <Field label="自我评价">
      <TextArea {...args} />
    </Field>
  ),
})

export const Plain = meta.story({ name: '默认' })

export const Counted = meta.story({
  name: '计数',
  args: { limit: 10 },
  play: async ({ canvas, userEvent, step }) => {
    const area = canvas.getByRole('textbox', { name: '自我评价' })
    await step('生僻字算一个字', async () => {
      await userEvent.type(area, '𠮷野家')
      await expect(area).toHaveAccessibleDescription('已输入 3/10 字')
    })
    await step('超出时说明超出多少，已输入的不截断', async () => {
      await userEvent.type(area, '一二三四五六七八')
      await expect(canvas.getByRole('status')).toHaveTextContent('超出 1 字')
      await expect(area).toHaveValue('𠮷野家一二三四五六七八')
    })
  },
})

export const Filled = meta.story({
  name: '已填写',
  args: { limit: 1000, defaultValue: '认真负责，善于沟通。'.repeat(40) },
})
export const Disabled = meta.story({ name: '停用', args: { disabled: true, defaultValue: '认真负责。' } })
