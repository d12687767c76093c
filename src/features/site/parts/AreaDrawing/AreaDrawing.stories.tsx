import { expect } from 'storybook/test'
import { EmptyState } from '#design-system'
import preview from '../../../../../.storybook/preview.tsx'
import { AreaDrawing } from './AreaDrawing.tsx'

const meta = preview.meta({
  id: 'site-area-drawing',
  title: '业务/站点/领域线描 AreaDrawing',
  component: AreaDrawing,
  args: { name: 'policies' as const },
})

export const InEmptyList = meta.story({
  name: '空的列表里',
  render: args => <EmptyState picture={<AreaDrawing {...args} />} title="没有找到政策" />,
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelector('[data-name="policies"]')).toHaveAttribute('aria-hidden', 'true'),
})
