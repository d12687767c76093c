import { expect, screen } from 'storybook/test'
import { refreshJob } from '#contract/jobs'
import { draftJobRow, employerUser, openJobRow } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import { OwnJobActions } from './OwnJobActions.tsx'

const meta = preview.meta({
  id: 'biz-employer-own-job-actions',
  title: '业务/单位中心/职位操作 OwnJobActions',
  component: OwnJobActions,
  args: { job: openJobRow },
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(refreshJob).returns({ refreshedAt: openJobRow.refreshedAt, refreshableAt: 0 }))
  },
})

export const Filled = meta.story({
  name: '在招，刷新',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }))
    await expect(await screen.findByText('已刷新，职位排到了前面')).toBeInTheDocument()
  },
})
export const Empty = meta.story({ name: '草稿', args: { job: draftJobRow } })
export const Loading = meta.story({
  name: '正在刷新',
  beforeEach({ msw }) {
    msw.use(mock(refreshJob).hangs())
  },
})
export const Failed = meta.story({
  name: '没有刷成',
  beforeEach({ msw }) {
    msw.use(mock(refreshJob).fails())
  },
})
