import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Button } from '../Button/index.ts'
import { Text } from '../Text/index.ts'
import { Drawer, Sheet } from './Drawer.tsx'

const meta = preview.meta({
  id: 'ds-drawer',
  title: '设计系统/浮层/抽屉 Drawer 与 Sheet',
  component: Drawer,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：宽屏上从旁边看详情而不离开列表，如职位预览；手机上从底部升起用 Sheet。\n\n何时不用：要作决定用 Dialog；内容需要自己的地址用页面；几个操作用 Menu。',
      },
    },
  },
  args: { open: true, onOpenChange: () => undefined, title: '职位预览', children: <Text>负责公司财务核算。</Text> },
})

export const Side = meta.story({
  name: '右侧',
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '职位预览' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
})

export const Bottom = meta.story({
  name: '底部',
  args: { title: '筛选', footer: <Button variant="primary">查看 128 个职位</Button> },
  render: args => <Sheet {...args} />,
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '筛选' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
})
