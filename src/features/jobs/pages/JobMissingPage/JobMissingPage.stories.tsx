import { expect } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { JobMissingPage } from './JobMissingPage.tsx'

const meta = preview.meta({
  id: 'page-job-missing',
  title: '页面/职位/职位不存在 JobMissingPage',
  component: JobMissingPage,
  parameters: { route: '/job-details/no-found' },
})

export const Filled = meta.story({
  name: '职位不存在',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(0)
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
