import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Card } from '../../primitives/Card/index.ts'
import { longCompany } from '../../primitives/story-words.ts'
import { Text } from '../../primitives/Text/index.ts'
import { fitsSideways } from '../testing.ts'
import { CentreLayout } from './CentreLayout.tsx'

const meta = preview.meta({
  id: 'ds-centre-layout',
  title: '设计系统/组合/版式：个人与单位中心 CentreLayout',
  component: CentreLayout,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：登录以后的起点：今天要做的在最前，再是数目，再是自己的一切。\n\n何时不用：不登录也能看的起点用 LandingLayout。',
      },
    },
  },
  args: {
    title: '晓棠，您好',
    today: <Card title="今天要做的">3 家单位在等您答复</Card>,
    figures: <Text>投递 12 次</Text>,
    children: <Card title="求职">我的简历、我的投递</Card>,
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '今天要做的' })).toBeVisible()
  },
})

export const Phone = Filled.extend({ name: '手机', globals: { viewport: { value: 'narrow' } }, play: fitsSideways })

export const LongText = meta.story({
  name: '很长的名称',
  args: { title: longCompany },
  globals: { viewport: { value: 'narrow' } },
  play: fitsSideways,
})
