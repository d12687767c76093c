import { expect } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OrderLookup } from './OrderLookup.tsx'

const meta = preview.meta({
  id: 'payments-order-lookup',
  title: '业务/考试缴费/查询订单 OrderLookup',
  component: OrderLookup,
})

export const Filled = meta.story({
  name: '没有填写、填错',
  play: async ({ canvas, userEvent }) => {
    const find = canvas.getByRole('button', { name: '查询订单' })
    await userEvent.click(find)
    await expect((await canvas.findAllByText('请填写订单号')).length).toBe(2)
    await userEvent.type(canvas.getByRole('textbox', { name: /^订单号/ }), '12345')
    await userEvent.click(find)
    await expect((await canvas.findAllByText(/，请核对$/)).length).toBe(2)
    await expect(canvas.getByRole('textbox', { name: /^订单号/ })).toHaveValue('12345')
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
