import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Button } from '../../primitives/Button/index.ts'
import { Card } from '../../primitives/Card/index.ts'
import { longCompany } from '../../primitives/story-words.ts'
import { Text } from '../../primitives/Text/index.ts'
import { DetailHead } from '../DetailHead/index.ts'
import { Container } from '../PageLayout/index.ts'
import { fitsSideways } from '../testing.ts'
import { DetailLayout } from './DetailLayout.tsx'

const meta = preview.meta({
  id: 'ds-detail-layout',
  title: '设计系统/组合/版式：详情 DetailLayout',
  component: DetailLayout,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：让人做决定的一件东西：职位、单位、招聘会、考试。主要操作在任何宽度都看得见。\n\n何时不用：通篇是文字用 ArticleLayout；要填写用 TaskListLayout。',
      },
    },
  },
  decorators: [
    Story => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  args: {
    crumbs: [{ label: '首页', href: '/' }, { label: '职位搜索', href: '/job-search' }, { label: '总账会计' }],
    children: (
      <>
        <DetailHead title="总账会计" figure="6K~9K·13薪" facts={['南昌·东湖区', '本科', '三到五年']} />
        <Text>负责总账核算、月度结账和纳税申报。</Text>
      </>
    ),
    aside: <Card title="江西棠禾数字科技有限公司">已核验营业执照</Card>,
    actions: <Button variant="primary">投递简历</Button>,
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '投递简历' })).toBeVisible()
  },
})

export const Phone = Filled.extend({ name: '手机', globals: { viewport: { value: 'narrow' } }, play: fitsSideways })

export const LongText = meta.story({
  name: '很长的名称',
  args: { children: <DetailHead title={longCompany} figure="1.2万~1.8万·16薪" /> },
  globals: { viewport: { value: 'narrow' } },
  play: fitsSideways,
})
