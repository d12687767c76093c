import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = preview.meta({
  id: 'ds-visually-hidden',
  title: '设计系统/基础/仅供读屏 VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '读屏软件会读出这句话' },
})

export const Hidden = meta.story({
  name: '只供读屏',
  render: args => (
    <button type="button">
      ×<VisuallyHidden {...args} />
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '× 读屏软件会读出这句话' })).toBeVisible()
    const { width } = canvas.getByText('读屏软件会读出这句话').getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(1)
  },
})
