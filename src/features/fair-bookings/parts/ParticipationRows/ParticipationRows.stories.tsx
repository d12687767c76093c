import { expect } from 'storybook/test'
import { participationPage } from '#mocks/fixtures/fair-bookings'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ParticipationRows } from './ParticipationRows.tsx'

const meta = preview.meta({
  id: 'fair-bookings-participation-rows',
  title: '业务/招聘会参展/我的招聘会 ParticipationRows',
  component: ParticipationRows,
  args: { participations: participationPage.list, online: false },
})

export const Filled = meta.story({
  name: '四种进度',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('展位 A03')).toHaveLength(2)
    await expect(canvas.getByText(whole(/支付展位费，2099-11-25 12:15 前/))).toBeVisible()
    await expect(canvas.getByText(/原因：所报岗位少于两个/)).toBeVisible()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
