import preview from '../../../../.storybook/preview'
import { Button } from '../Button/index.ts'
import { longCompany } from '../story-words.ts'
import { Tag } from '../Tag/index.ts'
import { Row, Stack } from './Stack.tsx'

const meta = preview.meta({
  id: 'ds-stack',
  title: '设计系统/基础/排列 Stack 与 Row',
  component: Stack,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：一件接一件竖着排（Stack）或横着排、放不下就换行（Row），间距取自令牌。\n\n何时不用：分栏、网格在自己的样式里用 grid；有边的一块用 Card；数据对齐用 Table。',
      },
    },
  },
})

export const Vertical = meta.story({
  name: '纵向',
  args: { gap: 2 },
  render: args => (
    <Stack {...args}>
      <Button>第一</Button>
      <Button>第二</Button>
    </Stack>
  ),
})

export const Horizontal = meta.story({
  name: '横向',
  render: () => (
    <Row justify="between">
      <Tag>{longCompany}</Tag>
      <Button>关注</Button>
    </Row>
  ),
  globals: { viewport: { value: 'narrow' } },
})
