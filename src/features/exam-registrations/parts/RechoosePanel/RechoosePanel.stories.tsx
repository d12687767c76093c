import { expect, fn, screen, waitFor } from 'storybook/test'
import { positionCancelled } from '#mocks/fixtures/exam-registrations'
import { seekerUser } from '#mocks/fixtures/seeker'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { positionsAreThere } from '../testing.handlers.ts'
import { RechoosePanel } from './RechoosePanel.tsx'

const meta = preview.meta({
  id: 'exam-rechoose-panel',
  title: '业务/考试报名/改报或退费 RechoosePanel',
  component: RechoosePanel,
  parameters: { session: seekerUser },
  args: {
    registration: positionCancelled,
    onRechoose: fn(() => Promise.resolve()),
    onRefund: fn(() => Promise.resolve()),
  },
  beforeEach({ msw }) {
    msw.use(positionsAreThere)
  },
})

export const Filled = meta.story({
  name: '改报',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '选择 南昌市城市规划设计研究总院 会计' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('不能再换')
    await userEvent.click(screen.getByRole('button', { name: '改报这个职位' }))
    await waitFor(() => expect(args.onRechoose).toHaveBeenCalledWith('10100023'))
    await expect(await screen.findByText('已经改报')).toBeInTheDocument()
  },
})

export const Refund = meta.story({
  name: '退费',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '不改报，退回 ¥100.00' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('不能再改报')
    await userEvent.click(screen.getByRole('button', { name: '取消报名并退费' }))
    await waitFor(() => expect(args.onRefund).toHaveBeenCalledOnce())
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '选择 南昌市图书馆 综合管理岗' })
    await fitsSideways({ canvasElement })
  },
})
