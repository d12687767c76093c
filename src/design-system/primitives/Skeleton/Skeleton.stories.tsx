import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Card } from '../Card/index.ts'
import { Row } from '../Stack/index.ts'
import { Skeleton } from './Skeleton.tsx'

const meta = preview.meta({ id: 'ds-skeleton', title: '设计系统/反馈/骨架 Skeleton', component: Skeleton })

export const Line = meta.story({
  name: '一行',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-shape=text]')).toHaveAttribute('aria-hidden', 'true')
  },
})

export const JobCard = meta.story({
  name: '职位卡片',
  render: () => (
    <Card>
      <Skeleton shape="heading" width={40} />
      <Skeleton width={80} />
      <Row nowrap>
        <Skeleton shape="circle" />
        <Skeleton width={60} />
      </Row>
    </Card>
  ),
})

export const Shapes = meta.story({
  name: '各种形状',
  render: () => (
    <>
      <Skeleton shape="block" />
      <br />
      <Skeleton shape="button" width={20} />
    </>
  ),
})
