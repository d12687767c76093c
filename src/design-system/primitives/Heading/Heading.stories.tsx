import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Stack } from '../Stack/index.ts'
import { longCompany } from '../story-words.ts'
import { Heading } from './Heading.tsx'

const meta = preview.meta({
  id: 'ds-heading',
  title: '设计系统/基础/标题 Heading',
  component: Heading,
  args: { level: 1, children: '省直事业单位公开招聘' },
})

export const Levels = meta.story({
  name: '各级标题',
  render: () => (
    <Stack>
      <Heading level={1}>页面标题</Heading>
      <Heading level={2}>部分标题</Heading>
      <Heading level={3}>小节标题</Heading>
      <Heading level={4}>条目标题</Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('小节标题')
  },
})

export const LooksSmaller = meta.story({ name: '看起来更小', args: { level: 1, size: 'lg' } })

export const LongText = meta.story({
  name: '长文字',
  args: { level: 1, children: longCompany },
  globals: { viewport: { value: 'narrow' } },
})
