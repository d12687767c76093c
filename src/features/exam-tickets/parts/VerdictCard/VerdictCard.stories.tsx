import { expect, fn } from 'storybook/test'
import { parseReceiptCode, receiptCodeOf } from '#contract/exam-receipt-code'
import { parseTicketCode } from '#contract/exam-ticket-code'
import { longTicket, writtenTicket } from '#mocks/fixtures/exam-tickets'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import type { Check } from '../../hooks/useVerify.ts'
import { VerdictCard } from './VerdictCard.tsx'

const code = parseTicketCode(writtenTicket.code)

const genuine: Check = { verdict: 'genuine', code, receipt: null, latest: 'yes', listedAt: null }

/** Told by a list of this morning, where nobody could be asked. */
const listed: Check = { ...genuine, latest: 'offline', listedAt: Date.parse('2026-11-20T08:12+08:00') }

const sent = { number: '1000000042', at: Date.parse('2026-11-19T20:14:07+08:00'), hash: '9f2c6b1d'.repeat(8) }
const receipt = parseReceiptCode(receiptCodeOf({ ...sent, keyId: 'k1', signature: 'A'.repeat(86) }))
const genuineReceipt: Check = { ...genuine, code: null, receipt }

const meta = preview.meta({
  id: 'exam-tickets-verdict-card',
  title: '业务/准考证/核验结果 VerdictCard',
  component: VerdictCard,
  args: { check: genuine, onNext: fn() },
})

export const Genuine = meta.story({
  name: '真实有效',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: '核验结果：真实有效' })).toHaveAttribute('tabindex', '-1')
    await expect(canvas.getByText('0071')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '核验下一张' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
})

export const Offline = meta.story({
  name: '真实，没有联网',
  args: { check: { ...genuine, verdict: 'genuine', latest: 'offline' } },
  play: async ({ canvas }) => expect(canvas.getByText(/没有联网，只核验了签名/)).toBeVisible(),
})

export const Listed = meta.story({
  name: '真实，没有联网，不在名单上',
  args: { check: listed },
  play: async ({ canvas }) =>
    expect(canvas.getByText(whole('没有联网。这张不在截至 2026-11-20（周五） 08:12 的作废名单上。'))).toBeVisible(),
})

export const ReplacedOnList = meta.story({
  name: '已被替换，没有联网',
  args: { check: { ...listed, verdict: 'replaced' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '已被新版本替换' })).toBeVisible()
    await expect(canvas.getByText(whole('没有联网，按截至 2026-11-20（周五） 08:12 的作废名单认出。'))).toBeVisible()
  },
})

export const OldList = meta.story({
  name: '真实，没有联网，名单过了一天',
  args: { check: { ...listed, listedAt: Date.parse('2026-11-19T09:29+08:00') } },
  play: async ({ canvas }) => expect(canvas.getByText(/名单超过一天了，之后的调整查不到/)).toBeVisible(),
})

export const Void = meta.story({
  name: '已作废',
  args: { check: { ...genuine, verdict: 'void' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '已作废' })).toBeVisible()
    await expect(canvas.getByText(/不要让其直接入场/)).toBeVisible()
    await expect(canvas.getByText('阿依古丽·䶮𠮷')).toBeVisible()
  },
})

export const Asking = meta.story({
  name: '正在查询版本',
  args: { check: { ...genuine, verdict: 'genuine', latest: 'asking' } },
  play: async ({ canvas }) => expect(canvas.getByText(/正在联网查询/)).toBeVisible(),
})

export const Forged = meta.story({
  name: '伪造',
  args: { check: { ...genuine, verdict: 'forged', latest: 'offline' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '伪造或被改动' })).toBeVisible()
    await expect(canvas.queryByText('阿依古丽·䶮𠮷')).toBeNull()
  },
})

export const Replaced = meta.story({
  name: '已被替换',
  args: { check: { ...genuine, verdict: 'replaced', latest: 'yes' } },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: '已被新版本替换' })).toBeVisible(),
})

export const UnknownKey = meta.story({
  name: '没有这把公钥',
  args: { check: { ...genuine, verdict: 'unknown-key', latest: 'offline' } },
  play: async ({ canvas }) => expect(canvas.getByText(/更新公钥后再核验/)).toBeVisible(),
})

export const Unreadable = meta.story({
  name: '不是准考证或回执二维码',
  args: { check: { ...genuine, verdict: 'unreadable', code: null, latest: 'offline' } },
  play: async ({ canvas }) => expect(canvas.getByText(/内容不完整/)).toBeVisible(),
})

export const GenuineReceipt = meta.story({
  name: '回执真实',
  args: { check: genuineReceipt },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '回执真实' })).toBeVisible()
    await expect(canvas.getByText('1000000042')).toBeVisible()
    await expect(canvas.getByText(/20:14:07/)).toBeVisible()
  },
})

export const ReplacedReceipt = meta.story({
  name: '已有新的回执',
  args: { check: { ...genuineReceipt, verdict: 'replaced' } },
  play: async ({ canvas }) => expect(canvas.getByText(/以最后一次提交的回执为准/)).toBeVisible(),
})

export const ForgedReceipt = meta.story({
  name: '伪造的回执',
  args: { check: { ...genuineReceipt, verdict: 'forged', latest: 'offline' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/不能证明提交过报名表/)).toBeVisible()
    await expect(canvas.queryByText('1000000042')).toBeNull()
  },
})

export const Narrow = meta.story({
  name: '手机',
  args: { check: { ...genuine, verdict: 'genuine', code: parseTicketCode(longTicket.code), latest: 'offline' } },
  globals: narrow,
  play: fitsSideways,
})
