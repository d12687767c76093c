import { expect, fn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { createPayUrl } from '#contract/payments'
import { awaiting, completed, payAddress, refused } from '#mocks/fixtures/payments'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { RegistrationSummary } from './RegistrationSummary.tsx'

const asked = fn()

const meta = preview.meta({
  id: 'payments-registration-summary',
  title: '业务/考试缴费/报名和应缴费用 RegistrationSummary',
  component: RegistrationSummary,
  args: { registration: awaiting },
  beforeEach({ msw }) {
    asked.mockClear()
    msw.use(
      mock(createPayUrl).answers(({ pass }) => {
        asked(pass)
        return payAddress
      }),
    )
  },
})

export const Filled = meta.story({
  name: '待支付：先确认，再去支付',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('待支付')).toBeVisible()
    await expect(canvas.getByText(/考试费不退。/)).toBeVisible()
    await expect(canvas.getByText(/24:00/)).toBeVisible()
    const pay = canvas.getByRole('button', { name: '去支付 ¥50.00' })
    await userEvent.click(pay)
    await expect((await canvas.findAllByText('请先阅读并确认退费说明')).length).toBe(2)
    await expect(asked).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox', { name: /我已核对/ }))
    await userEvent.dblClick(pay)
    await waitFor(() => expect(asked).toHaveBeenCalledWith(awaiting.pass))
    await expect(asked).toHaveBeenCalledOnce()
    await waitFor(() => expect(location.hash).toBe('#cashier'))
    history.replaceState(null, '', location.pathname + location.search)
  },
})

export const Failed = meta.story({
  name: '不能再缴费',
  beforeEach({ msw }) {
    msw.use(mock(createPayUrl).refuses({ code: codes.wrongState, msg: '缴费已经截止' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /我已核对/ }))
    await userEvent.click(canvas.getByRole('button', { name: /去支付/ }))
    await expect(await canvas.findByText('缴费已经截止')).toBeVisible()
  },
})

export const OpenOrder = meta.story({
  name: '有没完成的订单',
  args: { registration: { ...awaiting, order: { number: payAddress.order, state: 'started' } } },
  play: async ({ canvas }) => expect(canvas.getByText(/不会重复下单/)).toBeVisible(),
})

export const Completed = meta.story({
  name: '报名成功',
  args: { registration: completed },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '查看缴费凭证' })).toHaveAttribute(
      'href',
      `/payment/index?order=${completed.order?.number}`,
    ),
})

export const Refused = meta.story({
  name: '报名未通过',
  args: { registration: refused },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/专业与岗位要求不符/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Early = meta.story({
  name: '还没到时间',
  args: { registration: { ...awaiting, payable: 'early', pass: '' } },
  play: async ({ canvas }) => expect(canvas.getByText(/还没有到缴费时间/)).toBeVisible(),
})

export const Narrow = Filled.extend({
  name: '手机',
  globals: narrow,
  play: async ({ canvasElement }) => fitsSideways({ canvasElement }),
})
