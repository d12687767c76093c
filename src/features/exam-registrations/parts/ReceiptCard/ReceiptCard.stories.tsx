import { expect } from 'storybook/test'
import { receiptCodeOf } from '#contract/exam-receipt-code'
import { receipt } from '#mocks/fixtures/exam-registrations'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ReceiptCard } from './ReceiptCard.tsx'

const meta = preview.meta({
  id: 'exam-receipt-card',
  title: '业务/考试报名/提交回执 ReceiptCard',
  component: ReceiptCard,
  args: { receipt },
})

export const Filled = meta.story({
  name: '序号、时间、摘要和核验码',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(receipt.number)).toBeVisible()
    await expect(canvas.getByText(receipt.hash)).toBeVisible()
    await expect(canvas.getByText(receiptCodeOf(receipt))).toBeVisible()
    await expect(canvas.getByRole('img', { name: '回执核验二维码' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '核验页' })).toHaveAttribute('href', '/exam/verify')
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
