import { expect } from 'storybook/test'
import { exportAccount } from '#contract/account'
import { codes } from '#contract/codes'
import { account, provedAccount } from '#mocks/fixtures/account'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import { DataCopy } from './DataCopy.tsx'

const meta = preview.meta({
  id: 'account-data-copy',
  title: '业务/账号/下载我的数据 DataCopy',
  component: DataCopy,
  args: { account: provedAccount },
  parameters: { session: member },
})

export const Unproved = meta.story({
  name: '先确认身份',
  args: { account },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '确认身份' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '下载我的数据' })).not.toBeInTheDocument()
  },
})

export const Refused = meta.story({
  name: '今天下载太多次',
  beforeEach({ msw }) {
    msw.use(mock(exportAccount).refuses({ code: codes.tooMany, msg: '今天下载次数过多，请明天再试' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下载我的数据' }))
    await expect(await canvas.findByText('今天下载次数过多，请明天再试')).toBeVisible()
  },
})
