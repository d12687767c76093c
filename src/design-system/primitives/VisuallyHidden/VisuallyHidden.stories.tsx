import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = preview.meta({
  id: 'ds-visually-hidden',
  title: '设计系统/基础/仅供读屏 VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：看得见的人从版面就明白、读屏却缺的一句话，如“共 3 条未读”。\n\n何时不用：看的人也需要的话直接写出来；图标按钮的名称用 IconButton 的 label；动态播报用自带 role 的部件，如 ResultCount。',
      },
    },
  },
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
