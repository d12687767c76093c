import { expect, screen, waitFor, within } from 'storybook/test'
import { searchFairJobs } from '#contract/fair-halls'
import { exhibitorPage, fairAt, fairJobPage, noFairJobs, onlineAt } from '#mocks/fixtures/fair-halls'
import { hardJob } from '#mocks/fixtures/jobs'
import { mock } from '#mocks/mock'
import { browserStorage } from '#platform/storage'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FairJobs } from './FairJobs.tsx'

const KEPT = 'fair-shortlist:2'
const [first] = exhibitorPage.list

/** One booth is on the list that this browser keeps. */
const keepFirst = () => {
  const entry = { participationId: first?.participation, jobId: '', note: '' }
  browserStorage().set(KEPT, JSON.stringify([entry]))
  return () => browserStorage().remove(KEPT)
}

const meta = preview.meta({
  id: 'fair-halls-fair-jobs',
  title: '业务/招聘会/本场岗位 FairJobs',
  component: FairJobs,
  args: { fair: fairAt('registering'), place: 'jobs' as const },
  parameters: { route: '/recruitment/page/2?view=jobs', path: '/recruitment/page/:id' },
  beforeEach({ msw }) {
    msw.use(mock(searchFairJobs).returns(fairJobPage))
  },
})

export const Filled = meta.story({
  name: '有岗位，条件带数',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '装配工（长白班）' })).toBeVisible()
    await expect(await canvas.findByText('96')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^B04 南昌县向塘鑫源电子厂/ })).toHaveAttribute(
      'href',
      '/recruitment/page/2?view=jobs&company=503',
    )
    await expect(canvas.getByRole('link', { name: '只看我的清单' })).toHaveAttribute(
      'href',
      '/recruitment/page/2?view=jobs&listed=1',
    )
  },
})

export const Filtered = meta.story({
  name: '选了条件：各有标签，一个个可去掉；搜索词不带走条件',
  parameters: { route: '/recruitment/page/2?view=jobs&t=装配&education=70&company=503&page=2' },
  play: async ({ canvas, canvasElement, step }) => {
    const tags = within(await canvas.findByRole('list', { name: '已选条件' }))
    await step('去掉一个，别的条件和搜索词还在，回到第一页', async () => {
      await expect(await tags.findByRole('link', { name: /本科/ })).toHaveAttribute(
        'href',
        `/recruitment/page/2?view=jobs&t=${encodeURIComponent('装配')}&company=503`,
      )
      await expect(await tags.findByRole('link', { name: /B04 南昌县向塘鑫源电子厂/ })).toBeVisible()
    })
    await step('改搜索词时条件跟着走', async () => {
      const form = canvasElement.querySelector('form[role="search"]')
      if (!(form instanceof HTMLFormElement)) throw new Error('no search')
      await expect(Object.fromEntries(new FormData(form))).toEqual({
        t: '装配',
        view: 'jobs',
        education: '70',
        company: '503',
      })
    })
  },
})

export const Relieved = meta.story({
  name: '没有结果：去掉哪一个条件有用',
  parameters: { route: '/recruitment/page/2?view=jobs&t=焊工&education=70&company=503' },
  beforeEach({ msw }) {
    msw.use(mock(searchFairJobs).returns(noFairJobs))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去掉“本科”，看 4 个岗位' })).toHaveAttribute(
      'href',
      `/recruitment/page/2?view=jobs&t=${encodeURIComponent('焊工')}&company=503`,
    )
    await expect(canvas.getByRole('link', { name: '去掉“焊工”（1 个岗位）' })).toHaveAttribute(
      'href',
      '/recruitment/page/2?view=jobs&education=70&company=503',
    )
  },
})

export const Empty = meta.story({
  name: '还没有岗位',
  beforeEach({ msw }) {
    msw.use(mock(searchFairJobs).returns({ ...noFairJobs, relief: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到岗位')).toBeVisible(),
})

export const Listed = meta.story({
  name: '只看清单：问的就是清单上的展位',
  parameters: { route: '/recruitment/page/2?view=jobs&listed=1' },
  beforeEach({ msw }) {
    msw.use(
      mock(searchFairJobs).answers(({ listed, booths }) => {
        const isAsked = listed && [booths].flat().join() === first?.participation
        const list = isAsked ? fairJobPage.list.filter(({ booth }) => booth === first?.booth) : []
        return { ...fairJobPage, list, total: list.length }
      }),
    )
    return keepFirst()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '出纳' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '装配工（长白班）' })).toBeNull()
  },
})

export const NothingListed = meta.story({
  name: '只看清单，清单还是空的',
  parameters: { route: '/recruitment/page/2?view=jobs&listed=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('清单还是空的')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '去看参展单位' })).toHaveAttribute('href', '/recruitment/page/2')
  },
})

export const Scene = meta.story({
  name: '在网络会场里：按展区，地址留在会场',
  args: { fair: onlineAt('running'), place: 'scene' },
  parameters: { route: '/recruitment/scene/34?view=jobs&hall=341', path: '/recruitment/scene/:id' },
  play: async ({ canvas }) => {
    const [tag] = await canvas.findAllByRole('link', { name: /数字经济展区/ })
    await expect(tag).toHaveAttribute('href', '/recruitment/scene/34?view=jobs')
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(searchFairJobs).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(searchFairJobs).fails())
  },
  play: offersRetry,
})

export const LongText = meta.story({
  name: '很长的名称',
  beforeEach({ msw }) {
    const job = { ...hardJob, open: true, booth: 'A01', hallId: '20' }
    msw.use(mock(searchFairJobs).returns({ ...fairJobPage, list: [job], total: 1 }))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText(/展位 A01/)
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })

export const Phone = meta.story({
  name: '手机：筛选从下方打开，选了不合上',
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^筛选/ }))
    const sheet = await screen.findByRole('dialog', { name: '筛选' })
    await waitFor(() => expect(sheet).toBeVisible())
    await userEvent.click(await within(sheet).findByRole('link', { name: /^本科/ }))
    await waitFor(() =>
      expect(within(sheet).getByRole('link', { name: /本科/ })).toHaveAttribute('aria-current', 'true'),
    )
    await expect(await within(sheet).findByRole('button', { name: '查看 96 个岗位' })).toBeVisible()
  },
})
