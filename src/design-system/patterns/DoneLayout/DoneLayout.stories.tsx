import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Button } from '../../primitives/Button/index.ts'
import { longCompany } from '../../primitives/story-words.ts'
import { fitsSideways } from '../testing.ts'
import { DoneLayout } from './DoneLayout.tsx'

const meta = preview.meta({
  id: 'ds-done-layout',
  title: '设计系统/组合/版式：办完了 DoneLayout',
  component: DoneLayout,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：办完一件事：办了什么、编号、接下来什么时候会怎样、到哪里看进展。\n\n何时不用：可以撤销的小操作用 Toast；还没有提交的核对用 CheckAnswers。',
      },
    },
  },
  args: {
    title: '简历已投递',
    lead: '江西棠禾数字科技有限公司 · 总账会计',
    next: [
      { what: '单位查看后，会给您发消息', when: '通常 2 天内' },
      { what: '没有答复时，15 天后自动结束并通知双方' },
    ],
    actions: <Button variant="primary">查看我的投递</Button>,
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '接下来' })).toHaveTextContent('通常 2 天内')
  },
})

export const Phone = Filled.extend({ name: '手机', globals: { viewport: { value: 'narrow' } }, play: fitsSideways })

export const LongText = meta.story({
  name: '很长的名称',
  args: { title: longCompany },
  globals: { viewport: { value: 'narrow' } },
  play: fitsSideways,
})
