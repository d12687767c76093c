import { expect } from 'storybook/test'
import { officeSites } from '#mocks/fixtures/exam-office'
import { longTicket } from '#mocks/fixtures/exam-tickets'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SiteList } from './SiteList.tsx'

const meta = preview.meta({
  id: 'exam-office-site-list',
  title: '业务/考试机构/考点列表 SiteList',
  component: SiteList,
  args: { exam: '101', sites: officeSites.list, canChange: true },
})

export const Filled = meta.story({
  name: '有人坐在停用的考场',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('要重新编排')).toHaveLength(1)
    await expect(canvas.getByText(/有 28 人坐在备用考场/)).toBeVisible()
    await expect(canvas.getByText('还没有考场')).toBeVisible()
    await expect(canvas.getAllByRole('link')[1]).toHaveAttribute(
      'href',
      '/manage/exam-office/101?view=sites&site=60107',
    )
  },
})

export const ReadOnly = meta.story({
  name: '只能查看',
  args: { canChange: false },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
})

export const Narrow = meta.story({
  name: '手机，很长的文字',
  args: { sites: officeSites.list.map(site => ({ ...site, ...longTicket.site })) },
  globals: narrow,
  play: fitsSideways,
})
