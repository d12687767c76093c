import { expect } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CategoryPanel } from './CategoryPanel.tsx'

const meta = preview.meta({
  id: 'home-category-panel',
  title: '业务/首页/职位类别 CategoryPanel',
  component: CategoryPanel,
})

export const Filled = meta.story({
  name: '职位类别',
  play: async ({ canvas }) => expect(canvas.getAllByRole('link').length).toBeGreaterThan(5),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
