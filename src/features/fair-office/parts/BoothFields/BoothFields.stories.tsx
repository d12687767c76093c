import { expect, fn } from 'storybook/test'
import { fairPlan } from '#mocks/fixtures/fair-office'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { editedBooths } from '../../model/plan-edit.ts'
import { BoothFields } from './BoothFields.tsx'

const [taken, free] = editedBooths(fairPlan)
if (!taken || !free) throw new Error('two booths')

const meta = preview.meta({
  id: 'fair-office-booth-fields',
  title: '业务/招聘会主办方/一个展位 BoothFields',
  component: BoothFields,
  args: { booth: free, standardFee: 30_000, onChange: fn(), onRemove: fn() },
})

export const Filled = meta.story({
  name: '空闲的展位',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('换成特装展位，展位费加倍', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: '类型' }), '特装展位')
      await expect(args.onChange).toHaveBeenCalledWith({ kind: 'large', fee: 60_000 })
    })
    await step('用方向键移动，按住 Shift 一次 0.1 米', async () => {
      canvas.getByRole('button', { name: /^移动/ }).focus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(args.onChange).toHaveBeenCalledWith({ x: 75, y: 100 })
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
      await expect(args.onChange).toHaveBeenCalledWith({ x: 90, y: 101 })
    })
    await userEvent.click(canvas.getByRole('button', { name: '删除这个展位' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})

export const Taken = meta.story({
  name: '已有单位，不能删除',
  args: { booth: taken },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/已选这个展位，不能删除/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '删除这个展位' })).toBeNull()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
