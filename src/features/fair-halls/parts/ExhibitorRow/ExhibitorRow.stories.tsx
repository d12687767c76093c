import { expect, within } from 'storybook/test'
import { listFairShortlist } from '#contract/fair-shortlist'
import { Button } from '#design-system'
import { exhibitorPage, longExhibitor } from '#mocks/fixtures/fair-halls'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExhibitorRow } from './ExhibitorRow.tsx'

const [employer, unverified, agency] = exhibitorPage.list

const meta = preview.meta({
  id: 'fair-halls-exhibitor-row',
  title: '业务/招聘会/参展单位 ExhibitorRow',
  component: ExhibitorRow,
  args: { fairId: '2', exhibitor: employer ?? longExhibitor, jobsHref: '/recruitment/page/2?view=jobs&company=501' },
  beforeEach({ msw }) {
    msw.use(mock(listFairShortlist).returns({ list: [] }))
  },
})

export const Filled = meta.story({
  name: '展位、单位和前几个岗位',
  play: async ({ args, canvas }) => {
    const jobs = within(canvas.getByRole('list', { name: /的岗位$/ }))
    await expect(jobs.getAllByRole('listitem')).toHaveLength(args.exhibitor.topJobs.length + 1)
    await expect(jobs.getByText('已停止招聘')).toBeVisible()
    await expect(jobs.getByRole('link', { name: /^看全部 4 个岗位：/ })).toHaveAttribute('href', args.jobsHref)
    await expect(canvas.getByText('A02')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^加入清单：/ })).toBeVisible()
  },
})
export const OnlyJob = meta.story({
  name: '只有一个岗位，执照待核验',
  args: { exhibitor: unverified ?? longExhibitor },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: /^看全部/ })).not.toBeInTheDocument(),
})
export const WithoutJobs = meta.story({
  name: '人力资源机构，岗位还没有公布',
  args: { exhibitor: agency ?? longExhibitor },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('岗位还没有公布')).toBeVisible()
    await expect(canvas.queryByRole('list', { name: /的岗位$/ })).not.toBeInTheDocument()
  },
})
export const WithoutBooth = meta.story({
  name: '网络招聘会：没有展位，可以排队交谈',
  args: { exhibitor: { ...(employer ?? longExhibitor), booth: '' }, children: <Button size="small">排队</Button> },
})
export const LongText = meta.story({ name: '很长的内容', args: { exhibitor: longExhibitor } })
export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
