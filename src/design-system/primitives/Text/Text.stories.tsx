import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Stack } from '../Stack/index.ts'
import { longCompany, mixedWidth, rareName, unbroken } from '../story-words.ts'
import { Text } from './Text.tsx'

const meta = preview.meta({
  id: 'ds-text',
  title: '设计系统/基础/文字 Text',
  component: Text,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：正文和说明文字；次要的用 muted，要紧的用 strong，薪资用 accent。\n\n何时不用：标题用 Heading；服务给的文章 HTML 用 RichText；可点的用 Link；只给读屏听的用 VisuallyHidden。',
      },
    },
  },
  args: { children: '负责公司财务核算、税务申报和成本分析，每月五日前提交报表。' },
})

export const Body = meta.story({ name: '正文' })

export const Tones = meta.story({
  name: '各种语气',
  render: args => (
    <Stack gap={1}>
      {(['default', 'muted', 'subtle', 'accent', 'success', 'warning', 'danger'] as const).map(tone => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
})

export const Sizes = meta.story({
  name: '各种大小',
  render: args => (
    <Stack gap={1}>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map(size => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
})

export const Pay = meta.story({
  name: '薪资',
  args: { tone: 'accent', strong: true, size: 'lg', children: '8,000–12,000 元/月' },
})

export const OneLine = meta.story({
  name: '单行截断',
  args: { lines: 1, children: longCompany.repeat(3) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const { height } = canvas.getByText(/江西省/).getBoundingClientRect()
    await expect(height).toBeLessThan(32)
  },
})

export const HardWords = meta.story({
  name: '难排的文字',
  render: () => (
    <Stack>
      <Text>{rareName}</Text>
      <Text>{mixedWidth}</Text>
      <Text>{unbroken}</Text>
    </Stack>
  ),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})
