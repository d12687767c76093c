import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Card } from '../Card/index.ts'
import { Row } from '../Stack/index.ts'
import { Skeleton } from './Skeleton.tsx'

const meta = preview.meta({
  id: 'ds-skeleton',
  title: '设计系统/反馈/骨架 Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：内容马上就到、形状已知的地方，按真实的行数和宽度占位；是否在加载由外面的 LoadState 说。\n\n何时不用：按钮在等结果用 Button 的 loading；知道进展用 Progress；没有内容用 EmptyState。',
      },
    },
  },
})

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

export const Contrast = meta.story({
  name: '高对比：看得见的轮廓',
  globals: { theme: 'contrast' },
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[data-shape=text]')
    await expect(skeleton && getComputedStyle(skeleton).borderTopStyle).toBe('solid')
  },
})
