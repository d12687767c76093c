import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Card } from '../../primitives/Card/index.ts'
import { longCompany } from '../../primitives/story-words.ts'
import { fitsSideways } from '../testing.ts'
import { FrontLayout } from './FrontLayout.tsx'

const meta = preview.meta({
  id: 'ds-front-layout',
  title: '设计系统/组合/版式：首页 FrontLayout',
  component: FrontLayout,
  tags: ['no-picture'],
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：一个站点的第一页：页头已经说明这是谁的站，标题只读出来，不再占地方。\n\n何时不用：一个领域的起点用 LandingLayout，标题和搜索在色带里。',
      },
    },
  },
  args: {
    title: '公共就业和人才服务',
    children: <Card title="最新职位">会计、护士、数控车工</Card>,
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '公共就业和人才服务' })).toBeInTheDocument()
    await expect(canvas.getByText('会计、护士、数控车工')).toBeVisible()
  },
})

export const LongText = meta.story({
  name: '很长的名称',
  args: { title: longCompany, children: <Card title={longCompany}>{longCompany}</Card> },
  globals: { viewport: { value: 'narrow' } },
  play: fitsSideways,
})
