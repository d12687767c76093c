import { expect } from 'storybook/test'
import { Button, Card } from '#design-system'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Tools } from './SheetDesk.styles.ts'
import { SheetDesk } from './SheetDesk.tsx'

const meta = preview.meta({
  id: 'exam-tickets-sheet-desk',
  title: '业务/准考证/一页纸和工具 SheetDesk',
  component: SheetDesk,
  args: {
    side: (
      <Tools>
        <Button variant="primary">下载 PDF 打印</Button>
        <Button>打印本页</Button>
        <Button>加入日历</Button>
      </Tools>
    ),
    children: (
      <article>
        <Card title="一页纸">内容</Card>
      </article>
    ),
  },
})

export const Wide = meta.story({
  name: '工具在旁边',
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '打印本页' })).toBeVisible(),
})

export const ToolsFirst = meta.story({
  name: '手机上工具在前',
  args: { toolsFirst: true },
  globals: narrow,
  play: fitsSideways,
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
