import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { codes } from '#contract/codes'
import { fairPlateCounts, fairSigns, makeFairPlates, recordSignPrint } from '#contract/fair-papers'
import { employerUser } from '#mocks/fixtures/employer'
import { fairPlateCountsInFull, fairPlatesInFull, fairSignsInFull } from '#mocks/fixtures/fair-papers'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { catchPrinting } from '../../testing.ts'
import { OfficePrintsPage } from './OfficePrintsPage.tsx'

const printed: HTMLElement[] = []
const recorded = fn<(given: object) => void>()
const made = fn<(given: object) => void>()

const meta = preview.meta({
  id: 'page-office-fair-prints',
  title: '页面/招聘会主办方/现场用纸 OfficePrintsPage',
  component: OfficePrintsPage,
  parameters: { path: '/manage/fair-office/:id/prints', route: '/manage/fair-office/2/prints', session: employerUser },
  beforeEach({ msw }) {
    recorded.mockClear()
    made.mockClear()
    msw.use(
      mock(fairSigns).returns(fairSignsInFull),
      mock(recordSignPrint).answers(given => {
        recorded(given)
        return { ok: true }
      }),
      mock(fairPlateCounts).returns(fairPlateCountsInFull),
      mock(makeFairPlates).answers(given => {
        made(given)
        return fairPlatesInFull
      }),
    )
    return catchPrinting(printed)
  },
})

export const Filled = meta.story({
  name: '展位牌',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '打印 2 张' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: '都打印好了' }))
    await waitFor(() =>
      expect(recorded).toHaveBeenCalledWith({
        fair: '2',
        signs: fairSignsInFull.signs.slice(0, 2).map(({ booth, face }) => ({ booth, face })),
      }),
    )
  },
})

export const Plates = meta.story({
  name: '参会证',
  parameters: { route: '/manage/fair-office/2/prints?view=plates' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '制作并打印 318 张' }))
    await waitFor(() => expect(made).toHaveBeenCalledWith({ fair: '2', group: 'exhibitors', row: '' }))
    await waitFor(() => expect(printed).toHaveLength(1))
    await expect(await canvas.findByText('还没有填写参会人员的单位（2 家）')).toBeVisible()
  },
})

export const Entrance = meta.story({
  name: '入口名录',
  parameters: { route: '/manage/fair-office/2/prints?view=entrance' },
  play: async ({ canvas }) => expect(await canvas.findByRole('article', { name: '入口名录' })).toBeVisible(),
})

export const Empty = meta.story({
  name: '还没有单位',
  beforeEach({ msw }) {
    msw.use(mock(fairSigns).returns({ ...fairSignsInFull, signs: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('还没有单位定下展位')).toBeVisible(),
})

export const NotFound = meta.story({
  name: '没有权限',
  beforeEach({ msw }) {
    msw.use(mock(fairSigns).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场招聘会，或者您没有办理权限')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(fairSigns).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(fairSigns).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '打印 2 张' })
    await fitsSideways({ canvasElement })
  },
})
