import { expect, fn, screen, waitFor } from 'storybook/test'
import { scheduleJob, unscheduleJob } from '#contract/postings'
import { employerUser, ownJob, queuedJobRow, scheduledJobRow, waitingEmployerUser } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import { OwnJobActions } from './OwnJobActions.tsx'

/** What the service was asked for. */
const asked = fn<(...request: string[]) => void>()

const meta = preview.meta({
  id: 'biz-employer-own-job-actions-waiting',
  title: '业务/单位中心/职位操作 OwnJobActions 等待发布',
  component: OwnJobActions,
  args: { job: scheduledJobRow },
  parameters: { session: employerUser, route: '/manage/jobs' },
  beforeEach() {
    asked.mockClear()
  },
})

export const Scheduled = meta.story({
  name: '定时发布，改日期和取消',
  args: { job: scheduledJobRow },
  beforeEach({ msw }) {
    msw.use(
      mock(scheduleJob).answers(({ id, opensOn }) => {
        asked('schedule', id, opensOn)
        return { ...ownJob, id, state: 'scheduled', opensOn }
      }),
      mock(unscheduleJob).answers(({ id }) => {
        asked('unschedule', id)
        return { ...ownJob, id }
      }),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('改日期', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '改日期' }))
      const day = await screen.findByLabelText(/^发布日期/)
      await expect(day).toHaveValue('2026-12-01')
      await userEvent.clear(day)
      await userEvent.type(day, '2026-12-05')
      await userEvent.click(screen.getByRole('button', { name: '保存日期' }))
      await expect(await screen.findByText('已改到 2026-12-05 发布')).toBeInTheDocument()
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    })
    await step('取消', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '更多' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: '取消定时发布' }))
      await userEvent.click(await screen.findByRole('button', { name: '改回草稿' }))
      await expect(await screen.findByText('已改回草稿')).toBeInTheDocument()
    })
    await expect(asked.mock.calls).toEqual([
      ['schedule', '104', '2026-12-05'],
      ['unschedule', '104'],
    ])
  },
})

export const Queued = meta.story({
  name: '等单位审核，取消排队',
  args: { job: queuedJobRow },
  parameters: { session: waitingEmployerUser },
  beforeEach({ msw }) {
    msw.use(
      mock(unscheduleJob).answers(({ id }) => {
        asked('unschedule', id)
        return { ...ownJob, id, state: 'draft' }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '取消排队' }))
    await userEvent.click(await screen.findByRole('button', { name: '改回草稿' }))
    await waitFor(() => expect(asked.mock.calls).toEqual([['unschedule', '106']]))
    await expect(canvas.queryByRole('button', { name: '现在发布' })).not.toBeInTheDocument()
  },
})
