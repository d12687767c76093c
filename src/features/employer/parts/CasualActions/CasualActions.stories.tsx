import { expect, screen } from 'storybook/test'
import { deleteFlexibleJob } from '#contract/flexible-posts'
import { employerUser } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import type { CasualRow } from '../../model/casual.ts'
import { CasualActions } from './CasualActions.tsx'

const openJob: Pick<CasualRow, 'id' | 'title' | 'stage'> = { id: '41', title: '快递夜间分拣', stage: 'open' }

const meta = preview.meta({
  id: 'biz-employer-casual-actions',
  title: '业务/单位中心/零工的操作 CasualActions',
  component: CasualActions,
  args: { job: openJob },
  parameters: { route: '/manage/jobs?casual=list', session: employerUser },
})

export const Filled = meta.story({
  name: '招工中：修改、查看、取消',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更多：快递夜间分拣' }))
    await expect(await screen.findByRole('menuitem', { name: '修改' })).toHaveAttribute(
      'href',
      '/manage/jobs?casual=post&job=41',
    )
    await expect(screen.getByRole('menuitem', { name: '取消零工' })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: '换个日期再招' })).not.toBeInTheDocument()
  },
})
export const Past = meta.story({
  name: '已结束：换个日期再招',
  args: { job: { ...openJob, stage: 'past' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更多：快递夜间分拣' }))
    await expect(await screen.findByRole('menuitem', { name: '换个日期再招' })).toHaveAttribute(
      'href',
      '/manage/jobs?casual=post&again=41',
    )
    await expect(screen.queryByRole('menuitem', { name: '修改' })).not.toBeInTheDocument()
  },
})
export const Draft = meta.story({
  name: '删除草稿',
  args: { job: { id: '43', title: '', stage: 'draft' } },
  beforeEach({ msw }) {
    msw.use(mock(deleteFlexibleJob).returns({ ok: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更多：未命名零工' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }))
    await userEvent.click(await screen.findByRole('button', { name: '删除草稿' }))
    await expect(await screen.findByText('草稿已删除')).toBeInTheDocument()
  },
})
