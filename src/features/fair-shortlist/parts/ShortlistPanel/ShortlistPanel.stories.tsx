import { expect, waitFor, within } from 'storybook/test'
import { codes } from '#contract/codes'
import {
  listFairShortlist,
  removeFromFairShortlist,
  type ShortlistEntry,
  saveToFairShortlist,
  takeOverFairShortlist,
} from '#contract/fair-shortlist'
import { fairShortlist, shortlistedIds } from '#mocks/fixtures/fair-shortlist'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { browserStorage } from '#platform/storage'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { keptName } from '../../model/kept-shortlist.ts'
import { exhibitors, hall } from '../../testing.ts'
import { ShortlistPanel } from './ShortlistPanel.tsx'

const [first = '', , third = ''] = shortlistedIds
const keep = (...ids: string[]) =>
  browserStorage().set(
    keptName('1'),
    JSON.stringify(ids.map(participationId => ({ participationId, jobId: '', note: '先去' }))),
  )

/** A service that remembers, so that reading anew in between tells the same. */
function remembering(list: ShortlistEntry[]) {
  let now = list
  const isMeant = (one: ShortlistEntry, other: { participationId: string; jobId: string }) =>
    one.participationId === other.participationId && one.jobId === other.jobId
  return [
    mock(listFairShortlist).answers(() => ({ list: now })),
    mock(saveToFairShortlist).answers(({ note, ...meant }) => {
      now = now.map(one => (isMeant(one, meant) && note !== undefined ? { ...one, note } : one))
      return { ok: true }
    }),
    mock(removeFromFairShortlist).answers(({ participationId }) => {
      now = now.filter(one => one.participationId !== participationId)
      return { ok: true }
    }),
    mock(takeOverFairShortlist).answers(({ entries }) => {
      now = [...now, ...entries.map(entry => ({ ...entry, addedAt: 1, shown: true }))]
      return { taken: entries.length, left: [] }
    }),
  ]
}

const meta = preview.meta({
  id: 'fair-shortlist-panel',
  title: '业务/招聘会清单/我的清单 ShortlistPanel',
  component: ShortlistPanel,
  args: {
    fairId: '1',
    fair: { title: '赣鄱英才大型综合招聘会', when: '2026-11-28（周六） 09:00—12:00', place: '南昌' },
    exhibitors,
    halls: [hall],
  },
  parameters: { session: member },
  beforeEach({ msw }) {
    const empty = () => browserStorage().remove(keptName('1'))
    empty()
    msw.use(...remembering(fairShortlist.list))
    return empty
  },
})

export const Filled = meta.story({
  name: '按路线，写备注，移除',
  play: async ({ canvas, userEvent, step }) => {
    const list = within(await canvas.findByRole('list', { name: '我的清单，按路线' }))
    await expect(canvas.getByText(/^3 个展位，从入口起按路线走约 \d+ 米$/)).toBeVisible()
    await step('写备注', async () => {
      await userEvent.click(list.getByRole('button', { name: '写备注：D10 䶮𠮷·文旅集团' }))
      await userEvent.type(await canvas.findByLabelText('D10 䶮𠮷·文旅集团的备注'), '上午去')
      await userEvent.click(canvas.getByRole('button', { name: '保存备注' }))
      await expect(await canvas.findByText('备注：上午去')).toBeVisible()
    })
    await step('按加入先后', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '改按加入先后排列' }))
      const items = await canvas.findAllByRole('link', { name: /公司|集团|总部/ })
      await expect(items[0]).toHaveTextContent('䶮𠮷·文旅集团')
    })
    await step('移除一个', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '移除：D10 䶮𠮷·文旅集团' }))
      await expect(await canvas.findByText(/^2 个展位/)).toBeVisible()
    })
    await step('打开导览', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '逛展导览（可打印）' }))
      await expect(await canvas.findByRole('button', { name: '打印导览' })).toBeVisible()
    })
  },
})

export const Guest = meta.story({
  name: '没有登录',
  parameters: { session: null },
  beforeEach: () => keep(first, third),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/清单只保存在这台设备的浏览器里/)).toBeVisible()
    await expect(canvas.getByText(/^2 个展位/)).toBeVisible()
  },
})

export const TakingOver = meta.story({
  name: '登录后并入',
  beforeEach: () => keep(third),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('这台设备上还有登录前加入的 1 项')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '并入我的清单' }))
    await expect(await canvas.findByText(/^4 个展位/)).toBeVisible()
    await waitFor(() => expect(browserStorage().get(keptName('1'))).toBeNull())
  },
})

export const TakeOverFailed = meta.story({
  name: '没有并入：浏览器里的还在',
  beforeEach({ msw }) {
    keep(third)
    msw.use(mock(takeOverFairShortlist).refuses({ code: codes.tooMany, msg: '操作太频繁，请稍后再试' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '并入我的清单' }))
    await expect(await canvas.findByText(/操作太频繁/)).toBeInTheDocument()
    await expect(canvas.getByText('这台设备上还有登录前加入的 1 项')).toBeVisible()
  },
})

export const NoteRefused = meta.story({
  name: '备注没有保存：写的还在',
  beforeEach({ msw }) {
    msw.use(mock(saveToFairShortlist).refuses({ code: codes.tooMany, msg: '操作太频繁，请稍后再试' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '写备注：D10 䶮𠮷·文旅集团' }))
    const box = await canvas.findByLabelText('D10 䶮𠮷·文旅集团的备注')
    await userEvent.type(box, '上午去')
    await userEvent.click(canvas.getByRole('button', { name: '保存备注' }))
    await expect(await canvas.findByText(/操作太频繁/)).toBeInTheDocument()
    await expect(await canvas.findByLabelText('D10 䶮𠮷·文旅集团的备注')).toHaveValue('上午去')
  },
})

export const Gone = meta.story({
  name: '单位不来了',
  args: { exhibitors: exhibitors.slice(0, 2) },
  play: async ({ canvas }) => expect(await canvas.findByText('清单里有 1 家单位已不在这场招聘会。')).toBeVisible(),
})

export const Empty = meta.story({
  name: '空的',
  beforeEach({ msw }) {
    msw.use(mock(listFairShortlist).returns({ list: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('清单还是空的')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listFairShortlist).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listFairShortlist).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
