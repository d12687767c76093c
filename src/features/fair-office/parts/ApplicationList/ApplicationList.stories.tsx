import { expect, fn, waitFor } from 'storybook/test'
import { fairApplications } from '#mocks/fixtures/fair-office'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ApplicationList } from './ApplicationList.tsx'

const [first, second] = fairApplications

const exchanged = [{ kind: 'authorisation' as const, at: Date.parse('2026-11-20T10:30:00+08:00') }]

const meta = preview.meta({
  id: 'fair-office-application-list',
  title: '业务/招聘会主办方/单位报名列表 ApplicationList',
  component: ApplicationList,
  args: {
    applications: fairApplications,
    canDecide: true,
    onApprove: fn(() => Promise.resolve()),
    onRefuse: fn(),
    onBooth: fn(),
    onProof: fn(() => Promise.resolve()),
  },
})

export const Filled = meta.story({
  name: '用键盘审核',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('J 到下一家，空格选择，A 通过', async () => {
      const box = canvas.getByRole('checkbox', { name: '选择“赣江示例电子有限公司”' })
      box.focus()
      await waitFor(() => expect(box).toHaveFocus())
      await userEvent.keyboard('j ')
      await waitFor(() => expect(canvas.getByText('已选 1 家')).toBeVisible())
      await userEvent.keyboard('a')
      await waitFor(() => expect(args.onApprove).toHaveBeenCalledWith([second?.id]))
    })
    await step('K 回上一家，R 不通过全部选中的', async () => {
      await userEvent.keyboard('k ')
      await waitFor(() => expect(canvas.getByText('已选 2 家')).toBeVisible())
      await userEvent.keyboard('r')
      await waitFor(() => expect(args.onRefuse).toHaveBeenCalledWith([first?.id, second?.id]))
    })
  },
})

export const ReadOnly = meta.story({
  name: '只能查看，打开委托书',
  args: { canDecide: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^委托书\s*：赣江示例电子有限公司/ }))
    await expect(args.onProof).toHaveBeenCalledWith(first?.id, 'authorisation')
  },
})

export const Exchanged = meta.story({
  name: '委托书阅后已更换',
  args: { applications: fairApplications.map((one, place) => (place === 0 ? { ...one, exchanged } : one)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('委托书阅后已更换')).toBeVisible()
    await expect(canvas.getByText(whole('2026-11-20 10:30 更换委托书'))).toBeVisible()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
