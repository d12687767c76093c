import preview from '../../../../.storybook/preview'
import { Button } from '../Button/index.ts'
import { longCompany } from '../story-words.ts'
import { Tag } from '../Tag/index.ts'
import { Row, Stack } from './Stack.tsx'

const meta = preview.meta({ id: 'ds-stack', title: '设计系统/基础/排列 Stack 与 Row', component: Stack })

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
