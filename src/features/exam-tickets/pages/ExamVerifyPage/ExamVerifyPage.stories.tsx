import { expect } from 'storybook/test'
import { receiptCodeOf } from '#contract/exam-receipt-code'
import { ticketText } from '#contract/exam-ticket-code'
import { ticketKeys, ticketState, withdrawnTickets } from '#contract/exam-tickets'
import { someWithdrawn } from '#mocks/fixtures/exam-tickets'
import { mock } from '#mocks/mock'
import { browserStorage } from '#platform/storage'
import { fitsSideways, narrow, offersRetry, saysLoading, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { keepKeys } from '../../model/kept-keys.ts'
import { keepWithdrawn } from '../../model/kept-withdrawn.ts'
import type { Withdrawn } from '../../model/withdrawn.ts'
import { facts, ordinaryDay, qrPicture, signedCode } from '../../testing.ts'
import { ExamVerifyPage } from './ExamVerifyPage.tsx'

const meta = preview.meta({
  id: 'page-exam-verify',
  title: '页面/准考证/核验准考证 ExamVerifyPage',
  component: ExamVerifyPage,
  parameters: { route: '/exam/verify', path: '/exam/verify', withdrawn: someWithdrawn },
  async beforeEach({ msw, parameters }) {
    signed = await signedCode()
    msw.use(mock(ticketKeys).returns({ keys: [signed.key] }), ...ordinaryDay())
    if (parameters.keptKeys) keepKeys(browserStorage(), { keys: [signed.key], keptAt: Date.now() - 3_600_000 })
    const withdrawn: Withdrawn | null = parameters.withdrawn ?? null
    if (withdrawn) keepWithdrawn(browserStorage(), withdrawn)
    if (parameters.offline) {
      msw.use(mock(ticketKeys).offline(), mock(ticketState).offline(), mock(withdrawnTickets).offline())
    }
  },
})

/** The list on which the story’s own ticket stands, replaced or void. */
const withOwn = (given: Partial<Withdrawn['lists'][number]>, at: number = someWithdrawn.at): Withdrawn => ({
  ...someWithdrawn,
  at,
  lists: someWithdrawn.lists.map(list => (list.stage === 'written' ? { ...list, ...given } : list)),
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
    await expect(await canvas.findByText(whole(/作废名单截至 2026-11-20（周五） 08:12，有 3 张准考证/))).toBeVisible()
    await expect(localStorage.getItem('exam-ticket-keys')).toContain(signed.key.x)
  },
})

export const TakesList = meta.story({
  name: '联网打开，留下作废名单',
  parameters: { withdrawn: null },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/本机还没有作废名单/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('textbox', { name: /^二维码内容/ }))
    await expect(await canvas.findByText(whole(/作废名单截至 2026-11-20（周五） 08:12，有 3 张准考证/))).toBeVisible()
    await expect(localStorage.getItem('exam-withdrawn-tickets')).toContain(someWithdrawn.version)
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

/** Nothing is answered: what this browser has kept is all there is. */
const offline = { keptKeys: true, offline: true }

export const Offline = meta.story({
  name: '没有网络，不在名单上',
  parameters: offline,
  play: async hand => {
    await expect(await hand.canvas.findByText('正在离线核验')).toBeVisible()
    await check(hand, signed.code)
    await expect(await hand.canvas.findByRole('heading', { name: '真实有效' })).toBeVisible()
    await expect(
      await hand.canvas.findByText(whole('没有联网。这张不在截至 2026-11-20（周五） 08:12 的作废名单上。')),
    ).toBeVisible()
  },
})

export const OfflineReplaced = meta.story({
  name: '没有网络，已被替换',
  parameters: { ...offline, withdrawn: withOwn({ replaced: `Qm2x7LbA${facts.serial}` }) },
  play: async hand => {
    await check(hand, signed.code)
    await expect(await hand.canvas.findByRole('heading', { name: '已被新版本替换' })).toBeVisible()
    await expect(await hand.canvas.findByText(whole(/按截至 2026-11-20（周五） 08:12 的作废名单认出/))).toBeVisible()
  },
})

export const OfflineVoid = meta.story({
  name: '没有网络，已作废',
  parameters: { ...offline, withdrawn: withOwn({ void: facts.serial }) },
  play: async hand => {
    await check(hand, signed.code)
    await expect(await hand.canvas.findByRole('heading', { name: '已作废' })).toBeVisible()
    await expect(await hand.canvas.findByText(whole(/按截至 2026-11-20（周五） 08:12 的作废名单认出/))).toBeVisible()
  },
})

export const OfflineOldList = meta.story({
  name: '没有网络，名单过了一天',
  parameters: { ...offline, withdrawn: withOwn({}, someWithdrawn.at - 3 * 86_400_000) },
  play: async hand => {
    await check(hand, signed.code)
    await expect(await hand.canvas.findByRole('heading', { name: '真实有效' })).toBeVisible()
    await expect(await hand.canvas.findByText(whole(/截至 2026-11-17（周二） 08:12.*名单超过一天了/))).toBeVisible()
  },
})

export const OfflineWithoutList = meta.story({
  name: '没有网络，没有名单',
  parameters: { ...offline, withdrawn: null },
  play: async hand => {
    await expect(await hand.canvas.findByText(/本机还没有作废名单/)).toBeVisible()
    await check(hand, signed.code)
    await expect(await hand.canvas.findByRole('heading', { name: '真实有效' })).toBeVisible()
    await expect(await hand.canvas.findByText(/没有联网，只核验了签名/)).toBeVisible()
  },
})

export const OfflineForged = meta.story({
  name: '没有网络，伪造',
  parameters: { ...offline, withdrawn: withOwn({ replaced: facts.serial }) },
  play: async hand => {
    const [, , , signature] = signed.code.split('.')
    await check(hand, `${ticketText({ ...facts, serial: 'AAAAAAAA' })}.${signature}`)
    await expect(await hand.canvas.findByRole('heading', { name: '伪造或被改动' })).toBeVisible()
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
