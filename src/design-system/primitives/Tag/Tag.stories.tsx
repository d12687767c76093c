import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Row } from '../Stack/index.ts'
import { longCompany } from '../story-words.ts'
import { RemovableTag, RemovableTagLink, Tag, tones } from './index.ts'

const meta = preview.meta({
  id: 'ds-tag',
  title: '设计系统/展示/标签 Tag',
  component: Tag,
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
