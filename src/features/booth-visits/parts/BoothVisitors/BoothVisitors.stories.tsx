import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { dropBoothVisit, listBoothVisits } from '#contract/booth-visits'
import {
  boothParticipation,
  boothVisits,
  longBoothVisits,
  noBoothVisits,
  openVisit,
} from '#mocks/fixtures/booth-visits'
import { employerUser } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { BoothVisitors } from './BoothVisitors.tsx'

const dropped = fn<(visit: string) => void>()

const meta = preview.meta({
  id: 'booth-visits-booth-visitors',
  title: '业务/招聘会扫码登记/登记的求职者 BoothVisitors',
  component: BoothVisitors,
  args: {
    participation: boothParticipation,
    isOnLine: true,
    resumeHref: (visit: string) => `/manage/fair/onsite?view=resume&id=${visit}`,
  },
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    dropped.mockClear()
    msw.use(
      mock(listBoothVisits).returns(boothVisits),
      mock(dropBoothVisit).answers(({ visit }) => {
        dropped(visit)
        return { ok: true }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '可看、没有选、已撤回',
  play: async ({ canvas }) => {
    const [first, ...others] = await canvas.findAllByRole('heading', { level: 3 })
    await expect(others).toHaveLength(2)
    const row = first?.closest('li') ?? document.body
    await expect(within(row).getByText(/我：会日语 N2/)).toBeVisible()
    await expect(within(row).getByText(/邹文斌：口头谈了薪资/)).toBeVisible()
    await expect(canvas.getByText('没有选简历')).toBeVisible()
    await expect(canvas.getByText('已撤回简历')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: '查看简历' })).toHaveLength(1)
  },
})

export const Dropped = meta.story({
  name: '删除一位',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `删除 ${openVisit.name}` }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: '删除登记' }))
    await waitFor(() => expect(dropped).toHaveBeenCalledWith(openVisit.id))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
})

export const Offline = meta.story({
  name: '没有网络',
  args: { isOnLine: false },
  play: async ({ canvas }) => expect(canvas.getByText(/联网后显示/)).toBeVisible(),
})

export const Empty = meta.story({
  name: '还没有',
  beforeEach({ msw }) {
    msw.use(mock(listBoothVisits).returns(noBoothVisits))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('还没有登记求职者')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listBoothVisits).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listBoothVisits).fails())
  },
  play: offersRetry,
})

export const LongText = meta.story({
  name: '很长的姓名和备注',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(mock(listBoothVisits).returns(longBoothVisits))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/买买提/)
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('已撤回简历')
    await fitsSideways({ canvasElement })
  },
})
