import { expect } from 'storybook/test'
import { seriesList } from '#mocks/fixtures/job-fairs'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SeriesList } from './SeriesList.tsx'

const meta = preview.meta({
  id: 'job-fairs-series-list',
  title: '业务/招聘会/系列 SeriesList',
  component: SeriesList,
  args: { series: seriesList.list },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(whole('每周六 09:00—12:00'))[0]).toBeVisible()
    await expect(canvas.getByText(whole('每 4 周的周三起，7 天，每天 09:00—17:00'))).toBeVisible()
    await expect(canvas.getByText(whole('下一场 11 月 21 日（周六）'))).toBeVisible()
    await expect(canvas.getByText('正在举行')).toBeVisible()
    await expect(canvas.getByText('暂无安排')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '赣鄱云聘·网络招聘周' })).toHaveAttribute(
      'href',
      '/recruitment/template/6',
    )
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
