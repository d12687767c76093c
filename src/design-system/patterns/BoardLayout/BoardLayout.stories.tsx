import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Button } from '../../primitives/Button/index.ts'
import { Card } from '../../primitives/Card/index.ts'
import { longCompany } from '../../primitives/story-words.ts'
import { fitsSideways } from '../testing.ts'
import { BoardLayout } from './BoardLayout.tsx'

const meta = preview.meta({
  id: 'ds-board-layout',
  title: '设计系统/组合/版式：工作台 BoardLayout',
  component: BoardLayout,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：要逐份处理的工作：收到的简历、审核。看板或表格占满宽度，可以用键盘。\n\n何时不用：只是看进展用 RecordListLayout。',
      },
    },
  },
  args: { title: '收到的简历', tools: <Button size="small">快捷键</Button>, children: <Card>已投递 12 份</Card> },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已投递 12 份')).toBeVisible()
  },
})

export const Phone = Filled.extend({ name: '手机', globals: { viewport: { value: 'narrow' } }, play: fitsSideways })

export const LongText = meta.story({
  name: '很长的名称',
  args: { title: longCompany },
  globals: { viewport: { value: 'narrow' } },
  play: fitsSideways,
})
