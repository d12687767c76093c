import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { codes } from '#contract/codes'
import { fairPapers, freezeFair } from '#contract/fair-papers'
import { employerUser } from '#mocks/fixtures/employer'
import { fairPapersInFull, frozenPapers } from '#mocks/fixtures/fair-papers'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OfficePapersPage } from './OfficePapersPage.tsx'

const statistics = { visitors: 620, resumes: 410, intentions: 57 }
const ended = { ...fairPapersInFull.fair, phase: 'ended' as const }
const frozen = fn<() => void>()

const meta = preview.meta({
  id: 'page-office-fair-papers',
  title: '页面/招聘会主办方/备案和统计 OfficePapersPage',
  component: OfficePapersPage,
  parameters: { path: '/manage/fair-office/:id/papers', route: '/manage/fair-office/2/papers', session: employerUser },
  beforeEach({ msw }) {
    frozen.mockClear()
    msw.use(
      mock(fairPapers).returns(fairPapersInFull),
      mock(freezeFair).answers(() => {
        frozen()
        return { hash: frozenPapers.hash }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '会前',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('招聘会结束后 7 天内填报。')).toBeVisible()
    await expect(canvas.getByText('已办')).toBeVisible()
    await expect(canvas.getByText(whole(/^还缺：安全责任人姓名、.*请在 2026-11-23 前补齐。$/))).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^安全保卫方案/ })).toHaveAttribute(
      'href',
      '/manage/fair-office/2/texts?view=security',
    )
    await expect(canvas.getByRole('link', { name: '参会证' })).toHaveAttribute(
      'href',
      '/manage/fair-office/2/prints?view=plates',
    )
  },
})

export const Online = meta.story({
  name: '网络招聘会没有现场用纸',
  beforeEach({ msw }) {
    msw.use(mock(fairPapers).returns({ ...fairPapersInFull, fair: { ...fairPapersInFull.fair, kind: '2' }, texts: [] }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('参展单位名单')).toBeVisible()
    await expect(canvas.queryByText('现场用纸')).toBeNull()
  },
})

export const Over = meta.story({
  name: '会后，归档',
  beforeEach({ msw }) {
    msw.use(mock(fairPapers).returns({ ...fairPapersInFull, fair: ended, statistics, present: 171, absent: 15 }))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('到场单位 171 家，未到场 15 家（按签到统计）。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '归档' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '归档' }))
    await waitFor(() => expect(frozen).toHaveBeenCalledOnce())
  },
})

export const Frozen = meta.story({
  name: '已归档',
  beforeEach({ msw }) {
    msw.use(mock(fairPapers).returns(frozenPapers))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(frozenPapers.hash)).toBeVisible()
    await expect(canvas.getByText(whole('2 家'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: '重新核算' })).toBeVisible()
    await expect(canvas.getByText(/改动任何一处，校验码都会不同/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '保存统计' })).toBeNull()
  },
})

export const NotFound = meta.story({
  name: '没有权限',
  beforeEach({ msw }) {
    msw.use(mock(fairPapers).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场招聘会，或者您没有办理权限')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(fairPapers).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(fairPapers).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('招聘会结束后 7 天内填报。')
    await fitsSideways({ canvasElement })
  },
})
