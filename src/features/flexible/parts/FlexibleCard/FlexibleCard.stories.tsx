import { expect } from 'storybook/test'
import { flexiblePage, fullJob, sorting } from '#mocks/fixtures/flexible'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FlexibleCard } from './FlexibleCard.tsx'

const meta = preview.meta({
  id: 'flexible-card',
  title: '业务/灵活就业/零工卡片 FlexibleCard',
  component: FlexibleCard,
  args: { job: sorting },
})

export const Filled = meta.story({
  name: '还差人',
  play: async ({ canvas }) => expect(canvas.getByText('18–23 元/小时')).toBeVisible(),
})
export const Full = meta.story({
  name: '已招满',
  args: { job: fullJob },
  play: async ({ canvas }) => expect(canvas.getByText('已招满')).toBeVisible(),
})
export const LongText = meta.story({
  name: '很长的名称',
  args: { job: flexiblePage.list[2] ?? sorting },
  globals: narrow,
  play: fitsSideways,
})
