import { expect, waitFor } from 'storybook/test'
import { listLives } from '#contract/fair-lives'
import { fairDays, fairTotals, listFairSeries, listJobFairs } from '#contract/job-fairs'
import { noLives } from '#mocks/fixtures/fair-lives'
import {
  fairDates,
  fairsAheadPage,
  fairTotalsInFull,
  longFairPage,
  noFairs,
  seriesList,
  specialFair,
} from '#mocks/fixtures/job-fairs'
import { employer, member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FairsPage } from './FairsPage.tsx'

const meta = preview.meta({
  id: 'page-recruitment',
  title: '页面/招聘会/招聘会首页 FairsPage',
  component: FairsPage,
  parameters: { route: '/recruitment' },
  beforeEach({ msw }) {
    msw.use(
      mock(listLives).returns(noLives),
      mock(listJobFairs).answers(({ kind }) =>
        kind === '4' ? { ...fairsAheadPage, list: [specialFair], total: 1 } : fairsAheadPage,
      ),
      mock(fairDays).returns({ list: [...fairDates] }),
      mock(listFairSeries).returns(seriesList),
      mock(fairTotals).returns(fairTotalsInFull),
    )
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listJobFairs).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listJobFairs).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '近期没有',
  beforeEach({ msw }) {
    msw.use(
      mock(listJobFairs).returns(noFairs),
      mock(fairDays).returns({ list: [] }),
      mock(listFairSeries).returns({ list: [] }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这一类近期没有招聘会')).toBeVisible()
    await expect(await canvas.findByText('这一类还没有系列招聘会')).toBeVisible()
  },
})

export const Filled = meta.story({
  name: '没有登录，换类型',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: '我的入场码' })).toHaveAttribute(
      'href',
      '/recruitment/tickets',
    )
    await waitFor(() => expect(canvas.getAllByRole('timer').length).toBeGreaterThan(3))
    await userEvent.click(canvas.getByRole('link', { name: '专场招聘会' }))
    await waitFor(() => expect(canvas.queryByText(/宜春零工市场早市/, { selector: 'h3 *' })).toBeNull())
    await expect(canvas.getByRole('link', { name: '专场招聘会' })).toHaveAttribute('aria-current', 'page')
  },
})

export const Unknown = meta.story({
  name: '地址里是别的类型：全部',
  parameters: { route: '/recruitment?tr=5' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '全部', current: 'page' })).toBeVisible()
  },
})

export const Seeker = meta.story({
  name: '求职者',
  parameters: { session: member },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '我的入场码' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('link', { name: '单位报名' })).toBeNull())
  },
})

export const Employer = meta.story({
  name: '单位',
  parameters: { session: employer },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: '单位报名' })).toHaveAttribute('href', '/manage/fair/onsite'),
    )
    await expect(canvas.queryByRole('link', { name: '我的入场码' })).toBeNull()
  },
})

export const LongText = meta.story({
  name: '很长的名称',
  beforeEach({ msw }) {
    msw.use(mock(listJobFairs).returns(longFairPage))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article')
    await fitsSideways({ canvasElement })
  },
})
