import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Field } from '../../primitives/Field/index.ts'
import { TextInput } from '../../primitives/TextInput/index.ts'
import { FormSection } from './FormSection.tsx'

const meta = preview.meta({
  id: 'ds-form-section',
  title: '设计系统/组合/表单分节 FormSection',
  component: FormSection,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：长表单里属于一起的几个字段，配小标题和说明，如教育经历。\n\n何时不用：一组单选或复选用 FieldGroup；字段分散在几页时用 TaskList；不是填写的内容用 Card。',
      },
    },
  },
  args: {
    title: '教育经历',
    hint: '从最高学历写起，至少一段。',
    children: (
      <>
        <Field label="学校" required>
          <TextInput />
        </Field>
        <Field label="专业" hint="按毕业证书填写">
          <TextInput />
        </Field>
      </>
    ),
  },
})

export const Section = meta.story({
  name: '一节',
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: '教育经历' })).toBeVisible(),
})
export const Several = meta.story({
  name: '几节',
  render: args => (
    <>
      <FormSection {...args} />
      <FormSection {...args} title="工作经历" hint="没有工作经历可以不填。" />
    </>
  ),
})
