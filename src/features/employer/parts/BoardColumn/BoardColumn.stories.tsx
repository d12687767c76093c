import { expect, fn, waitFor, within } from 'storybook/test'
import { listReceived } from '#contract/applications'
import { receivedColumn, receivedFirst } from '#mocks/fixtures/applications'
import { employerUser } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { BoardColumn } from './BoardColumn.tsx'

/** Which pages were read. */
const pages = fn<(page: number | undefined) => void>()
const holds = (total: number) =>
  mock(listReceived).answers(query => {
    pages(query.page)
    return receivedColumn(query, total)
  })

const meta = preview.meta({
  id: 'biz-employer-board-column',
  title: '业务/单位中心/看板的一列 BoardColumn',
  component: BoardColumn,
  args: {
    state: 'shortlisted' as const,
    filter: { jobId: '', t: '' },
    chosen: new Set<string>(),
    underWay: [],
    carried: null,
    onChoose: fn(),
    onAsk: fn(),
    onDrag: fn(),
    onDrop: fn(),
    onShown: fn(),
  },
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    pages.mockClear()
    msw.use(holds(3))
  },
})

export const Filled = meta.story({
  name: '三份',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '赵1' })).toBeVisible()
    await expect(canvas.getByText('3 份')).toBeVisible()
  },
})

export const TenThousand = meta.story({
  name: '一万份，只画、只读看得见的',
  beforeEach({ msw }) {
    msw.use(holds(10_000))
  },
  play: async ({ canvas, userEvent, step }) => {
    const region = await canvas.findByRole('region', { name: '初筛通过的简历' })
    const rows = () => within(region).getAllByRole('listitem')
    await step('读屏知道总数，画出来的只有几十行', async () => {
      await expect(await canvas.findByText('10000 份')).toBeVisible()
      await waitFor(() => expect(rows()[0]).toHaveAttribute('aria-setsize', '10000'))
      await expect(rows().length).toBeLessThan(60)
    })
    await step('End 到最后一份，只多读它那一页', async () => {
      region.focus()
      await userEvent.keyboard('{End}')
      await expect(await canvas.findByRole('link', { name: /10000$/ }, { timeout: 5000 })).toBeInTheDocument()
      await expect(rows().length).toBeLessThan(60)
      await expect(pages.mock.calls.every(([page = 1]) => page === 1 || page >= 199)).toBe(true)
    })
    await step('Home 回到第一份', async () => {
      await userEvent.keyboard('{Home}')
      await expect(await canvas.findByRole('link', { name: '赵1' })).toBeVisible()
    })
  },
})

export const Arriving = meta.story({
  name: '一份正在移过来',
  args: { underWay: [{ card: receivedFirst, to: 'shortlisted' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 份')).toBeVisible()
    await expect(canvas.getAllByRole('link')[0]).toHaveTextContent('阿依古丽·䶮')
  },
})

export const Closed = meta.story({
  name: '不能放到这里，说明为什么',
  args: { state: 'hired', carried: receivedFirst },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('“已查看”不能直接改为“已录用”，先要“拟录用”')).toBeVisible(),
})

export const Empty = meta.story({
  name: '空的',
  beforeEach({ msw }) {
    msw.use(holds(0))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有简历')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listReceived).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listReceived).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({ name: '手机上', globals: narrow })
