import { expect, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { listFairShortlist, removeFromFairShortlist, saveToFairShortlist } from '#contract/fair-shortlist'
import { fairShortlist, shortlistedIds } from '#mocks/fixtures/fair-shortlist'
import { longCompanyName } from '#mocks/fixtures/jobs'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { browserStorage } from '#platform/storage'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { keptName, readKept } from '../../model/kept-shortlist.ts'
import { ShortlistButton } from './ShortlistButton.tsx'

const [first = '', , third = ''] = shortlistedIds

const meta = preview.meta({
  id: 'fair-shortlist-button',
  title: '业务/招聘会清单/加入清单 ShortlistButton',
  component: ShortlistButton,
  args: { fairId: '1', participationId: third, companyName: '梅岭医药有限公司' },
  beforeEach({ msw }) {
    const empty = () => browserStorage().remove(keptName('1'))
    empty()
    msw.use(
      mock(listFairShortlist).returns(fairShortlist),
      mock(saveToFairShortlist).returns({ ok: true }),
      mock(removeFromFairShortlist).returns({ ok: true }),
    )
    return empty
  },
})

export const Filled = meta.story({
  name: '登录后加入与移出',
  parameters: { session: member },
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: '加入清单：梅岭医药有限公司' })
    await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(add)
    await userEvent.click(await canvas.findByRole('button', { name: '移出清单：梅岭医药有限公司' }))
    await expect(await canvas.findByRole('button', { name: '加入清单：梅岭医药有限公司' })).toBeVisible()
  },
})

export const Guest = meta.story({
  name: '没有登录：记在浏览器里',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加入清单：梅岭医药有限公司' }))
    await expect(await canvas.findByRole('button', { name: '移出清单：梅岭医药有限公司' })).toBeVisible()
    await expect(readKept(browserStorage().get(keptName('1')))).toEqual([
      { participationId: third, jobId: '', note: '' },
    ])
  },
})

export const Job = meta.story({
  name: '一个职位，已在清单',
  parameters: { session: member },
  args: { participationId: first, companyName: '赣鄱重工', job: { id: '101', title: '会计' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: '移出清单：赣鄱重工，会计' })).toBeVisible(),
})

export const Refused = meta.story({
  name: '清单已满',
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(saveToFairShortlist).refuses({ code: codes.quotaReached, msg: '一场招聘会的清单最多 100 项' }))
  },
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: /^加入清单/ })
    await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(add)
    await expect(await canvas.findByText('一场招聘会的清单最多 100 项')).toBeInTheDocument()
    await expect(await canvas.findByRole('button', { name: /^加入清单/ })).toBeVisible()
  },
})

export const Loading = meta.story({
  name: '加载中',
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(listFairShortlist).hangs())
  },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true'),
})

export const Failed = meta.story({
  name: '加载失败：不能改',
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(listFairShortlist).fails())
  },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true'),
})

export const Empty = meta.story({
  name: '清单是空的',
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(listFairShortlist).returns({ list: [] }))
  },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: /^加入清单/ })).toBeVisible(),
})

export const Narrow = meta.story({
  name: '手机',
  args: { companyName: longCompanyName },
  globals: narrow,
  play: fitsSideways,
})
