import { expect, fn, waitFor } from 'storybook/test'
import { recordedOutages } from '#mocks/fixtures/exam-office'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OutageList } from './OutageList.tsx'

const meta = preview.meta({
  id: 'exam-office-outage-list',
  title: '业务/考试机构/故障记录 OutageList',
  component: OutageList,
  args: { outages: recordedOutages, onPrepare: fn(() => Promise.resolve()) },
})

export const Filled = meta.story({
  name: '一条可以顺延，一条准备过',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('已经准备过顺延。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '顺延 12 分钟' }))
    await waitFor(() =>
      expect(args.onPrepare).toHaveBeenCalledWith({
        minutes: 12,
        reason: '2026-11-20 09:01 至 2026-11-20 09:13 访问人数过多，登录和保存受限，影响报名',
        outage: '8',
      }),
    )
  },
})

export const Empty = meta.story({
  name: '没有记录',
  args: { outages: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
