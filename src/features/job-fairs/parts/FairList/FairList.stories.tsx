import { expect } from 'storybook/test'
import { fairsByPhase, longFairPage } from '#mocks/fixtures/job-fairs'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FairList } from './FairList.tsx'

const meta = preview.meta({
  id: 'job-fairs-list',
  title: '业务/招聘会/招聘会列表 FairList',
  component: FairList,
  args: { fairs: fairsByPhase, acts: true },
})

export const Filled = meta.story({
  name: '各个进展',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(8)
    await expect(canvas.getByRole('link', { name: '查看展位和岗位' })).toHaveAttribute('href', '/recruitment/page/11')
    await expect(canvas.getByRole('link', { name: '进入会场' })).toHaveAttribute('href', '/recruitment/scene/12')
    await expect(canvas.getByText('明天')).toBeVisible()
    await expect(canvas.getByText('10 天后')).toBeVisible()
    await expect(canvas.getByText(/暴雨橙色预警/)).toBeVisible()
    await expect(canvas.getAllByText('86 家单位')[0]).toBeVisible()
  },
})

export const Plain = meta.story({
  name: '不带按钮',
  args: { acts: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '进入会场' })).toBeNull()
  },
})

export const LongText = meta.story({ name: '很长的名称', args: { fairs: longFairPage.list }, play: fitsSideways })

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
