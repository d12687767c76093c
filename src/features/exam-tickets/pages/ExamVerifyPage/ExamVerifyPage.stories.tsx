import { expect } from 'storybook/test'
import { receiptCodeOf } from '#contract/exam-receipt-code'
import { ticketText } from '#contract/exam-ticket-code'
import { ticketKeys, ticketState } from '#contract/exam-tickets'
import { mock } from '#mocks/mock'
import { browserStorage } from '#platform/storage'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { keepKeys } from '../../model/kept-keys.ts'
import { facts, ordinaryDay, qrPicture, signedCode } from '../../testing.ts'
import { ExamVerifyPage } from './ExamVerifyPage.tsx'

const meta = preview.meta({
  id: 'page-exam-verify',
  title: '页面/准考证/核验准考证 ExamVerifyPage',
  component: ExamVerifyPage,
  parameters: { route: '/exam/verify', path: '/exam/verify' },
  async beforeEach({ msw, parameters }) {
    signed = await signedCode()
    msw.use(mock(ticketKeys).returns({ keys: [signed.key] }), ...ordinaryDay())
    if (parameters.keptKeys) keepKeys(browserStorage(), { keys: [signed.key], keptAt: Date.now() - 3_600_000 })
  },
})

/** A pair made anew for each story: nothing is checked with a key that somebody could have prepared. */
let signed: Awaited<ReturnType<typeof signedCode>>

interface Hand {
  canvas: {
    getByRole(role: string, options: { name: RegExp | string }): HTMLElement
    findByRole(role: string, options: { name: RegExp | string }): Promise<HTMLElement>
  }
  userEvent: { click(element: Element): Promise<void>; paste(text: string): Promise<void> }
}

async function check({ canvas, userEvent }: Hand, code: string) {
  await userEvent.click(await canvas.findByRole('textbox', { name: /^二维码内容/ }))
  await userEvent.paste(code)
  await userEvent.click(canvas.getByRole('button', { name: '核验' }))
}

export const Filled = meta.story({
  name: '等待扫码',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '开始扫描' })).toBeVisible()
    await expect(canvas.getByText(/本机有 1 把公钥，更新于刚刚/)).toBeVisible()
    await expect(localStorage.getItem('exam-ticket-keys')).toContain(signed.key.x)
  },
})

export const Genuine = meta.story({
  name: '真实有效，再核验下一张',
  play: async hand => {
    const { canvas, userEvent } = hand
    await check(hand, signed.code)
    await expect(await canvas.findByRole('region', { name: '核验结果：真实有效' })).toHaveFocus()
    await expect(await canvas.findByText('已联网确认版本。')).toBeVisible()
    await expect(canvas.getByText('阿依古丽·䶮𠮷')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '核验下一张' }))
    await expect(await canvas.findByRole('textbox', { name: /^二维码内容/ })).toHaveValue('')
  },
})

export const FromPicture = meta.story({
  name: '从照片核验',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: '选图识别' })
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    if (!picker) throw new Error('no picker')
    await userEvent.upload(picker, await qrPicture(signed.code))
    await expect(await canvas.findByRole('region', { name: '核验结果：真实有效' })).toBeVisible()
  },
})

export const Forged = meta.story({
  name: '改了座位号',
  play: async hand => {
    const [, , , signature] = signed.code.split('.')
    await check(hand, `${ticketText({ ...facts, seat: 13 })}.${signature}`)
    await expect(await hand.canvas.findByRole('heading', { name: '伪造或被改动' })).toBeVisible()
  },
})

export const Replaced = meta.story({
  name: '已被新版本替换',
  beforeEach({ msw }) {
    msw.use(mock(ticketState).returns({ state: 'replaced' }))
  },
  play: async hand => {
    await check(hand, signed.code)
    await expect(await hand.canvas.findByRole('heading', { name: '已被新版本替换' })).toBeVisible()
  },
})

export const Unreadable = meta.story({
  name: '不是准考证或回执二维码',
  play: async hand => {
    await check(hand, 'https://example.gov.cn/app')
    await expect(await hand.canvas.findByRole('heading', { name: '不是准考证或回执二维码' })).toBeVisible()
  },
})

export const ForgedReceipt = meta.story({
  name: '伪造的回执',
  play: async hand => {
    const sent = { number: '1000000042', at: 0, hash: '0'.repeat(64), signature: 'A'.repeat(86) }
    await check(hand, receiptCodeOf({ ...sent, keyId: signed.key.id }))
    await expect(await hand.canvas.findByText(/不能证明提交过报名表/)).toBeVisible()
  },
})

export const Offline = meta.story({
  name: '没有网络',
  parameters: { keptKeys: true },
  beforeEach({ msw }) {
    msw.use(mock(ticketKeys).offline(), mock(ticketState).offline())
  },
  play: async hand => {
    await expect(await hand.canvas.findByText('正在离线核验')).toBeVisible()
    await check(hand, signed.code)
    await expect(await hand.canvas.findByRole('heading', { name: '真实有效' })).toBeVisible()
    await expect(await hand.canvas.findByText(/没有联网，只核验了签名/)).toBeVisible()
  },
})

export const Empty = meta.story({
  name: '没有网络，也没有保存过公钥',
  beforeEach({ msw }) {
    msw.use(mock(ticketKeys).offline())
  },
  play: offersRetry,
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(ticketKeys).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(ticketKeys).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async hand => {
    await check(hand, signed.code)
    await hand.canvas.findByRole('heading', { name: '真实有效' })
    await fitsSideways(hand)
  },
})
