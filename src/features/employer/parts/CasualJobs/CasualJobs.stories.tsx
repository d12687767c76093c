import { expect, screen, waitFor } from 'storybook/test'
import { companyLicence } from '#contract/employer'
import { closeFlexibleJob, listOwnFlexibleJobs, unqueueFlexibleJob } from '#contract/flexible-posts'
import {
  employerUser,
  lapsedEmployerUser,
  lapsedLicence,
  pendingLicence,
  waitingEmployerUser,
} from '#mocks/fixtures/employer'
import { casualJob, casualPage, noCasualJobs, queuedJob, queuedRow } from '#mocks/fixtures/flexible-posts'
import { reader } from '#mocks/fixtures/members'
import { mock } from '#mocks/mock'
import { fitsSideways, leadsToFirstPage, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CasualJobs } from './CasualJobs.tsx'

const meta = preview.meta({
  id: 'biz-employer-casual-jobs',
  title: '业务/单位中心/零工管理 CasualJobs',
  component: CasualJobs,
  parameters: { route: '/manage/jobs?casual=list', session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(listOwnFlexibleJobs).returns(casualPage))
  },
})

export const Filled = meta.story({
  name: '各种状态，取消一份',
  beforeEach({ msw }) {
    let closed = false
    msw.use(
      mock(listOwnFlexibleJobs).answers(() => ({
        ...casualPage,
        list: casualPage.list.map(row =>
          closed && row.id === '41' ? { ...row, stage: 'closed', closedBecause: '岗位取消' } : row,
        ),
      })),
      mock(closeFlexibleJob).answers(() => {
        closed = true
        return { ...casualJob, stage: 'closed', closedBecause: '岗位取消' }
      }),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText('招 6 人，还差 2 人')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '未命名零工' })).toHaveAttribute(
      'href',
      '/manage/jobs?casual=post&job=43',
    )
    await step('要先选原因', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '更多：快递夜间分拣' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: '取消零工' }))
      await userEvent.click(await screen.findByRole('button', { name: '取消零工' }))
      await waitFor(() => expect(screen.getByText('请选择原因')).toBeVisible())
    })
    await step('取消', async () => {
      await userEvent.click(screen.getByRole('radio', { name: '岗位取消' }))
      await userEvent.click(screen.getByRole('button', { name: '取消零工' }))
      await waitFor(() => expect(canvas.getAllByText('岗位取消')).toHaveLength(2))
    })
  },
})
export const Empty = meta.story({
  name: '还没有零工',
  beforeEach({ msw }) {
    msw.use(mock(listOwnFlexibleJobs).returns(noCasualJobs))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('这里还没有零工')).toBeVisible(),
})
export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/manage/jobs?casual=list&group=over&page=40' },
  beforeEach({ msw }) {
    msw.use(mock(listOwnFlexibleJobs).returns({ ...noCasualJobs, total: 4, page: 40 }))
  },
  play: leadsToFirstPage('/manage/jobs?casual=list&group=over'),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listOwnFlexibleJobs).hangs())
  },
  play: saysLoading,
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listOwnFlexibleJobs).fails())
  },
  play: offersRetry,
})
export const Reader = meta.story({
  name: '用人部门：只能看',
  parameters: { session: reader },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '快递夜间分拣' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '发布零工' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /^更多/ })).not.toBeInTheDocument()
  },
})
export const Unverified = meta.story({
  name: '待核验后自动发布：缺什么，改回草稿',
  parameters: { session: waitingEmployerUser, route: '/manage/jobs?casual=list&group=queued' },
  beforeEach({ msw }) {
    let isQueued = true
    msw.use(
      mock(companyLicence).returns(pendingLicence),
      mock(listOwnFlexibleJobs).answers(() =>
        isQueued ? { ...casualPage, list: [queuedRow], total: 1 } : noCasualJobs,
      ),
      mock(unqueueFlexibleJob).answers(() => {
        isQueued = false
        return { ...queuedJob, stage: 'draft' }
      }),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText(/营业执照正在核验，不用再操作/)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: '快递夜间分拣' })).toHaveAttribute(
      'href',
      '/manage/jobs?casual=post&job=45',
    )
    await expect(canvas.getAllByText('待核验后自动发布')).toHaveLength(1)
    await expect(canvas.queryByRole('link', { name: /^报名/ })).not.toBeInTheDocument()
    await step('改回草稿', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '更多：快递夜间分拣' }))
      const unqueue = await screen.findByRole('menuitem', { name: '取消排队' })
      await waitFor(() => expect(screen.queryByRole('menuitem', { name: '查看' })).not.toBeInTheDocument())
      await userEvent.click(unqueue)
      await userEvent.click(await screen.findByRole('button', { name: '改回草稿' }))
      await expect(await canvas.findByText('这里还没有零工')).toBeVisible()
    })
  },
})
export const Lapsed = meta.story({
  name: '营业执照超过复核期限',
  parameters: { session: lapsedEmployerUser },
  beforeEach({ msw }) {
    msw.use(mock(companyLicence).returns(lapsedLicence))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/已发布的零工和报名照常/)).toBeVisible(),
})
export const Narrow = meta.story({
  name: '手机上',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('招 6 人，还差 2 人')
    await fitsSideways({ canvasElement })
  },
})
