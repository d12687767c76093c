import { expect, fn, waitFor } from 'storybook/test'
import { fairPlateCountsInFull, fairPlatesInFull } from '#mocks/fixtures/fair-papers'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { catchPrinting } from '../../testing.ts'
import { PlateDesk } from './PlateDesk.tsx'

const printed: HTMLElement[] = []

const meta = preview.meta({
  id: 'fair-office-plate-desk',
  title: '业务/招聘会主办方/打印参会证 PlateDesk',
  component: PlateDesk,
  args: { counts: fairPlateCountsInFull, onMake: fn(() => Promise.resolve(fairPlatesInFull)) },
  beforeEach: () => catchPrinting(printed),
})

export const Filled = meta.story({
  name: '打印后不留姓名',
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('按大张打印', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '105 × 74 毫米，每页 8 张' }))
      await expect(await canvas.findByText(/^A4 共 40 页/)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: '制作并打印 318 张' }))
      await waitFor(() => expect(printed).toHaveLength(1))
      await expect(args.onMake).toHaveBeenCalledWith('exhibitors')
      await expect(printed[0]?.querySelectorAll('article')).toHaveLength(2)
      await expect(printed[0]?.textContent).toContain('欧阳若曦')
    })
    await step('页面上没有姓名', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: '制作并打印 318 张' })).toBeEnabled())
      await waitFor(() => expect(canvasElement).not.toHaveTextContent('欧阳若曦'))
    })
  },
})

export const Staff = meta.story({
  name: '工作人员',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '工作人员（14 人）' }))
    await userEvent.click(await canvas.findByRole('button', { name: '制作并打印 14 张' }))
    await waitFor(() => expect(args.onMake).toHaveBeenCalledWith('staff'))
  },
})

export const Refused = meta.story({
  name: '没有做成',
  args: { onMake: fn(() => Promise.reject(new Error('off'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '制作并打印 318 张' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '制作并打印 318 张' })).toBeEnabled())
    await expect(printed).toHaveLength(0)
  },
})

export const Empty = meta.story({
  name: '还没有人填写',
  args: { counts: { ...fairPlateCountsInFull, named: 0, employers: 0 } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '制作并打印 0 张' })).toBeDisabled(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
