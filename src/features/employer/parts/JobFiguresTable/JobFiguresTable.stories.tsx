import { expect, within } from 'storybook/test'
import { jobsWithFigures, mostJobFigures } from '#mocks/fixtures/company-figures'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { JobFiguresTable } from './JobFiguresTable.tsx'

const meta = preview.meta({
  id: 'biz-employer-job-figures-table',
  title: '业务/单位中心/各职位的数据 JobFiguresTable',
  component: JobFiguresTable,
  args: { jobs: jobsWithFigures, hrefFor: (id: string) => `/enterprise/figures?job=${id}`, mayRecruit: true },
})

export const Filled = meta.story({
  name: '各种情形',
  play: async ({ canvas }) => {
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }))
    await expect(row(/^主办会计/).getByRole('link')).toHaveAttribute('href', '/enterprise/figures?job=101')
    await expect(row(/^售前解决方案工程师/).getByRole('link', { name: /把“面议”改成具体薪资/ })).toHaveAttribute(
      'href',
      '/manage/job/publish?id=102',
    )
    await expect(row(/^行政前台/).getByRole('link', { name: '3 份过了 7 天没有答复，先答复' })).toHaveAttribute(
      'href',
      '/manage/resume?job=103',
    )
    await expect(row(/^仓储主管/).getByText('已下架')).toBeVisible()
  },
})
export const Reader = meta.story({
  name: '用人部门：只能看',
  args: { mayRecruit: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 份过了 7 天没有答复，先答复')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /先答复/ })).not.toBeInTheDocument()
  },
})
export const Most = meta.story({ name: '很大的数', args: { jobs: mostJobFigures.list } })
export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
export const Elder = meta.story({ name: '长辈版', globals: { size: 'elder', ...narrow }, play: fitsSideways })
