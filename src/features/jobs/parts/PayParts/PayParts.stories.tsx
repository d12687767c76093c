import { expect } from 'storybook/test'
import { composedJob, jobDetails } from '#mocks/fixtures/jobs'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PayParts } from './PayParts.tsx'

const meta = preview.meta({
  id: 'jobs-pay-parts',
  title: '业务/职位/薪资构成 PayParts',
  component: PayParts,
  args: { pay: composedJob },
})

export const Filled = meta.story({
  name: '各部分逐项列出，合计写一次',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '薪资构成' })).toBeVisible()
    await expect(canvas.getByText('月薪 5000–8000 元，构成如下：')).toBeVisible()
    await expect(canvas.getAllByText(/基本工资/)).toHaveLength(1)
    await expect(canvas.getByText('700–3700 元/月')).toBeVisible()
    await expect(canvas.getByText('转正工资的 80%')).toBeVisible()
  },
})

export const Empty = meta.story({
  name: '没有写构成时不显示',
  args: { pay: jobDetails },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
})

export const LongText = meta.story({
  name: '提成和补贴用文字说明',
  args: {
    pay: {
      ...composedJob,
      bonusKind: '3',
      bonusWords: '每单 80 元，连续三个月超过团队平均数的，从第四个月起每单 120 元，按月结算、次月随工资发放',
      otherPay: '夜班每班 30 元；高温补贴 6 月至 9 月每月 300 元；通讯补贴凭票',
    },
  },
  play: fitsSideways,
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
