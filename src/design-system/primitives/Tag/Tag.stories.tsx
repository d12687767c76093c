import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Row } from '../Stack/index.ts'
import { longCompany } from '../story-words.ts'
import { RemovableTag, RemovableTagLink, Tag, tones } from './index.ts'

const meta = preview.meta({
  id: 'ds-tag',
  title: '设计系统/展示/标签 Tag',
  component: Tag,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：一件事物的短属性或状态，两到六个字：五险一金、急招、审核中；已选条件用 RemovableTag。\n\n何时不用：数量用 Badge；要人留意的一句话用 Alert；可以按的操作用 Button；意思不能只靠颜色。',
      },
    },
  },
  args: { children: '五险一金' },
})

export const Tones = meta.story({
  name: '各种颜色',
  render: args => (
    <Row>
      {tones.map(tone => (
        <Tag key={tone} {...args} tone={tone} />
      ))}
    </Row>
  ),
})

const remove = fn()

export const Removable = meta.story({
  name: '可移除',
  beforeEach: () => {
    remove.mockClear()
  },
  render: () => <RemovableTag label="赣州市" onClick={remove} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除 赣州市' }))
    await expect(remove).toHaveBeenCalledTimes(1)
  },
})

export const RemovableByAddress = meta.story({
  name: '用链接移除',
  render: () => <RemovableTagLink label="5K–8K" href="/job-search" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '移除 5K–8K' })).toHaveAttribute('href', '/job-search')
  },
})

export const LongText = meta.story({
  name: '长文字',
  render: args => (
    <Row>
      <Tag {...args}>{longCompany}</Tag>
      <RemovableTag label={longCompany} />
    </Row>
  ),
  globals: { viewport: { value: 'narrow' } },
})
