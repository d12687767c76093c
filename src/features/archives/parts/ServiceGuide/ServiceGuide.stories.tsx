import { expect } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ServiceGuide } from './ServiceGuide.tsx'

const meta = preview.meta({
  id: 'archives-service-guide',
  title: '业务/档案/办理指南 ServiceGuide',
  component: ServiceGuide,
  args: { open: 'transfer-in' },
})

export const Filled = meta.story({
  name: '展开一项',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('在网上填写申请、上传材料，调档函即时开具')).toBeVisible()
    await userEvent.click(canvas.getByText('档案查阅、借阅'))
    await expect(canvas.getByText(/两名中共党员或人事工作人员/)).toBeVisible()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
