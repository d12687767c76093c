import { expect } from 'storybook/test'
import { whole } from '../../../../.storybook/plays.ts'
import preview from '../../../../.storybook/preview'
import { Card } from '../../primitives/Card/index.ts'
import { longCompany } from '../../primitives/story-words.ts'
import { Text } from '../../primitives/Text/index.ts'
import { fitsSideways } from '../testing.ts'
import { TaskColumns } from './TaskColumns.tsx'
import { TaskListLayout } from './TaskListLayout.tsx'

const meta = preview.meta({
  id: 'ds-task-list-layout',
  title: '设计系统/组合/版式：分节填写 TaskListLayout',
  component: TaskListLayout,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：长表单：简历、发布职位、报名。手机上一屏一节，桌面右侧放各节状态、帮助或预览。\n\n何时不用：一两个字段的登录注册用 DoorLayout；只是一组设置用 Card。',
      },
    },
  },
  args: {
    title: '发布职位',
    status: <Text tone="muted">已保存 14:03</Text>,
    children: <Card title="职位">职位名称、类别、人数</Card>,
    aside: <Card title="求职者会看到">总账会计</Card>,
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(whole('已保存 14:03'))).toBeVisible()
  },
})

export const Phone = Filled.extend({ name: '手机', globals: { viewport: { value: 'narrow' } }, play: fitsSideways })

export const Columns = meta.story({
  name: '表单自己知道各节的状态',
  args: {
    wide: true,
    children: (
      <TaskColumns aside={<Card title="各部分">已完成 1 / 2</Card>}>
        <Card title="职位">职位名称、类别、人数</Card>
      </TaskColumns>
    ),
    aside: undefined,
  },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('heading', { name: '职位' }).getBoundingClientRect()
    const parts = canvas.getByRole('heading', { name: '各部分' }).getBoundingClientRect()
    await expect(parts.left).toBeGreaterThan(form.right)
    await expect(parts.top).toBe(form.top)
  },
})

export const LongText = meta.story({
  name: '很长的名称',
  args: { title: longCompany },
  globals: { viewport: { value: 'narrow' } },
  play: fitsSideways,
})
