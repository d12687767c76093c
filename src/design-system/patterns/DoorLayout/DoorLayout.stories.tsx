import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Button } from '../../primitives/Button/index.ts'
import { Link } from '../../primitives/Link/index.ts'
import { longCompany } from '../../primitives/story-words.ts'
import { fitsSideways } from '../testing.ts'
import { DoorLayout } from './DoorLayout.tsx'

const meta = preview.meta({
  id: 'ds-door-layout',
  title: '设计系统/组合/版式：登录与注册 DoorLayout',
  component: DoorLayout,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：进门的一张表：为什么在这里、一张表单、另一条路、信息怎么用。\n\n何时不用：长表单用 TaskListLayout；出错或没有的页面用 PageError。',
      },
    },
  },
  args: {
    title: '个人登录',
    why: '登录后继续投递「会计」',
    children: <Button variant="primary">登录</Button>,
    links: <Link href="/user/register">没有账号？去注册</Link>,
    promise: '手机号只用于登录和通知，不会显示给用人单位。',
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('登录后继续投递「会计」')).toBeVisible()
  },
})

export const Phone = Filled.extend({ name: '手机', globals: { viewport: { value: 'narrow' } }, play: fitsSideways })

export const LongText = meta.story({
  name: '很长的名称',
  args: { title: longCompany },
  globals: { viewport: { value: 'narrow' } },
  play: fitsSideways,
})
