import { expect, fn, screen, waitFor } from 'storybook/test'
import { unscheduleJob } from '#contract/postings'
import {
  barredJobRow,
  employerUser,
  ownJob,
  ownJobs,
  queuedJobRow,
  suspendedJobRow,
  waitingEmployerUser,
} from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import type { OwnJobBatchProps } from '../OwnJobBatch/OwnJobBatch.tsx'
import { OwnJobsTable } from './OwnJobsTable.tsx'

/** Whom the service was asked to take out of the queue. */
const unqueued = fn<(id: string) => void>()

const meta = preview.meta({
  id: 'biz-employer-own-jobs-table',
  title: '业务/单位中心/职位列表 OwnJobsTable',
  component: OwnJobsTable,
  args: {
    jobs: ownJobs.list,
    onChange: fn<OwnJobBatchProps['onChange']>(async ids => ids.map(() => ({ done: true, says: '' }))),
  },
  parameters: { session: employerUser, route: '/manage/jobs' },
})

export const Filled = meta.story({
  name: '各种状态，用键盘选几个',
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByText(whole('2026-12-01 发布'))).toBeVisible()
    await expect(canvas.getByText('其他：项目推迟到明年春季，届时重新招聘')).toBeVisible()
    await step('选一个，再选一个', async () => {
      for (const name of ['选择“主办会计”', '选择“出纳”']) {
        canvas.getByRole('checkbox', { name }).focus()
        await userEvent.keyboard(' ')
      }
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: '已选 2 个' })).toBePartiallyChecked())
    })
    await step('一起刷新', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '刷新所选' }))
      await expect(await canvas.findByText('2 个职位已刷新')).toBeVisible()
      await expect(args.onChange).toHaveBeenCalledWith(['101', '105'], 'refresh', undefined)
      await expect(canvas.getByRole('checkbox', { name: '全选本页' })).not.toBeChecked()
    })
  },
})

export const Queued = meta.story({
  name: '等单位审核的职位，取消排队',
  args: { jobs: [queuedJobRow] },
  parameters: { session: waitingEmployerUser },
  beforeEach({ msw }) {
    unqueued.mockClear()
    msw.use(
      mock(unscheduleJob).answers(({ id }) => {
        unqueued(id)
        return { ...ownJob, id, state: 'draft' }
      }),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByText('等待单位审核')).toBeVisible()
    await expect(canvas.getByText('审核通过后自动发布')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '现在发布' })).not.toBeInTheDocument()
    await step('取消排队', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^更多/ }))
      await userEvent.click(await screen.findByRole('menuitem', { name: '取消排队' }))
      await userEvent.click(await screen.findByRole('button', { name: '改回草稿' }))
      await expect(await screen.findByText('已改回草稿')).toBeInTheDocument()
      await expect(unqueued.mock.calls).toEqual([['106']])
    })
  },
})

export const Suspended = meta.story({
  name: '认证失效而暂时下架的职位，只能下架',
  args: { jobs: [suspendedJobRow] },
  parameters: { session: waitingEmployerUser },
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('暂时下架')).toBeVisible()
    await expect(canvas.getByText('重新通过认证后自动恢复')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^更多/ }))
    await expect(await screen.findByRole('menuitem', { name: '下架' })).toBeVisible()
    for (const name of ['取消排队', '查看', '删除'])
      await expect(screen.queryByRole('menuitem', { name })).not.toBeInTheDocument()
  },
})

export const Barred = meta.story({
  name: '平台下架的职位，不能重新发布，可以复制',
  args: { jobs: [barredJobRow] },
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('平台已下架')).toBeVisible()
    await expect(canvas.getByText('面试时收取服装费')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '重新发布' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: /^更多/ }))
    await expect(await screen.findByRole('menuitem', { name: '复制' })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: '下架' })).not.toBeInTheDocument()
  },
})

export const Narrow = meta.story({ name: '手机上', globals: narrow, play: fitsSideways })

export const Reader = meta.story({
  name: '只能看',
  args: { mayRecruit: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '主办会计' })).toHaveAttribute('href', '/job-details/101')
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /^更多/ })).not.toBeInTheDocument()
  },
})
