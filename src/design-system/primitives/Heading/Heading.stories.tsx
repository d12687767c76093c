import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Stack } from '../Stack/index.ts'
import { longCompany } from '../story-words.ts'
import { Heading } from './Heading.tsx'

const meta = preview.meta({
  id: 'ds-heading',
  title: '设计系统/基础/标题 Heading',
  component: Heading,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：页面和每一节的标题；级别按结构选，大小可以另定，不跳级。\n\n何时不用：页面唯一的 h1 用 PageTitle；卡片标题用 Card 的 title；只想让字大一点用 Text。',
      },
    },
  },
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
