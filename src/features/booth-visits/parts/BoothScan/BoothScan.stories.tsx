import { expect, waitFor, within } from 'storybook/test'
import { boothBook, listBoothVisits, sendBoothRecords } from '#contract/booth-visits'
import { codes } from '#contract/codes'
import { shortCodeOf } from '#contract/fair-ticket-code'
import { boothBookAt, boothParticipation, boothVisits, noBoothVisits } from '#mocks/fixtures/booth-visits'
import { employerUser } from '#mocks/fixtures/employer'
import { signedTicket } from '#mocks/fixtures/fair-desk'
import { mock } from '#mocks/mock'
import { browserStorage } from '#platform/storage'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { keepBook } from '../../model/kept-booth.ts'
import { FAIR_NOW, fairNow, openBooth } from '../../testing.ts'
import { BoothScan } from './BoothScan.tsx'

const meta = preview.meta({
  id: 'booth-visits-booth-scan',
  title: '业务/招聘会扫码登记/扫码登记 BoothScan',
  component: BoothScan,
  args: {
    participation: boothParticipation,
    resumeHref: (visit: string) => `/manage/fair/onsite?view=resume&id=${visit}`,
  },
  parameters: { path: '/manage/fair/onsite', route: '/manage/fair/onsite', session: employerUser, now: FAIR_NOW },
  beforeEach({ msw }) {
    msw.use(...openBooth())
  },
})

interface Hand {
  canvas: { findByRole(role: string, options: { name: RegExp | string }): Promise<HTMLElement> }
  userEvent: { click(element: Element): Promise<void>; type(element: Element, text: string): Promise<void> }
}

async function scan({ canvas, userEvent }: Hand, code: string) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^入场短码/ }), `${code}{Enter}`)
}

let signed: Awaited<ReturnType<typeof signedTicket>>

export const Filled = meta.story({
  name: '扫码、备注、上传',
  async beforeEach({ msw }) {
    signed = await signedTicket()
    msw.use(
      mock(boothBook).returns({ ...boothBookAt(fairNow), keys: signed.keys }),
      mock(listBoothVisits).returns(boothVisits),
    )
  },
  play: async hand => {
    const { canvas, userEvent } = hand
    await scan(hand, signed.code)
    await userEvent.type(await canvas.findByRole('textbox', { name: '备注' }), '会日语')
    await userEvent.click(await canvas.findByRole('radio', { name: '约面试' }))
    await userEvent.click(await canvas.findByRole('button', { name: '好了，下一位' }))
    await expect(await canvas.findByText('在线 · 全部已上传')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: '查看简历' })).toHaveAttribute(
      'href',
      `/manage/fair/onsite?view=resume&id=${boothVisits.list[0]?.id}`,
    )
  },
})

export const Empty = meta.story({
  name: '还没有登记',
  play: async ({ canvas }) => expect(await canvas.findByText('还没有登记求职者')).toBeVisible(),
})

export const Offline = meta.story({
  name: '没有网络',
  beforeEach({ msw }) {
    keepBook(browserStorage(), boothParticipation, { book: boothBookAt(fairNow - 12 * 60_000), skew: 0 })
    msw.use(mock(boothBook).offline(), mock(listBoothVisits).offline(), mock(sendBoothRecords).offline())
  },
  play: async hand => {
    const { canvas, userEvent } = hand
    await expect(await canvas.findByText('没有网络，照常扫码登记')).toBeVisible()
    await scan(hand, shortCodeOf(48_291_306))
    await expect(await canvas.findByRole('status', { name: '扫码结果：已记下，联网后核对' })).toBeVisible()
    await userEvent.type(await canvas.findByRole('textbox', { name: '备注' }), '会日语')
    await userEvent.click(await canvas.findByRole('button', { name: '好了，下一位' }))
    const kept = within(await canvas.findByRole('list', { name: '没有上传的登记' }))
    await expect(kept.getByText(/联网后才知道/)).toBeVisible()
    await expect(kept.getByText('会日语')).toBeVisible()
    await expect(canvas.getByText(/1 条待上传/)).toBeVisible()
  },
})

export const Refused = meta.story({
  name: '短码错得太多',
  beforeEach({ msw }) {
    msw.use(
      mock(sendBoothRecords).answers(({ records }) => ({
        results: records.map(({ id }) => ({ id, outcome: 'locked' as const })),
      })),
    )
  },
  play: async hand => {
    const { canvas, userEvent } = hand
    await scan(hand, shortCodeOf(48_291_306))
    await expect(await canvas.findByText(/今天输错的短码太多/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: '好了，下一位' }))
    await userEvent.click(await canvas.findByRole('button', { name: `删掉 ${shortCodeOf(48_291_306)}` }))
    await waitFor(() => expect(canvas.queryByText(/今天输错的短码太多/)).toBeNull())
  },
})

export const WithoutBooth = meta.story({
  name: '还没有展位',
  beforeEach({ msw }) {
    msw.use(...openBooth({ booth: '' }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('有了展位才能登记求职者')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const Stopped = meta.story({
  name: '招聘会暂停',
  beforeEach({ msw }) {
    const book = boothBookAt(fairNow)
    msw.use(...openBooth({ fair: { ...book.fair, state: 'stopped', reason: '场内人数较多，正在疏导。' } }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('招聘会暂停中')).toBeVisible(),
})

export const NotFound = meta.story({
  name: '不是本单位的',
  beforeEach({ msw }) {
    msw.use(mock(boothBook).refuses({ code: codes.notFound, msg: '没有找到，可能已被删除' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到这个展位')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(boothBook).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '没有网络，也没有打开过',
  beforeEach({ msw }) {
    msw.use(mock(boothBook).offline(), mock(listBoothVisits).returns(noBoothVisits))
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(mock(listBoothVisits).returns(boothVisits))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('可看简历')
    await fitsSideways({ canvasElement })
  },
})
