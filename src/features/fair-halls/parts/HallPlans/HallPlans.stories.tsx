import { expect, within } from 'storybook/test'
import { fairHalls } from '#contract/fair-halls'
import { halls, noHalls } from '#mocks/fixtures/fair-halls'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { HallPlans } from './HallPlans.tsx'

const meta = preview.meta({
  id: 'fair-halls-hall-plans',
  title: '业务/招聘会/展位图 HallPlans',
  component: HallPlans,
  args: { fairId: '2' },
  parameters: { route: '/recruitment/page/2?view=plan', path: '/recruitment/page/:id' },
  beforeEach({ msw }) {
    msw.use(mock(fairHalls).returns(halls))
  },
})

export const Filled = meta.story({
  name: '选一个展位，看谁在那里',
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('region', { name: '主展厅展位图，列表' }))
    await userEvent.click(list.getByRole('button', { name: /^A02/ }))
    await expect(await canvas.findByRole('link', { name: /^看单位/ })).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: /^D09/ }))
    await expect(await canvas.findByText(/^公共服务展位，/)).toBeVisible()
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(fairHalls).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(fairHalls).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '还没有排定',
  beforeEach({ msw }) {
    msw.use(mock(fairHalls).returns(noHalls))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('展位还没有排定')).toBeVisible(),
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '平面图' })
    await fitsSideways({ canvasElement })
  },
})
