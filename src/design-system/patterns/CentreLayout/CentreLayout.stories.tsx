import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Button } from '../../primitives/Button/index.ts'
import { Card } from '../../primitives/Card/index.ts'
import { longCompany } from '../../primitives/story-words.ts'
import { Text } from '../../primitives/Text/index.ts'
import { LoadState } from '../LoadState/index.ts'
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

function Arriving() {
  const [words, setWords] = useState<string>()
  return (
    <CentreLayout
      title="晓棠，您好"
      today={
        <Card title="今天要做的">
          <LoadState data={words} error={undefined} isLoading={words === undefined} retry={() => undefined}>
            {shown => shown}
          </LoadState>
        </Card>
      }
      figures={<Text>投递 12 次</Text>}
      actions={<Button onClick={() => setWords('3 家单位在等您答复')}>到了</Button>}
    >
      <Card title="求职">我的简历、我的投递</Card>
    </CentreLayout>
  )
}

export const InTurn = meta.story({
  name: '前面的到了，后面的才出现',
  render: () => <Arriving />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('投递 12 次')).not.toBeVisible()
    await expect(canvas.getByText('我的简历、我的投递')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '到了' }))
    await expect(canvas.getByText('投递 12 次')).toBeVisible()
    await expect(canvas.getByText('我的简历、我的投递')).toBeVisible()
  },
})

export const Phone = Filled.extend({ name: '手机', globals: { viewport: { value: 'narrow' } }, play: fitsSideways })

export const LongText = meta.story({
  name: '很长的名称',
  args: { title: longCompany },
  globals: { viewport: { value: 'narrow' } },
  play: fitsSideways,
})
