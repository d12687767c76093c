import { expect } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CompanyMissingPage } from './CompanyMissingPage.tsx'

const meta = preview.meta({
  id: 'page-company-missing',
  title: '页面/单位/单位不存在 CompanyMissingPage',
  component: CompanyMissingPage,
})

export const Filled = meta.story({
  name: '单位不存在',
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: '没有找到这个单位' })).toBeVisible(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
