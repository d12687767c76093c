import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PayText } from './PayText.tsx'

const meta = preview.meta({
  id: 'jobs-pay-text',
  title: '业务/职位/薪资 PayText',
  component: PayText,
  args: { wageMin: 5000, wageMax: 8000, wageMonths: 13 },
})

export const Filled = meta.story({
  name: '区间与月数',
  play: async ({ canvas }) => expect(canvas.getByText('5K~8K·13薪')).toBeVisible(),
})

export const Negotiable = meta.story({
  name: '面议',
  args: { wageMin: null, wageMax: null, wageMonths: 12 },
  play: async ({ canvas }) => expect(canvas.getByText('面议')).toBeVisible(),
})
