import { expect } from 'storybook/test'
import { paidOrder } from '#mocks/fixtures/payments'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { AfterPayment } from './AfterPayment.tsx'

const { recruitment } = paidOrder

const meta = preview.meta({
  id: 'biz-payments-after',
  title: '业务/考试缴费/缴费以后 AfterPayment',
  component: AfterPayment,
  args: { recruitment },
})

export const Filled = meta.story({
  name: '考试日期、准考证、凭证、电话',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(whole(`${recruitment.examOn} ${recruitment.exam}`))).toBeVisible()
    await expect(canvas.getByText(whole(`${recruitment.payee}，${recruitment.phone}`))).toBeVisible()
  },
})

export const LongText = meta.story({
  name: '很长的名称',
  args: { recruitment: { ...recruitment, exam: recruitment.exam.repeat(8), payee: recruitment.payee.repeat(6) } },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
