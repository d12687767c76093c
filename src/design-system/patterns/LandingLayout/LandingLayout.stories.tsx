import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Button } from '../../primitives/Button/index.ts'
import { Card } from '../../primitives/Card/index.ts'
import { longCompany } from '../../primitives/story-words.ts'
import { fitsSideways } from '../testing.ts'
import { LandingLayout } from './LandingLayout.tsx'

const meta = preview.meta({
  id: 'ds-landing-layout',
  title: '设计系统/组合/版式：入口页 LandingLayout',
  component: LandingLayout,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：一个领域的起点：首页、考试中心、档案服务。先搜索或下一个日期，再分角色的入口，再列表。\n\n何时不用：找到的结果用 ResultsLayout；登录以后自己的起点用 CentreLayout。',
      },
    },
  },
  args: {
    title: '档案服务',
    lead: '查档案在哪里，转入、转出和借阅都可以网上办。',
    drawing: 'archives' as const,
    start: <Button variant="primary">查档案在哪里</Button>,
    children: <Card title="热门事项">转入、转出、出具证明</Card>,
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '档案服务' })).toBeVisible()
  },
})

export const Phone = Filled.extend({ name: '手机', globals: { viewport: { value: 'narrow' } }, play: fitsSideways })

export const LongText = meta.story({
  name: '很长的名称',
  args: { title: longCompany },
  globals: { viewport: { value: 'narrow' } },
  play: fitsSideways,
})
