import { expect } from 'storybook/test'
import { listConsents, withdrawConsent } from '#contract/account'
import { consents } from '#mocks/fixtures/account'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ConsentLedger } from './ConsentLedger.tsx'

const withdrawn = consents.map(row =>
  row.withdrawable ? { ...row, withdrawable: false, withdrawnAt: Date.parse('2026-11-20T01:30:00Z') } : row,
)

const meta = preview.meta({
  id: 'account-consent-ledger',
  title: '业务/账号/同意记录 ConsentLedger',
  component: ConsentLedger,
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(listConsents).returns({ list: consents }), mock(withdrawConsent).returns({ list: withdrawn }))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listConsents).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listConsents).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '没有记录',
  beforeEach({ msw }) {
    msw.use(mock(listConsents).returns({ list: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('还没有同意记录')).toBeVisible(),
})

export const Filled = meta.story({
  name: '撤回一项',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '撤回同意' }))
    await userEvent.click(canvas.getByRole('button', { name: '确认撤回' }))
    await expect(await canvas.findByText('已撤回')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '撤回同意' })).not.toBeInTheDocument()
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('服务协议与隐私声明')
    await fitsSideways({ canvasElement })
  },
})
