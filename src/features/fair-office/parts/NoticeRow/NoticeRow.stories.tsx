import { expect, fn } from 'storybook/test'
import { fairNotices } from '#mocks/fixtures/fair-office'
import { longCompanyName } from '#mocks/fixtures/jobs'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { NoticeRow } from './NoticeRow.tsx'

const [stopped, moved] = fairNotices
if (!stopped || !moved) throw new Error('There are two notices')

const meta = preview.meta({
  id: 'fair-office-notice-row',
  title: '业务/招聘会主办方/发出的通知 NoticeRow',
  component: NoticeRow,
  args: { notice: stopped, canResend: true, onResend: fn(() => Promise.resolve()) },
  decorators: [
    Story => (
      <ul>
        <Story />
      </ul>
    ),
  ],
})

export const Filled = meta.story({
  name: '各种方式的送达情况，重发',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(whole('站内消息：送达 320 人，已读 188 人，已删除 2 人'))).toBeVisible()
    await expect(canvas.getByText(whole('短信：已发 118 条，待发 2 条，失败 3 条'))).toBeVisible()
    await expect(canvas.getByText(whole(/还没有看的单位：赣江示例电子有限公司、鄱湖示例物流有限公司/))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '重发失败的' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
})

export const Nobody = meta.story({
  name: '当时没有参加者',
  args: { notice: moved },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(whole('站内消息：当时没有参加者'))).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const OnlyToRead = meta.story({
  name: '没有重发的权限',
  args: { canResend: false },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
})

export const LongText = meta.story({
  name: '很多单位没有看',
  args: { notice: { ...stopped, unread: Array.from({ length: 20 }, () => longCompanyName), unreadTotal: 86 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(whole(/等 86 家$/))).toBeVisible()
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
